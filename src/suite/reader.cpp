#include "suite/reader.h"

#include <filesystem>
#include <map>
#include <memory>
#include <set>
#include <system_error>
#include <utility>

#include "referee/record/record.h"
#include "rules/shape/check.h"
#include "rules/tree/sources.h"
#include "rules/tree/values.h"
#include "rules/tree/yaml.h"
#include "rules/tree/yaml_limits.h"
#include "suite/objection.h"
#include "suite/shapes.h"
#include "text/file.h"
#include "text/magic.h"

namespace dogeref::suite {
namespace {

namespace fs = std::filesystem;
using rules::Member;

/// Why bytes are no log; empty when they may be one.
std::string no_text(std::string_view bytes) {
  const bool is_text = !text::marked_as(bytes) && bytes.find('\0') == std::string_view::npos;
  if (is_text) return {};
  return "it looks like " + std::string(text::looks_like(bytes).value_or("binary data")) + ", not like text";
}

/// Turns a checked tree into a suite.
class Reader {
 public:
  Reader(std::string folder, rules::FaultList& faults) : folder_(std::move(folder)), faults_(faults) {}

  void read(const Node& root, Suite& suite);

 private:
  void select(const Node& rules, Suite& suite);
  std::optional<Node> overlay_of(const Node& map);
  Case test_case(const Node& node);
  void log(const Node& node, Case& into);
  void log_file(const Node& name, Case& into);
  void legal(const Node& node, Case& into);
  ExpectedAction action(const Node& node);
  void expectation(const Node& node, Case& into);
  static std::vector<ExpectedFault> expected_faults(const Node& list);
  void place(const Node& node, Case& into);

  std::string folder_;
  rules::FaultList& faults_;
  std::map<std::string, std::shared_ptr<const std::string>> files_;  ///< read already, by their paths
};

std::optional<Node> Reader::overlay_of(const Node& map) {
  const Node* const overlay = map.find("overlay");
  if (overlay == nullptr) return std::nullopt;
  Node own = *overlay;
  rules::fold_sources(own, faults_);
  return own;
}

void Reader::select(const Node& rules, Suite& suite) {
  suite.selection.game = rules::text_of(rules.find("game"));
  suite.selection_origin = rules.origin;
  if (const Node* edition = rules.find("edition")) suite.selection.edition = edition->text;
  if (const Node* variants = rules.find("variants")) {
    for (const Member& id : variants->members) suite.selection.variants.push_back(id.value.text);
  }
  std::optional<Node> overlay = overlay_of(rules);
  if (!overlay) return;
  if (suite.overlay) return faults_.add(overlay->origin, "a suite has one overlay: there is one beside 'rules' too");
  suite.overlay = std::move(overlay);
}

ExpectedAction Reader::action(const Node& node) {
  ExpectedAction expected{node.text, {}, node.origin};
  if (const Node* line = node.find("action")) expected.line = line->text;
  expected.code = rules::text_of(node.find("code"));
  if (expected.line.find('\n') != std::string::npos) faults_.add(node.origin, "found several lines, needed one action");
  return expected;
}

void Reader::legal(const Node& node, Case& into) {
  if (const Node* includes = node.find("includes")) {
    for (const Member& item : includes->members) into.legal.push_back(action(item.value));
  }
  if (const Node* excludes = node.find("excludes")) {
    for (const Member& item : excludes->members) into.illegal.push_back(action(item.value));
  }
  const Node* const count = node.find("count");
  const Node* const depth = node.find("depth");
  if (depth != nullptr && count == nullptr) faults_.add(depth->origin, "`depth` goes with `count`");
  if (depth != nullptr) into.depth = static_cast<int>(depth->integer);
  if (count == nullptr) return;
  into.count = static_cast<std::uint32_t>(count->integer);
  into.count_origin = count->origin;
}

std::vector<ExpectedFault> Reader::expected_faults(const Node& list) {
  std::vector<ExpectedFault> faults;
  for (const Member& item : list.members) {
    faults.push_back({static_cast<std::uint32_t>(item.value.find("line")->integer), item.value.find("code")->text,
                      item.value.origin});
  }
  return faults;
}

void Reader::place(const Node& node, Case& into) {
  ExpectedPlace place{std::string(rules::text_of(node.find("player"))), {}, node.origin};
  if (place.player.empty()) faults_.add(node.origin, "the key 'player' is missing");
  for (const Member& member : node.members) {
    if (member.key != "player") place.values.push_back(member);
  }
  into.standings.push_back(std::move(place));
}

void Reader::expectation(const Node& node, Case& into) {
  into.errors_origin = node.origin;
  if (const Node* errors = node.find("errors")) {
    into.errors = expected_faults(*errors);
    into.errors_origin = errors->origin;
  }
  if (const Node* warnings = node.find("warnings")) {
    into.warnings = expected_faults(*warnings);
    into.warnings_origin = warnings->origin;
  }
  if (const Node* state = node.find("state")) into.state = *state;
  if (const Node* ended = node.find("ended")) into.ended = *ended;
  if (const Node* standings = node.find("standings")) {
    for (const Member& item : standings->members) place(item.value, into);
  }
}

/// A suite can name files of its own folder only, whatever links there are.
void Reader::log_file(const Node& name, Case& into) {
  std::error_code error;
  const fs::path folder = fs::canonical(folder_.empty() ? "." : folder_, error);
  const fs::path file = error ? fs::path() : fs::canonical(folder / name.text, error);
  if (error) return faults_.add(name.origin, "cannot read '" + rules::shortened(name.text) + "': no such file");
  const auto [end, rest] = std::mismatch(folder.begin(), folder.end(), file.begin(), file.end());
  if (fs::path(name.text).is_absolute() || end != folder.end()) {
    return faults_.add(name.origin, "'" + rules::shortened(name.text) + "' is not beside the suite or below it");
  }
  std::shared_ptr<const std::string>& known = files_[file.string()];
  if (known == nullptr) {
    auto text = text::read_file(file.string(), referee::max_game_bytes);
    if (!text) return faults_.add(name.origin, "cannot read '" + rules::shortened(name.text) + "': " + text.error());
    if (const std::string why = no_text(text.value()); !why.empty())
      return faults_.add(name.origin, "cannot read '" + rules::shortened(name.text) + "': " + why);
    known = std::make_shared<const std::string>(text::without_mark(text.value()));
  }
  into.file = known;
}

void Reader::log(const Node& node, Case& into) {
  const Node* const log = node.find("log");
  const Node* const file = node.find("log_file");
  if (log != nullptr) {
    into.log = log->text;
    into.log_origin = log->origin;
  }
  if (file != nullptr && log != nullptr) return faults_.add(file->origin, "a case has a log or a file, not both");
  if (file != nullptr && into.given) return faults_.add(file->origin, "a file holds a whole game: nothing is given");
  if (file != nullptr) {
    into.log_origin = file->origin;
    log_file(*file, into);
  }
  if (into.log.empty() && file == nullptr && !into.given) {
    faults_.add(node.origin, "the case has neither a position (given) nor a game (log, log_file)");
  }
  if (const Node* at = node.find("at")) {
    into.until = static_cast<std::uint32_t>(at->integer);
    into.until_origin = at->origin;
    if (into.given) faults_.add(at->origin, "'at' is for whole games: nothing is given then");
  }
}

Case Reader::test_case(const Node& node) {
  Case made;
  made.name = rules::text_of(node.find("name"));
  made.origin = made.errors_origin = node.origin;
  if (const Node* skip = node.find("skip")) {
    made.skip = skip->kind == Node::Kind::boolean ? (skip->boolean ? "skip" : "") : skip->text;
  }
  made.xfail = rules::text_of(node.find("xfail"));
  made.overlay = overlay_of(node);
  if (const Node* given = node.find("given")) made.given = *given;
  if (made.skip.empty()) log(node, made);
  if (const Node* legal_node = node.find("legal")) legal(*legal_node, made);
  if (const Node* expect = node.find("expect")) expectation(*expect, made);
  if (made.skip.empty()) object(made, faults_);
  return made;
}

void Reader::read(const Node& root, Suite& suite) {
  suite.title = rules::text_of(root.find("suite"));
  suite.overlay = overlay_of(root);
  select(*root.find("rules"), suite);
  std::set<std::string> names;
  for (const Member& item : root.find("cases")->members) {
    suite.cases.push_back(test_case(item.value));
    if (names.insert(suite.cases.back().name).second) continue;
    faults_.add(item.value.origin, "two cases are named '" + rules::shortened(suite.cases.back().name) + '\'');
  }
}

}  // namespace

text::Result<Suite, rules::Faults> read_suite_text(std::string_view text, const std::string& path,
                                                   const std::string& shown, const std::string& folder) {
  rules::FaultList faults;
  const std::optional<Node> root = rules::read_yaml(text, faults.add_file(shown), faults);
  if (!root) return text::Failure{faults.take()};
  rules::check(*root, suite_shape(), {}, faults);
  if (!faults.empty()) return text::Failure{faults.take()};
  Suite suite;
  suite.path = path;
  suite.shown = shown;
  Reader(folder, faults).read(*root, suite);
  if (!faults.empty()) return text::Failure{faults.take()};
  return suite;
}

text::Result<Suite, rules::Faults> read_suite(const std::string& path, const std::string& shown) {
  const auto text = text::read_file(path, rules::yaml_size_limit);
  if (!text) return text::Failure{rules::Faults{{shown, 0, 0, text.error()}}};
  return read_suite_text(text.value(), path, shown, fs::path(path).parent_path().string());
}

}  // namespace dogeref::suite
