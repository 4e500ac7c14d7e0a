#include "games/last_doge/moves/word_repairs.h"

#include <algorithm>
#include <string>
#include <vector>

#include "games/last_doge/model/city.h"
#include "text/digits.h"

namespace dogeref::last_doge {
namespace {

class WordRepairs {
 public:
  WordRepairs(const Play& play, referee::PartEdits& edits) : play_(play), body_(play.line.body), edits_(edits) {
    split();
  }

  void list() {
    for (std::size_t at = 0; at < words_.size(); ++at) {
      letter(words_[at]);
      verb(at);
    }
    looks();
  }

 private:
  /// Words as they stand between blanks and commas.
  void split() {
    for (std::size_t at = 0; at < body_.size();) {
      const std::size_t begin = body_.find_first_not_of(" ,", at);
      if (begin == std::string_view::npos) return;
      at = std::min(body_.find_first_of(" ,", begin), body_.size());
      words_.push_back(body_.substr(begin, at - begin));
    }
  }

  [[nodiscard]] static bool is_cell(std::string_view word) {
    int column = 0;
    int row = 0;
    return read_cell_name(word, column, row);
  }
  [[nodiscard]] static bool is_number(std::string_view word) { return word.size() == 1 && text::is_digit(word[0]); }
  [[nodiscard]] bool follows_comma(std::string_view word) const {
    const auto begin = static_cast<std::size_t>(word.data() - body_.data());
    const std::size_t before = begin == 0 ? std::string_view::npos : body_.find_last_not_of(' ', begin - 1);
    return before != std::string_view::npos && body_[before] == ',';
  }

  /// The letter before an id forgotten, or another one.
  void letter(std::string_view word) {
    const bool bare = text::is_digit(word[0]);
    const std::string_view rest = bare ? word : word.substr(1);
    if (rest.empty() || rest.size() > 2 || !text::is_digit(rest[0])) return;
    for (const char letter : {'C', 'F', 'T'}) {
      const std::string meant = letter + std::string(rest);
      if (play_.line.words->find(meant, letter == 'C' ? card_word : letter == 'F' ? artefact_word : tile_word) >= 0)
        edits_.replace(word, meant);
    }
  }

  /// A cell behind a comma without the word that says what is done there.
  void verb(std::size_t at) {
    if (!is_cell(words_[at]) || !follows_comma(words_[at])) return;
    for (const char* const word : {"again ", "move ", "reveal ", "look ", "flee "})
      edits_.replace(words_[at], word + std::string(words_[at]));
  }

  /// `look A1 B1 = 5`: a cell or a number less than there should be.
  void looks() {
    std::size_t cells = 1;
    while (cells < words_.size() && is_cell(words_[cells])) ++cells;
    if (cells < 2 || cells == words_.size() || words_[cells] != "=") return;
    std::size_t numbers = cells + 1;
    while (numbers < words_.size() && is_number(words_[numbers]) && !follows_comma(words_[numbers])) ++numbers;
    const std::size_t looked = cells - 1;
    const std::size_t seen = numbers - cells - 1;
    if (looked > seen && seen > 0) number_more(cells + 1, numbers);
    if (looked < seen) cell_more(cells);
  }

  void number_more(std::size_t begin, std::size_t end) {
    for (int number = 0; number < most_districts; ++number) {
      if (play_.rules.of_district[index(number)] == 0) continue;
      for (std::size_t at = begin; at < end; ++at)
        edits_.replace(words_[at], std::to_string(number) + " " + std::string(words_[at]));
      edits_.replace(words_[end - 1], std::string(words_[end - 1]) + " " + std::to_string(number));
    }
  }

  void cell_more(std::size_t end) {
    for (int cell = 0; cell < play_.state.cell_count; ++cell) {
      if (!is_free_hidden(play_.state, cell)) continue;
      const std::string name = cell_name(play_.state, cell);
      for (std::size_t at = 1; at < end; ++at) edits_.replace(words_[at], name + " " + std::string(words_[at]));
      edits_.replace(words_[end - 1], std::string(words_[end - 1]) + " " + name);
    }
  }

  const Play& play_;
  std::string_view body_;
  referee::PartEdits& edits_;
  std::vector<std::string_view> words_;
};

}  // namespace

void list_word_repairs(const Play& play, referee::PartEdits& edits) { WordRepairs(play, edits).list(); }

void list_form_repairs(const Play& play, referee::PartEdits& edits) {
  if (play.line.form != end_trigger_form) return;
  for (const std::string_view name : trigger_names) edits.replace(play.line.body, name);
}

}  // namespace dogeref::last_doge
