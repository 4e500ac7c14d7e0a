#pragma once
// Bodies of lines that differ in one part from a line's, for those who propose what was meant.

#include <string>
#include <string_view>

#include "referee/game/game.h"

namespace dogeref::referee {

/// Every part is a view into the body; one that is none, or stands elsewhere, gives nothing.
class PartEdits {
 public:
  PartEdits(std::string_view body, const ActionSink& sink) : body_(body), sink_(sink) {}

  /// The body with something else in the place of a part.
  void replace(std::string_view part, std::string_view other);
  /// The body without a part, and without the comma beside it.
  void without(std::string_view part);
  /// A part that follows a comma, put before an earlier one.
  void move_before(std::string_view part, std::string_view earlier);

 private:
  std::string_view body_;
  const ActionSink& sink_;
  std::string out_;
};

}  // namespace dogeref::referee
