#include "text/reason.h"

#include <system_error>

namespace dogeref::text {

std::string reason_of(int error) {
  std::string reason = std::generic_category().message(error);
  if (!reason.empty() && reason[0] >= 'A' && reason[0] <= 'Z') reason[0] = static_cast<char>(reason[0] - 'A' + 'a');
  return reason;
}

}  // namespace dogeref::text
