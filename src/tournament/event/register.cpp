// The head of a tournament's file: what is played, by which scheme, by whom.

#include "rules/shape/check.h"
#include "rules/shape/shape_help.h"
#include "tournament/event/event_reader.h"
#include "tournament/scheme/parts.h"
#include "tournament/scheme/shapes.h"

namespace dogeref::tournament {

using rules::Member;

void EventReader::head(const Node& root, Event& event) {
  event.id = plain(root.find("id"));
  event.title = plain(root.find("title"));
  event.game = plain(root.find("game"));
  event.game_origin = root.find("game")->origin;
  if (const Node* edition = root.find("edition")) event.edition = edition->text;
  for (const Member& variant : rules::members_of(root.find("variants"))) event.variants.push_back(variant.value.text);
  event.rules = maybe(root.find("rules"));
}

void EventReader::scheme(const Node& node, Event& event) {
  event.scheme = node;
  if (node.kind == Node::Kind::text) return;
  if (!node.is_map()) return faults_.add(node.origin, found_for(node, "the id of a scheme or a map"));
  rules::Checking how;
  how.overlay = node.find("extends") != nullptr;
  rules::check(node, inline_scheme_shape(), how, faults_);
}

void EventReader::players(const Node& map, Event& event) {
  event.has_register = true;
  for (const Member& member : map.members) {
    Registered& made = event.players.emplace_back();
    made.id = member.key;
    made.origin = member.key_origin;
    const Node* const name = member.value.find("name");
    made.name = name == nullptr ? made.id : text::nfc(name->text);
    made.club = plain(member.value.find("club"));
    for (const Member& also : rules::members_of(member.value.find("also"))) made.also.push_back(also.value.text);
    made.left = rules::integer_of(member.value.find("left"), 0);
    made.reason = plain(member.value.find("reason"));
  }
}

void EventReader::teams(const Node& map, Event& event) {
  for (const Member& member : map.members) {
    Team& made = event.teams.emplace_back();
    made.id = member.key;
    made.origin = member.key_origin;
    const Node* const name = member.value.find("name");
    made.name = name == nullptr ? made.id : text::nfc(name->text);
    made.members = all_written(member.value.find("members"));
  }
}

}  // namespace dogeref::tournament
