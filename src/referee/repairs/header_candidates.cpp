#include "referee/repairs/header_candidates.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>
#include <string>

#include "referee/repairs/line_edits.h"
#include "referee/repairs/sign_repairs.h"

namespace dogeref::referee {
namespace {

constexpr std::size_t most_signs = 100;
constexpr std::size_t most_alike = 64;  ///< ids of a shape that are thought of

struct IdPlace {
  std::size_t begin, end;
};

/// What an id looks like: `C12` and `F03` alike. Empty for what is no id.
std::string shape_of(std::string_view token) {
  std::string shape;
  for (const char byte : token) {
    const auto of = static_cast<unsigned char>(byte);
    if (std::isalnum(of) == 0) return {};
    shape += std::isdigit(of) != 0 ? '9' : std::isupper(of) != 0 ? 'A' : 'a';
  }
  const bool is_id = shape.find('9') != std::string::npos && shape.find_first_of("Aa") != std::string::npos;
  return is_id ? shape : std::string{};
}

std::vector<IdPlace> ids_in(std::string_view text) {
  std::vector<IdPlace> ids;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && std::isalnum(static_cast<unsigned char>(text[end])) != 0) ++end;
    if (!shape_of(text.substr(at, end - at)).empty()) ids.push_back({at, end});
    at = std::max(end, at + 1);
  }
  return ids;
}

class HeaderCandidates {
 public:
  HeaderCandidates(std::string_view record, std::string_view line, const findings::Finding& finding)
      : line_(line), finding_(finding), ids_(ids_in(line)) {
    std::set<std::string_view> here;
    for (const IdPlace& id : ids_) here.insert(of(id));
    for (const IdPlace& id : ids_in(record)) {
      const std::string_view text = record.substr(id.begin, id.end - id.begin);
      std::set<std::string>& alike = others_[shape_of(text)];
      if (!here.contains(text) && alike.size() < most_alike) alike.emplace(text);
    }
  }

  std::vector<Repair> all(std::span<const PlayerName> players) {
    list_sign_repairs(line_, players, [this](std::string text) {
      if (repairs_.size() < most_signs) put(std::move(text), repair_costs::sign);
    });
    words();
    replaced();
    exchanged();
    forgotten();
    superfluous();
    std::stable_sort(repairs_.begin(), repairs_.end(),
                     [](const Repair& one, const Repair& other) { return one.cost < other.cost; });
    return std::move(repairs_);
  }

  std::vector<Repair> belonging() {
    for (const IdPlace& id : ids_) {
      for (const std::string& other : others_[shape_of(of(id))]) put(with(id, other), repair_costs::word);
    }
    forgotten();
    return std::move(repairs_);
  }

 private:
  void put(std::string text, int cost) { repairs_.push_back({Repair::Kind::change, std::move(text), 0, -1, cost}); }
  [[nodiscard]] std::string_view of(const IdPlace& token) const {
    return line_.substr(token.begin, token.end - token.begin);
  }
  [[nodiscard]] std::string with(const IdPlace& token, std::string_view other) const {
    return with_span(line_, token.begin, token.end, other);
  }
  [[nodiscard]] bool is_at_fault(const IdPlace& token) const {
    return token.begin < finding_.span.end && finding_.span.begin < token.end;
  }

  /// The words that the finding proposes in place of what it stands on.
  void words() {
    each_proposed_word(finding_, {}, [this](std::string_view word) {
      put(with({finding_.span.begin, finding_.span.end}, word), repair_costs::word);
    });
  }

  /// Each id as another of its shape that the rest of the record knows and this line does not, those the finding stands
  /// on first; and with a slip of one digit.
  void replaced() {
    for (const bool at_fault : {true, false}) {
      for (const IdPlace& id : ids_) {
        if (is_at_fault(id) != at_fault) continue;
        for (const std::string& other : others_[shape_of(of(id))]) put(with(id, other), repair_costs::word);
        if (at_fault) digits(id);
      }
    }
  }

  void digits(const IdPlace& id) {
    for (std::size_t at = id.begin; at < id.end; ++at) {
      if (std::isdigit(static_cast<unsigned char>(line_[at])) == 0) continue;
      for (char digit = '0'; digit <= '9'; ++digit) put(with({at, at + 1}, std::string(1, digit)), repair_costs::word);
    }
  }

  /// Two neighbours that changed places.
  void exchanged() {
    for (std::size_t at = 1; at < ids_.size(); ++at) {
      if (shape_of(of(ids_[at - 1])) != shape_of(of(ids_[at]))) continue;
      std::string text = with(ids_[at], of(ids_[at - 1]));
      put(text.replace(ids_[at - 1].begin, ids_[at - 1].end - ids_[at - 1].begin, of(ids_[at])), repair_costs::order);
    }
  }

  /// One more at the end of the list.
  void forgotten() {
    if (ids_.empty()) return;
    for (const std::string& other : others_[shape_of(of(ids_.back()))])
      put(std::string(line_) + " " + other, repair_costs::word);
  }

  /// One too many.
  void superfluous() {
    for (const IdPlace& id : ids_) {
      const std::size_t begin = id.begin > 0 && line_[id.begin - 1] == ' ' ? id.begin - 1 : id.begin;
      if (is_at_fault(id)) put(with({begin, id.end}, ""), repair_costs::order);
    }
  }

  std::string_view line_;
  const findings::Finding& finding_;
  std::vector<IdPlace> ids_;
  std::map<std::string, std::set<std::string>> others_;  ///< of each shape the ids that the line does not name
  std::vector<Repair> repairs_;
};

}  // namespace

std::vector<Repair> header_repairs(std::string_view record, std::string_view line, const findings::Finding& finding,
                                   std::span<const PlayerName> players) {
  return HeaderCandidates(record, line, finding).all(players);
}

std::vector<Repair> header_repairs_for(std::string_view line, std::string_view at_fault,
                                       const findings::Finding& finding) {
  const std::size_t end = std::min<std::size_t>(finding.span.end, at_fault.size());
  const std::size_t begin = std::min<std::size_t>(finding.span.begin, end);
  return HeaderCandidates(at_fault.substr(begin, end - begin), line, finding).belonging();
}

}  // namespace dogeref::referee
