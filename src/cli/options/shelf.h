#pragma once
// The rules that a command judges by.

#include "service/shelf.h"

namespace dogeref::cli {

using service::Loan;
using service::Shelf;

}  // namespace dogeref::cli
