#include "rules/shape/check.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "rules/shape/shape_help.h"
#include "rules/tree/scalar.h"
#include "text/nearest.h"

namespace dogeref::rules {
namespace {

using Words = std::vector<std::string_view>;

/// Walks over a tree and its shape together.
class Checker {
 public:
  Checker(const Checking& how, FaultList& faults, std::span<const Idea> ideas)
      : how_(how), faults_(faults), ideas_(ideas), overlay_(how.overlay) {}

  void value(const Node& node, const Shape& shape);

 private:
  void text(const Node& node, const Shape& shape);
  void integer(const Node& node, const Shape& shape);
  void list(const Node& node, const Shape& shape);
  void map(const Node& node, const Shape& shape);
  void key(const Member& member, const Shape& shape);
  void record(const Node& node, const Shape& shape);
  bool tell_idea(const Origin& at, const std::string& path);
  void missing(const Node& node, const Shape& shape);
  void needs(const Node& node, std::string_view key);
  void unknown(const Member& member, const Words& known);
  void cases(const Node& node, const Shape& shape);
  void any_case(const Node& node, const Shape& shape);
  void count(const Node& node, const Shape& shape, std::string_view what);
  void word(const Origin& at, const std::string& text, const Words& words, const std::string& wanted);
  void member_value(const Member& member, const Shape& shape);
  [[nodiscard]] const Origin* removal_of(std::string_view key) const;
  [[nodiscard]] const Origin* removal_below() const;
  [[nodiscard]] const Origin* removal_of_thing(std::string_view id) const;

  void fault(const Origin& at, const std::string& message) {
    faults_.add(at, path_.empty() ? message : path_ + ": " + message);
  }
  void wrong(const Node& node, const std::string& wanted) {
    if (tell_idea(node.origin, path_)) return;
    fault(node.origin, "found " + found(node) + ", needed " + wanted);
  }
  [[nodiscard]] const NamedSet* named(std::string_view name) const {
    const auto at = std::find_if(how_.sets.begin(), how_.sets.end(), [&](const NamedSet& s) { return s.name == name; });
    return at == how_.sets.end() ? nullptr : &*at;
  }
  const Words& members(const NamedSet& set);

  const Checking& how_;
  FaultList& faults_;
  const std::span<const Idea> ideas_;
  bool overlay_;
  std::string path_;
  std::map<std::string_view, std::vector<std::string>> sets_;
  std::map<std::string_view, Words> words_;
  std::set<const Origin*> told_;  ///< removals that were told: what needs the same thing is no further fault
};

const Words& Checker::members(const NamedSet& set) {
  const auto known = words_.find(set.name);
  if (known != words_.end()) return known->second;
  const std::vector<std::string>& texts = sets_[set.name] = set.members(*how_.rules);
  return words_[set.name] = Words(texts.begin(), texts.end());
}

/// Of a key of the map that is looked at.
const Origin* Checker::removal_of(std::string_view key) const {
  if (how_.removed == nullptr) return nullptr;
  const auto at = how_.removed->find(path_.empty() ? std::string(key) : path_ + '.' + std::string(key));
  return at == how_.removed->end() ? nullptr : &at->second;
}

/// The first of a key of the map that is looked at.
const Origin* Checker::removal_below() const {
  if (how_.removed == nullptr) return nullptr;
  const auto at = how_.removed->lower_bound(path_ + '.');
  return at != how_.removed->end() && at->first.starts_with(path_ + '.') ? &at->second : nullptr;
}

/// Of a thing that has this id, wherever it stood.
const Origin* Checker::removal_of_thing(std::string_view id) const {
  if (how_.removed == nullptr) return nullptr;
  const auto at = std::find_if(how_.removed->begin(), how_.removed->end(), [id](const auto& removal) {
    const std::string& path = removal.first;
    return path.size() > id.size() && path.ends_with(id) && path[path.size() - id.size() - 1] == '.';
  });
  return at == how_.removed->end() ? nullptr : &at->second;
}

void Checker::value(const Node& node, const Shape& shape) {
  if (faults_.full()) return;
  if (!fits_type(node, shape)) return wrong(node, needed(shape));
  switch (shape.kind) {
    case Shape::Kind::text: return text(node, shape);
    case Shape::Kind::integer: return integer(node, shape);
    case Shape::Kind::boolean:
    case Shape::Kind::null:
    case Shape::Kind::any: return;
    case Shape::Kind::list: return list(node, shape);
    case Shape::Kind::map: return map(node, shape);
    case Shape::Kind::record: return record(node, shape);
    case Shape::Kind::cases: return cases(node, shape);
    case Shape::Kind::either: break;
  }
  const auto part = std::find_if(shape.parts.begin(), shape.parts.end(),
                                 [&](const Shape& candidate) { return fits_type(node, candidate); });
  value(node, *part);
}

void Checker::word(const Origin& at, const std::string& text, const Words& words, const std::string& wanted) {
  if (std::find(words.begin(), words.end(), text) != words.end()) return;
  if (const Origin* const removal = removal_of_thing(text)) {
    if (!told_.insert(removal).second) return;
    return faults_.add(
        *removal, "'" + shortened(text) + "' is taken away, but needed by " + path_ + " (" + faults_.place(at) + ')');
  }
  std::string message = "found '" + shortened(text) + "', needed " + wanted;
  if (words.size() <= 12 && !words.empty()) {
    message += ": " + joined(words, ", ");
  } else if (const Words near = text::nearest(text, words); !near.empty()) {
    message += "; did you mean " + joined(near, ", ") + '?';
  }
  fault(at, message);
}

void Checker::text(const Node& node, const Shape& shape) {
  if (!shape.words.empty()) return word(node.origin, node.text, shape.words, "one of these");
  const NamedSet* const set = named(shape.set);
  if (set != nullptr && how_.rules != nullptr) {
    return word(node.origin, node.text, members(*set), std::string(set->help));
  }
  if (!has_form(node.text, shape.form)) wrong(node, needed(shape.form));
}

void Checker::integer(const Node& node, const Shape& shape) {
  if (node.integer < shape.min || node.integer > shape.max) wrong(node, needed(shape));
}

void Checker::count(const Node& node, const Shape& shape, std::string_view what) {
  const auto size = static_cast<std::int64_t>(node.members.size());
  if (size > shape.max || (size < shape.min && !(overlay_ && node.is_map()))) {
    const Origin* const removal = size < shape.min ? removal_below() : nullptr;
    fault(removal == nullptr ? node.origin : *removal,
          std::string(what) + " found: " + std::to_string(size) + ", needed " + range(shape.min, shape.max));
  }
}

/// A patch replaces a list whole, so within it everything is required again.
void Checker::list(const Node& node, const Shape& shape) {
  count(node, shape, "values");
  const bool overlay = std::exchange(overlay_, false);
  for (std::size_t i = 0; i < node.members.size(); ++i) {
    const std::size_t length = path_.size();
    path_ += '.' + std::to_string(i);
    value(node.members[i].value, shape.parts[0]);
    path_.resize(length);
  }
  overlay_ = overlay;
}

void Checker::member_value(const Member& member, const Shape& shape) {
  if (overlay_ && member.value.kind == Node::Kind::null) return;
  const std::size_t length = path_.size();
  path_ += (path_.empty() ? "" : ".") + shortened(member.key);
  value(member.value, shape);
  path_.resize(length);
}

void Checker::key(const Member& member, const Shape& shape) {
  const NamedSet* const set = named(shape.set);
  if (set != nullptr && how_.rules != nullptr) {
    return word(member.key_origin, member.key, members(*set), std::string(set->help));
  }
  if (!has_form(member.key, shape.form)) {
    return fault(member.key_origin, "found the key '" + shortened(member.key) + "', needed " + needed(shape.form));
  }
  if (shape.form != Shape::Form::number) return;
  const std::int64_t number = read_scalar(member.key).integer;
  if (number < shape.least || number > shape.most) {
    fault(member.key_origin, "found the key " + member.key + ", needed " + range(shape.least, shape.most));
  }
}

void Checker::map(const Node& node, const Shape& shape) {
  count(node, shape, "keys");
  if (!shape.key.empty()) needs(node, shape.key);
  for (const Member& member : node.members) {
    if (faults_.full()) return;
    key(member, shape);
    member_value(member, shape.parts[0]);
  }
}

/// Whether it is known that people look for this, which is then told with what comes nearest.
bool Checker::tell_idea(const Origin& at, const std::string& path) {
  const auto idea = std::find_if(ideas_.begin(), ideas_.end(), [&path](const Idea& candidate) {
    return std::find(candidate.paths.begin(), candidate.paths.end(), path) != candidate.paths.end();
  });
  if (idea == ideas_.end()) return false;
  faults_.add(at, "no rule can say '" + path + "'; nearest: " + std::string(idea->nearest));
  return true;
}

void Checker::unknown(const Member& member, const Words& known) {
  if (tell_idea(member.key_origin, path_.empty() ? member.key : path_ + '.' + member.key)) return;
  const Words near = text::nearest(member.key, known);
  const Words alike = near.empty() ? sharing_a_word(member.key, known) : Words();
  std::string message = "unknown key '" + shortened(member.key) + '\'';
  if (!near.empty()) {
    message += "; did you mean " + joined(near, ", ") + '?';
  } else if (!alike.empty()) {
    message += "; nearest here: " + joined(alike, ", ");
  } else if (known.size() <= 12) {
    message += "; known here: " + joined(known, ", ");
  }
  fault(member.key_origin, message);
}

void Checker::missing(const Node& node, const Shape& shape) {
  for (const Field& field : shape.fields) {
    if (field.required) needs(node, field.key);
  }
}

void Checker::needs(const Node& node, std::string_view key) {
  if (overlay_ || node.find(key) != nullptr) return;
  const Origin* const removal = removal_of(key);
  const std::string why = removal == nullptr ? " is missing" : " is taken away, but needed";
  fault(removal == nullptr ? node.origin : *removal, "the key '" + std::string(key) + '\'' + why);
}

void Checker::record(const Node& node, const Shape& shape) {
  missing(node, shape);
  for (const Member& member : node.members) {
    if (faults_.full()) return;
    const auto field = std::find_if(shape.fields.begin(), shape.fields.end(),
                                    [&](const Field& candidate) { return candidate.key == member.key; });
    if (field != shape.fields.end()) {
      member_value(member, field->shape);
      continue;
    }
    Words known;
    for (const Field& candidate : shape.fields) known.push_back(candidate.key);
    unknown(member, known);
  }
}

void Checker::cases(const Node& node, const Shape& shape) {
  const Node* const decides = node.find(shape.key);
  if (decides == nullptr || decides->kind != Node::Kind::text) {
    if (how_.rules == nullptr) return any_case(node, shape);
    return fault(node.origin, "the key '" + std::string(shape.key) + "' is missing");
  }
  const auto at = std::find(shape.words.begin(), shape.words.end(), decides->text) - shape.words.begin();
  value(node, shape.parts[static_cast<std::size_t>(at)]);
}

/// Of a file or an overlay that does not say which case it is: each key must be one of some case, and fit one.
void Checker::any_case(const Node& node, const Shape& shape) {
  for (const Member& member : node.members) {
    Words known;
    const Shape* first = nullptr;
    bool fits = false;
    for (const Shape& part : shape.parts) {
      for (const Field& field : part.fields) {
        known.push_back(field.key);
        if (field.key != member.key) continue;
        if (first == nullptr) first = &field.shape;
        FaultList trial;
        Checker checker(how_, trial, ideas_);
        checker.overlay_ = overlay_;
        checker.member_value(member, field.shape);
        fits = fits || trial.empty();
      }
    }
    std::sort(known.begin(), known.end());
    known.erase(std::unique(known.begin(), known.end()), known.end());
    if (first == nullptr) unknown(member, known);
    if (first != nullptr && !fits) member_value(member, *first);
  }
}

}  // namespace

void check(const Node& root, const Shape& shape, const Checking& how, FaultList& faults) {
  Checker(how, faults, shape.ideas).value(root, shape);
}

}  // namespace dogeref::rules
