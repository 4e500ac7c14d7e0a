// The shapes of whole files, made of the tables of a game; and of the files that every game has alike.

#include <utility>

#include "rules/shape/file_kinds.h"
#include "rules/shape/shape.h"

namespace dogeref::rules {
namespace {

void append(std::vector<Field>& fields, const std::vector<Field>& more) {
  fields.insert(fields.end(), more.begin(), more.end());
}

std::vector<Field> laid_fields(const GameShapes& game) {
  std::vector<Field> fields;
  for (const FileShape& file : game.files) append(fields, file.laid);
  fields.push_back(optional("words", map(words_by_language(), 0, 1000), "words of ids that the lexicons do not know"));
  return fields;
}

Shape with_ideas(Shape shape, const GameShapes& game) {
  shape.ideas = game.ideas;
  return shape;
}

Shape by_language(Shape text) { return map(std::move(text), 1, 50, Shape::Form::id); }

}  // namespace

Shape shape_of(const FileShape& file) {
  const bool is_game = file.kind == "game";
  std::vector<Field> fields = {{"kind", one_of({file.kind}), "what kind of file this is"},
                               {"id", id(), "the name of the folder", is_game},
                               {"title", line(), "for people", is_game}};
  append(fields, file.spread);
  append(fields, file.laid);
  fields.push_back(optional("words", map(words_by_language(), 0, 1000), "words of ids that the lexicons do not know"));
  return record(std::move(fields));
}

Shape compiled_shape(const GameShapes& game) { return with_ideas(record(laid_fields(game)), game); }

Shape overlay_shape(const GameShapes& game, std::string_view kind) {
  std::vector<Field> fields = {{"kind", one_of({kind}), "what kind of file this is"},
                               {"id", id(), "the name of the file"},
                               {"title", line(), "for people"},
                               optional("extends", id(), "another one that this is laid over")};
  append(fields, laid_fields(game));
  return with_ideas(record(std::move(fields)), game);
}

Shape rulebook_shape() {
  const Shape text = by_language(prose());
  const Shape code = record({
      {"severity", one_of({"error", "warning"}), "how grave it is"},
      optional("readings", boolean(), "whether other ways to read a record matter to it, so that `explain` tells them"),
      optional("category", one_of({"reading", "rule", "claim", "record"}),
               "what is at fault: the writing of a line, the play (usual), a declared figure, the record as a whole"),
      optional("section", either({by_language(line()), null()}), "the rulebook's section in each edition"),
      {"title", by_language(line()), "the rule in a line"},
      {"message", by_language(line()), "what is wrong, with {arguments}"},
      optional("related", by_language(line()), "what the earlier line has to do with it"),
      {"explanation", text, "the rule in a few sentences"},
      optional("breaks", prose(), "an example log with this fault alone"),
      optional("keeps", prose(), "its twin without the fault"),
  });
  const Shape gain = record({
      optional("section", either({by_language(line()), null()}), "the rulebook's section in each edition"),
      {"title", by_language(line()), "all of the kind together"},
      {"message", by_language(line()), "one of them, with {thing} and {other}"},
  });
  return record({{"kind", one_of({"rulebook"}), "what kind of file this is"},
                 {"codes", map(code, 0, 1000, Shape::Form::id), "what a referee may say"},
                 {"phrases", map(by_language(line()), 0, 10000, Shape::Form::prose), "what messages are made of"},
                 optional("gains", map(gain, 0, 100, Shape::Form::id), "where changes of tracks come from")});
}

Shape lexicon_shape() {
  return record({{"kind", one_of({"lexicon"}), "what kind of file this is"},
                 {"id", id(), "of the language"},
                 optional("title", line(), "for people"),
                 {"words", map(either({line(), list(line(), 1, 50)}), 0, 10000, Shape::Form::prose),
                  "the words of each slot, the canonical one first"}});
}

Shape guide_shape() {
  const Shape file = record({{"title", line(), "of the file"}, {"text", prose(), "what to write where"}});
  return record({{"kind", one_of({"guide"}), "what kind of file this is"},
                 {"all", prose(), "what holds for all files"},
                 {"files", map(file, 0, 100, Shape::Form::prose), "by name"}});
}

Shape sentences_shape() {
  return record({{"kind", one_of({"sentences"}), "what kind of file this is"},
                 {"sentences", list(by_language(prose()), 0, 10000), "each in every language; `en` is the key"}});
}

}  // namespace dogeref::rules
