#pragma once
// SARIF 2.1.0, the format in which code scanning takes findings. One run, which grows result by result, so that an
// archive of any size can be written: what the results refer to comes at the end.

#include <span>
#include <string>
#include <string_view>

#include "render/notices/notice.h"

namespace dogeref::render {

/// What a rule says that notices name.
struct NoticeRule {
  std::string id;        ///< as `Notice::rule`
  std::string title;     ///< one line
  std::string text;      ///< a few sentences
  std::string help;      ///< what the rule is for, with examples
  std::string category;  ///< as `Notice::category`
  findings::Severity severity = findings::Severity::error;
};

/// What stands before the first result.
inline constexpr std::string_view sarif_begin =
    "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":[{"
    "\"columnKind\":\"unicodeCodePoints\",\"results\":[\n";
/// What stands between two.
inline constexpr std::string_view sarif_between = ",\n";

/// One result, without an end of line.
void append_sarif_result(const Notice& notice, std::string& out);

/// What stands behind the last one.
void append_sarif_end(std::span<const NoticeRule> rules, std::string_view version, std::string& out);

}  // namespace dogeref::render
