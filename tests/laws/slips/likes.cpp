#include "laws/slips/likes.h"

#include <cctype>

#include "laws/joined.h"

namespace dogeref::laws::slips {
namespace {

bool is_of_word(char letter) { return std::isalnum(static_cast<unsigned char>(letter)) != 0; }

}  // namespace

std::string with_first_likes(std::string_view game, const std::string& text) {
  static std::map<std::string, Likes, std::less<>> known;
  auto* const likes = laws_of(game).slips->likes;
  if (likes == nullptr) return text;
  auto found = known.find(game);
  if (found == known.end()) found = known.emplace(std::string(game), likes()).first;
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
