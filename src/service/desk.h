#pragma once
// Where other programs ask: texts in, JSON out. The C library is made of it.

#include <memory>
#include <string>
#include <string_view>

#include "archive/boundary.h"
#include "archive/inputs.h"
#include "rules/library/library.h"
#include "service/shelf.h"
#include "service/wish.h"
#include "service/wordings.h"
#include "text/result.h"

namespace dogeref::service {

/// As the program ends with: 0 nothing illegal, 1 something, 2 it could not be used, or no game could be made of it.
struct Answer {
  int status = 0;
  std::string json;  ///< what the program's command prints, or one object of schema `error`
};

/// One object and a line feed, schema `error`. `verdict`: of the game to blame, as JSON; empty without one.
[[nodiscard]] std::string error_json(std::string_view reason, std::string_view verdict = {});

/// Rules that were opened. All functions but `open` may be called from several threads.
class Desk {
 public:
  /// Rules and their language, or what is wrong with them.
  [[nodiscard]] static text::Result<std::unique_ptr<Desk>, std::string> open(std::string_view options);

  /// Answers to a question about a text, of which `options` says more (see `read_wish`).
  [[nodiscard]] Answer ask(Question question, std::string_view text, std::string_view options);

 private:
  explicit Desk(const Opening& opening);

  [[nodiscard]] Answer judge(const archive::Input& input, const Wish& wish);
  [[nodiscard]] Answer about_one(Question question, const archive::Input& input, const Wish& wish);
  [[nodiscard]] std::string unknown_id(const referee::JudgeOptions& judging) const;
  [[nodiscard]] std::string faults_of_rules() const;

  rules::Library library_;
  Shelf shelf_;
  Wordings wordings_;
  archive::Boundary boundary_;
};

}  // namespace dogeref::service
