#include "render/notices/sarif.h"

#include <utility>

#include "rules/tree/json.h"
#include "text/json_line.h"

namespace dogeref::render {
namespace {

using rules::list_node;
using rules::map_node;
using rules::Node;
using rules::number_node;

Node well_formed_node(std::string_view text) { return rules::text_node(well_formed(text)); }

Node map_of(std::string_view key, Node value) {
  Node map = map_node();
  put(map, key, std::move(value));
  return map;
}

Node message_node(std::string_view text) { return map_of("text", well_formed_node(text)); }

std::string_view level_of(findings::Severity severity) {
  if (severity == findings::Severity::error) return "error";
  return severity == findings::Severity::warning ? "warning" : "note";
}

/// A path as a reference by RFC 3986: relative ones stay so, for whoever reads the results knows to what.
std::string uri_of(std::string_view path) {
  constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/";
  std::string out = path.starts_with('/') ? "file://" : "";
  while (path.starts_with("./")) path.remove_prefix(2);
  for (const char each : path) {
    if (plain.find(each) == std::string_view::npos) {
      append_percent(each, out);
    } else {
      out += each;
    }
  }
  return out;
}

Node region_of(const NoticePlace& place) {
  Node region = map_of("startLine", number_node(place.line));
  if (place.column == 0) return region;
  put(region, "startColumn", number_node(static_cast<std::int64_t>(place.column)));
  if (place.end_column >= place.column)
    put(region, "endColumn", number_node(static_cast<std::int64_t>(place.end_column)));
  return region;
}

Node artifact_of(const Notice& notice) { return map_of("uri", rules::text_node(uri_of(notice.file))); }

Node location_of(const Notice& notice, const NoticePlace& place) {
  Node physical = map_of("artifactLocation", artifact_of(notice));
  if (place.line > 0) put(physical, "region", region_of(place));
  return map_of("physicalLocation", std::move(physical));
}

Node related_locations(const Notice& notice) {
  Node list = list_node();
  for (const NoticeRelated& related : notice.related) {
    Node location = location_of(notice, {related.line, 0, 0});
    if (!related.message.empty()) put(location, "message", message_node(related.message));
    put(list, std::move(location));
  }
  return list;
}

/// One fix, whose edits belong together.
Node fixes_of_notice(const Notice& notice) {
  Node replacements = list_node();
  for (const NoticeEdit& edit : notice.edits) {
    Node replacement = map_of("deletedRegion", region_of(edit.place));
    put(replacement, "insertedContent", message_node(edit.replacement));
    put(replacements, std::move(replacement));
  }
  Node change = map_of("artifactLocation", artifact_of(notice));
  put(change, "replacements", std::move(replacements));
  Node changes = list_node();
  put(changes, std::move(change));
  Node fix = map_node();
  if (!notice.fix_message.empty()) put(fix, "description", message_node(notice.fix_message));
  put(fix, "artifactChanges", std::move(changes));
  Node fixes = list_node();
  put(fixes, std::move(fix));
  return fixes;
}

Node properties_of(const Notice& notice) {
  Node properties = map_node();
  if (!notice.category.empty()) put(properties, "category", rules::text_node(notice.category));
  if (notice.round > 0) put(properties, "round", number_node(notice.round));
  if (notice.number > 0) put(properties, "number", number_node(notice.number));
  return properties;
}

/// What an arbiter allows is suppressed, as the format calls it.
Node suppressions() {
  Node list = list_node();
  put(list, map_of("kind", rules::text_node("inSource")));
  return list;
}

Node rule_of(const NoticeRule& rule) {
  Node node = map_of("id", rules::text_node(rule.id));
  put(node, "shortDescription", message_node(rule.title));
  if (!rule.text.empty()) put(node, "fullDescription", message_node(rule.text));
  put(node, "help", message_node(rule.help));
  put(node, "defaultConfiguration", map_of("level", rules::text_node(level_of(rule.severity))));
  put(node, "properties", map_of("category", rules::text_node(rule.category)));
  return node;
}

}  // namespace

void append_sarif_result(const Notice& notice, std::string& out) {
  Node result = map_node();
  if (!notice.rule.empty()) put(result, "ruleId", rules::text_node(notice.rule));
  put(result, "level", rules::text_node(level_of(notice.severity)));
  put(result, "message", message_node(notice.message));
  Node locations = list_node();
  put(locations, location_of(notice, notice.place));
  put(result, "locations", std::move(locations));
  if (!notice.related.empty()) put(result, "relatedLocations", related_locations(notice));
  if (!notice.fingerprint.empty())
    put(result, "partialFingerprints", map_of("dogeref/v1", rules::text_node(notice.fingerprint)));
  if (notice.compared) put(result, "baselineState", rules::text_node(notice.known ? "unchanged" : "new"));
  if (notice.severity == findings::Severity::allowed) put(result, "suppressions", suppressions());
  if (!notice.edits.empty()) put(result, "fixes", fixes_of_notice(notice));
  put(result, "properties", properties_of(notice));
  out += text::plain_json(rules::json(result));
}

void append_sarif_end(std::span<const NoticeRule> all, std::string_view version, std::string& out) {
  Node list = list_node();
  for (const NoticeRule& rule : all) put(list, rule_of(rule));
  Node driver = map_of("name", rules::text_node("dogeref"));
  put(driver, "version", rules::text_node(version));
  put(driver, "rules", std::move(list));
  out += "\n],\"tool\":" + text::plain_json(rules::json(map_of("driver", std::move(driver)))) + "}]}\n";
}

}  // namespace dogeref::render
