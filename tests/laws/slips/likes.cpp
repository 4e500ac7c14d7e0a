#include "laws/slips/likes.h"

#include <cctype>
#include <map>

#include "games/doge_ship/data/compile.h"
#include "games/last_doge/data/compile.h"
#include "kit/index.h"
#include "laws/corpus.h"

namespace dogeref::laws::slips {
namespace {

using Likes = std::map<std::string, std::string, std::less<>>;

template <class Things>
void add_likes(const Things& things, Likes& likes) {
  for (const auto& thing : things) likes[thing.id] = things[kit::index(thing.like)].id;
}

Likes likes_of(std::string_view game) {
  Likes likes;
  auto compiled = library().compile({std::string(game), "en", {}});
  if (game == "doge-ship") {
    add_likes(doge_ship::compile(compiled.value()).value().tiles, likes);
  } else {
    const auto rules = last_doge::compile(compiled.value());
    add_likes(rules.value().tiles, likes);
    add_likes(rules.value().artefacts, likes);
  }
  return likes;
}

bool is_of_word(char letter) { return std::isalnum(static_cast<unsigned char>(letter)) != 0; }

}  // namespace

std::string with_first_likes(std::string_view game, const std::string& text) {
  static std::map<std::string, Likes, std::less<>> known;
  auto found = known.find(game);
  if (found == known.end()) found = known.emplace(std::string(game), likes_of(game)).first;
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && is_of_word(text[end])) ++end;
    if (end == at) ++end;
    const auto like = found->second.find(std::string_view(text).substr(at, end - at));
    out.append(like == found->second.end() ? text.substr(at, end - at) : like->second);
    at = end;
  }
  return out;
}

}  // namespace dogeref::laws::slips
