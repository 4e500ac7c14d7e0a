#include "service/wish.h"

#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

#include "text/nearest.h"

namespace dogeref::service {
namespace {

using Values = nlohmann::json;

constexpr std::uint32_t most_number = std::numeric_limits<std::int32_t>::max();

/// Takes one key after the other out of an object. The first that is wrong is kept.
class Keys {
 public:
  explicit Keys(std::string_view json) {
    object_ = json.empty() ? Values::object() : Values::parse(json.begin(), json.end(), nullptr, false);
    if (!object_.is_object()) fault_ = "the options are not an object of JSON";
  }

  void take(const char* key, std::string& into) {
    const Values value = taken(key);
    if (value.is_string()) into = value.get<std::string>();
    if (!value.is_string() && !value.is_null()) complain(key, "a text");
  }
  void take(const char* key, bool& into) {
    const Values value = taken(key);
    if (value.is_boolean()) into = value.get<bool>();
    if (!value.is_boolean() && !value.is_null()) complain(key, "true or false");
  }
  void take(const char* key, std::uint32_t least, std::uint32_t most, std::uint32_t& into) {
    const Values value = taken(key);
    if (value.is_null()) return;
    const bool fits =
        value.is_number_unsigned() && value.get<std::uint64_t>() >= least && value.get<std::uint64_t>() <= most;
    if (!fits) return complain(key, "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    into = value.get<std::uint32_t>();
  }
  void take(const char* key, int& into, std::uint32_t least, std::uint32_t most = most_number) {
    auto number = static_cast<std::uint32_t>(into);
    take(key, least, most, number);
    into = static_cast<int>(number);
  }
  /// False: there was none.
  bool take(const char* key, std::vector<std::string>& into) {
    const Values value = taken(key);
    if (value.is_null()) return false;
    into.clear();
    for (const Values& item : value.is_array() ? value : Values::array({nullptr})) {
      if (!item.is_string()) return complain(key, "a list of texts"), false;
      into.push_back(item.get<std::string>());
    }
    return true;
  }
  void complain(const char* key, const std::string& wanted) {
    if (fault_.empty()) fault_ = "option '" + std::string(key) + "' is to be " + wanted;
  }

  /// What is wrong; empty when nothing is.
  [[nodiscard]] std::string fault() const {
    if (!fault_.empty() || object_.empty()) return fault_;
    const std::string unknown = object_.begin().key();
    std::string fault = "no option '" + unknown + "'";
    const std::vector<std::string_view> near = text::nearest(unknown, known_);
    return near.empty() ? fault : fault.append("; did you mean '").append(near.front()).append("'?");
  }

 private:
  Values taken(const char* key) {
    known_.emplace_back(key);
    const auto found = object_.is_object() ? object_.find(key) : object_.end();
    if (found == object_.end()) return nullptr;
    Values value = std::move(*found);
    object_.erase(found);
    return value;
  }

  Values object_;
  std::vector<std::string_view> known_;
  std::string fault_;
};

void take_judging(Keys& keys, referee::JudgeOptions& judging) {
  std::string edition;
  keys.take("edition", edition);
  if (!edition.empty()) judging.edition = std::move(edition);
  std::vector<std::string> variants;
  if (keys.take("variants", variants)) judging.variants = std::move(variants);
}

void take_checking(Keys& keys, referee::JudgeOptions& judging) {
  keys.take("ignore", judging.ignore);
  keys.take("max_errors", judging.max_errors, 0);
  if (judging.max_errors == 0) judging.max_errors = std::numeric_limits<int>::max();
  std::string on_illegal = "apply";
  keys.take("on_illegal", on_illegal);
  if (on_illegal == "skip") {
    judging.on_illegal = referee::OnIllegal::skip;
  } else if (on_illegal == "stop") {
    judging.on_illegal = referee::OnIllegal::stop;
  } else if (on_illegal != "apply") {
    keys.complain("on_illegal", "apply, skip or stop");
  }
  if (judging.on_illegal != referee::OnIllegal::apply) judging.readings = 1;
  const auto most = static_cast<std::uint32_t>(judging.readings == 1 ? 1 : 64);
  keys.take("readings", judging.readings, 1, most);
}

}  // namespace

text::Result<Opening, std::string> read_opening(std::string_view json) {
  Keys keys(json);
  Opening opening;
  keys.take("rules", opening.rules);
  keys.take("lang", opening.language);
  if (std::string fault = keys.fault(); !fault.empty()) return text::Failure{std::move(fault)};
  return opening;
}

text::Result<Wish, std::string> read_wish(Question question, std::string_view json) {
  Keys keys(json);
  Wish wish;
  keys.take("file", wish.file);
  keys.take("first_line", 1, most_number, wish.first_line);
  take_judging(keys, wish.judging);
  if (question == Question::judge) {
    take_checking(keys, wish.judging);
  } else {
    keys.take("game", 1, most_number, wish.game);
    keys.take("at", 1, most_number, wish.at);
  }
  if (question == Question::points) keys.take("player", wish.player);
  if (question == Question::legal) {
    keys.take("count", wish.count);
    keys.take("why", wish.why);
    if (wish.why.find('\n') != std::string::npos) keys.complain("why", "one line");
  }
  if (std::string fault = keys.fault(); !fault.empty()) return text::Failure{std::move(fault)};
  return wish;
}

}  // namespace dogeref::service
