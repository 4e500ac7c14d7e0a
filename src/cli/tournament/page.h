#pragma once
// Pages for the wall and the web: one file each, nothing fetched, readable on a phone and printed on A4.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/tournament/grid.h"
#include "render/markup.h"

namespace dogeref::cli {

/// A page that grows.
class Page {
 public:
  Page(std::string_view title, std::string_view language);

  /// A table with its heading; on a narrow screen a block a row, each cell with its heading beside it.
  void table(const Grid& grid);
  /// A slip to be filled in: a heading, a line a player with room for each of the columns, room for signatures.
  void slip(const std::string& title, const std::vector<std::string>& players, const std::vector<std::string>& columns,
            const std::string& signature);
  /// A list of links to other pages of the folder.
  void links(const std::vector<std::pair<std::string, std::string>>& pages);
  /// The whole page, with a last line by which `is_sealed` knows it again.
  [[nodiscard]] std::string finish(std::string_view event);

 private:
  std::string out_;
  render::Markup markup_;
};

/// Whether a text is a page of an event as it was made, not a byte of it changed.
[[nodiscard]] bool is_sealed(std::string_view page, std::string_view event);

}  // namespace dogeref::cli
