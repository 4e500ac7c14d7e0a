#pragma once
// Annotations of GitHub's runners: commands on a line each, which a runner shows at the lines of a change.

#include <string>

#include "render/notices/notice.h"

namespace dogeref::render {

/// Appends `::error file=a.log,line=14,col=7,endColumn=12,title=CODE::message`. Nothing in a notice can end the command
/// or begin another one: what parts its fields is written as %0A and the like, control characters are shown.
void append_annotation(const Notice& notice, std::string& out);

}  // namespace dogeref::render
