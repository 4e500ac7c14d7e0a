#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "support/program.h"

using dogeref::tests::Ran;
using dogeref::tests::Scratch;
using dogeref::tests::shell;
using Json = nlohmann::json;

TEST_CASE("the commands of rules have help with an example, and wrong ones are answered with the nearest") {
  for (const char* text :
       {"dogeref rules --help", "dogeref rules help", "dogeref rules list --help", "dogeref rules show --help"}) {
    CAPTURE(text);
    const Ran ran = shell(text);
    CHECK(ran.status == 0);
    CHECK(ran.out.find("example: dogeref rules ") != std::string::npos);
  }
  CHECK(shell("dogeref rules").status == 2);
  const Ran wrong = shell("dogeref rules lsit");
  CHECK(wrong.status == 2);
  CHECK(wrong.err == "dogeref: rules: no command 'lsit'; did you mean 'list'?\n");
  CHECK(shell("dogeref rules --hepl").err == "dogeref: rules: no option '--hepl'; did you mean '--help'?\n");
}

TEST_CASE("rules list names editions and variants with where they come from") {
  const Ran ran = shell("dogeref rules list");
  CHECK(ran.status == 0);
  CHECK(ran.out.starts_with("doge-ship: The Doge Ship (shipped)\n  editions\n"));
  for (const char* part : {"fr  French rulebook", "variants, with edition en", "no-needless-drop  No needless"}) {
    CAPTURE(part);
    CHECK(ran.out.find(part) != std::string::npos);
  }
}

TEST_CASE("rules list shows the files of one's own folder, and the fingerprint they give") {
  const Scratch scratch;
  scratch.file("doge-ship/variants/rich.yaml", "kind: variant\nid: rich\ntitle: Rich\nstart: {ducats: 20}\n");
  scratch.file("doge-ship/editions/en.yaml", "kind: edition\nid: en\ntitle: Mine\n");
  const Ran text = shell("cd '" + scratch.path() + "' && dogeref rules list --rules .");
  CHECK(text.out.find("Mine") != std::string::npos);
  CHECK(text.out.find("rich              Rich") != std::string::npos);
  CHECK(text.out.find("./doge-ship/variants/rich.yaml") != std::string::npos);
  const Ran json = shell("cd '" + scratch.path() + "' && dogeref rules list --format json --rules .");
  CHECK(json.status == 0);
  const Json game = Json::parse(json.out).at("games").at(0);
  CHECK(game.at("variants").at(8).at("shipped") == false);
  CHECK(game.at("variants").at(8).at("rules").get<std::string>().starts_with("sha256:"));
  CHECK(game.at("editions").at(1).at("title") == "Mine");
}

TEST_CASE("rules list tells once what is wrong with rules and lists the rest") {
  const Scratch scratch;
  scratch.file("doge-ship/variants/bad.yaml", "kind: variant\nid: bad\ntitle: Bad\ntokns: 4\n");
  const Ran ran = shell("dogeref rules list --rules '" + scratch.path() + "'");
  CHECK(ran.status == 2);
  CHECK(ran.err.find("bad.yaml:4:1: ") != std::string::npos);
  CHECK(ran.out.find("bad               Bad                                      faulty") != std::string::npos);
  CHECK(ran.out.find("fr  French rulebook") != std::string::npos);
  scratch.file("doge-ship/panels.yaml", "kind: panels\n");
  const Ran all = shell("dogeref rules list --rules '" + scratch.path() + "'");
  CHECK(all.err.find("panels.yaml") == all.err.rfind("panels.yaml"));
}

TEST_CASE("rules show prints values with file, line and source") {
  const Ran ran = shell("dogeref rules show tiles.G05");
  CHECK(ran.status == 0);
  CHECK(ran.out.find("\n  vp: 2                            # tiles/galley.yaml:14, rulebook 2.3.2\n") !=
        std::string::npos);
  CHECK(ran.out.find("\n  cost: 4                          # tiles/galley.yaml:14, reconstructed\n") !=
        std::string::npos);
  const Ran variant = shell("dogeref rules show interpretations.null-purchase --variant no-null-purchase");
  CHECK(variant.out.find("\ninterpretations.null-purchase: illegal  # variants/no-null-purchase.yaml:5\n") !=
        std::string::npos);
  CHECK(shell("dogeref rules show inspection.ties --edition fr").out.find("competition") != std::string::npos);
}

TEST_CASE("rules show takes a game, a path or both") {
  const std::string whole = shell("dogeref rules show").out;
  CHECK(shell("dogeref rules show doge-ship").out == whole);
  CHECK(whole.find("\npanels:\n  red:\n") != std::string::npos);
  CHECK(shell("dogeref rules show doge-ship panels.red").out == shell("dogeref rules show panels.red").out);
  CHECK(shell("dogeref rules show doge-ship tiles x").status == 2);
}

TEST_CASE("words of rules show typed wrong are answered with the nearest right ones") {
  struct Case {
    const char* text;
    const char* said;
  };
  for (const Case& each :
       {Case{"tiles.N5", "dogeref: no value 'tiles.N5'; did you mean 'tiles.N05'?\n"},
        Case{"B10", "dogeref: no value 'B10'; did you mean 'tiles.B10'?\n"},
        Case{"panels.rde.sides", "dogeref: no value 'panels.rde.sides'; did you mean 'panels.red.sides'?\n"},
        Case{"doge-shp", "dogeref: no game or value 'doge-shp'; did you mean 'doge-ship'?\n"},
        Case{"doge-shp tiles", "dogeref: no game 'doge-shp'; did you mean 'doge-ship'?\n"},
        Case{"--edition eng", "dogeref: no edition 'eng'; did you mean 'en'?\n"},
        Case{"--variant no-null-purchas", "dogeref: no variant 'no-null-purchas'; did you mean 'no-null-purchase'?\n"},
        Case{"--format ymal", "no format 'ymal'; did you mean 'yaml'?\n"},
        Case{"start.gold", "dogeref: no value 'start.gold'; known: start.approvals, start.ducats, start.vp\n"}}) {
    CAPTURE(each.text);
    const Ran ran = shell(std::string("dogeref rules show ") + each.text);
    CAPTURE(ran.err);
    CHECK(ran.status == 2);
    CHECK(ran.out.empty());
    CHECK(ran.err.find(each.said) != std::string::npos);
  }
}

TEST_CASE("rules show as JSON has the value and the origins of its leaves") {
  const Json json = Json::parse(shell("dogeref rules show tiles.G05 --format json").out);
  CHECK(json.at("game") == "doge-ship");
  CHECK(json.at("value").at("cost") == 4);
  CHECK(json.at("origins").at("tiles.G05.cost").at("source") == "reconstructed");
  CHECK(json.at("origins").at("tiles.G05.boxes").at("file") == "tiles/galley.yaml");
}

TEST_CASE("the YAML that rules show prints can be laid over the game and changes nothing") {
  const Scratch scratch;
  const std::string yaml = shell("dogeref rules show --format yaml").out;
  scratch.file("doge-ship/variants/same.yaml", "kind: variant\nid: same\ntitle: Same\n" + yaml);
  const Ran list = shell("dogeref rules list --format json --rules '" + scratch.path() + "'");
  CHECK(list.err == "");
  const Json game = Json::parse(list.out).at("games").at(0);
  CHECK(game.at("variants").at(8).at("id") == "same");
  CHECK(game.at("variants").at(8).at("rules") == game.at("editions").at(1).at("rules"));
}

TEST_CASE("rules that cannot be used, and output that cannot be written, are status 2") {
  const Scratch scratch;
  scratch.file("doge-ship/galley.yaml", "kind: galley\nlevels: [L\n");
  const Ran broken = shell("dogeref rules show --rules '" + scratch.path() + "'");
  CHECK(broken.status == 2);
  CHECK(broken.err.find("galley.yaml:") != std::string::npos);
  for (const char* text :
       {"dogeref rules list >/dev/full", "dogeref rules show >/dev/full", "dogeref rules --help >/dev/full"}) {
    CAPTURE(text);
    const Ran ran = shell(text);
    CHECK(ran.status == 2);
    CHECK(ran.err.find("cannot write to standard output: no space left on device") != std::string::npos);
  }
}

TEST_CASE("rules sheet lists every tile with what is printed on it") {
  const Ran ran = shell("dogeref rules sheet");
  CHECK(ran.status == 0);
  for (const char* part :
       {"The Doge Ship, English rulebook\nsha256:", "\n  red, r, 2–5 players ◦\n    1  purchase gondola\n",
        "\n  G05  ◦  L1    4 ducats  2 vp  blue blue green red       1 approval\n",
        "\n  B10     10        1 ducat   construct  1 ducat\n", "\n  N04     1 ducat   6 ducats\n",
        "\n  D07  ◦  blue 0, green 2, red 1, yellow -1  L1 U3     4      inspection\n",
        "\n  3 players    3-2-3  3-2-3\n"}) {
    CAPTURE(part);
    CHECK(ran.out.find(part) != std::string::npos);
  }
}

TEST_CASE("rules sheet as HTML draws a face for every tile, panel and size of the ship, in the language asked for") {
  const Ran ran = shell("dogeref rules sheet --format html --lang fr");
  CHECK(ran.status == 0);
  CHECK(ran.out.starts_with("<!DOCTYPE html>\n<html lang=\"fr\">"));
  std::size_t faces = 0;
  for (std::size_t at = ran.out.find("class=\"face\""); at != std::string::npos;
       at = ran.out.find("class=\"face\"", at + 1)) {
    ++faces;
  }
  CHECK(faces == 36 + 26 + 14 + 16 + 6 + 4);
  CHECK(ran.out.find("gondole") != std::string::npos);
  CHECK(ran.out.find("sheet.") == std::string::npos);
  const Ran sound = shell(
      "dogeref rules sheet --format html | sed 1d | sed 's/<meta[^>]*>//g' >page.xml; xmllint --noout page.xml; rm "
      "page.xml");
  CHECK(sound.err == "");
}

TEST_CASE("rules sheet shows variants: other kinds, colours, levels, ships") {
  const Scratch scratch;
  scratch.file(
      "doge-ship/variants/big.yaml",
      "kind: variant\nid: big\ntitle: Big <&>\nlevels: [L, U, T]\nparameters: [blue, green, red, yellow, mauve]\n"
      "tiles:\n  G05: {boxes: [mauve, mauve], vp: -1}\n  G06: ~\n  D01: {violet: [T1]}\n"
      "  W01: {of: warehouse, acts: income, cost: 3, gain: {vp: 2, ducats: 1}}\n"
      "panels:\n  red: {spaces: {6: {replace: ~, gain: {ducats: 3}}, 9: {purchase: {all: [galley, warehouse]}}}}\n");
  const std::string options = " --variant big --rules '" + scratch.path() + "'";
  const Ran text = shell("dogeref rules sheet" + options);
  CHECK(text.err == "");
  for (const char* part : {"English rulebook; Big <&>", "mauve mauve", "-1 vp", "\nWarehouse (1)\n", "1 ducat",
                           "    9  purchase galley + warehouse\n", "    6  money 3 ducats\n", "T1"}) {
    CAPTURE(part);
    CHECK(text.out.find(part) != std::string::npos);
  }
  CHECK(text.out.find("G06") == std::string::npos);
  const Ran html = shell("dogeref rules sheet --format html" + options);
  CHECK(html.status == 0);
  CHECK(html.out.find("Big &lt;&amp;&gt;") != std::string::npos);
  CHECK(html.out.find("warehouse") != std::string::npos);
}

TEST_CASE("rules sheet of The Last Doge has districts, effects in words, copies, trophies and tribes") {
  const Ran ran = shell("dogeref rules sheet --game last-doge");
  CHECK(ran.status == 0);
  for (const char* part :
       {"\n  T3c  ◦  3         ambush       1 damage to everyone on the four cells beside the revealed one\n",
        "\n  T5e     5\n", "\n  C02  ◦  Plan des toits  4       grey    look at 1 hidden cell, then draw 1 card\n",
        "\n  C32  ◦  Œil du Doge     3       yellow  1 damage to an opponent, or look at 2 hidden cells\n",
        "\n  C40  ◦  Esquive         5       red     in reaction: ward off damage to yourself\n",
        "\n  F03  ◦  Masque d'argent    3 trophies\n",
        "\n  F05  ◦  Lampe              1 trophy    at the start of the turn: draw 1 card (cards in hand: ≤ 1)\n",
        "\n  enfants       Insaisissables       cells looked at when exploring +1\n"}) {
    CAPTURE(part);
    CHECK(ran.out.find(part) != std::string::npos);
  }
  CHECK(shell("dogeref rules sheet last-doge --game doge-ship").status == 2);
  CHECK(shell("dogeref rules sheet last-doge --game last-doge").out == ran.out);
}

TEST_CASE("every effect that rules may have is told on sheets, in signs and in the words of each language") {
  const Scratch scratch;
  scratch.file("last-doge/variants/all.yaml", R"(kind: variant
id: all
title: All effects
cards:
  C50: {name: A, colour: grey, copies: 1, do: [{discard: 2}, {hide: 1, at: revealed}, {swap_tiles: 2, at: {adjacent4: own_pawn}}]}
  C51: {name: B, colour: grey, copies: 1, do: [{damage: 1, to: self}, {damage: 1, to: {players_on: revealed}}, {damage: 2, to: {opponent: {players_on: any_hidden}}}]}
  C52: {name: C, colour: grey, copies: 1, do: [{give_artefact: 1, to: opponent}, {take_artefact: 1, from: [top]}, {take_artefact: 2, from: [market]}]}
  C53: {name: D, colour: grey, copies: 1, choose_one: [[{look: 1, at: {adjacent4: revealed}}], [{reveal: 1, at: {adjacent4: own_pawn}}]]}
  C54: {name: E, colour: grey, copies: 1, manual: Bow to the Doge}
  C55: {name: F, colour: grey, copies: 1, do: [{draw: 1}, {manual: Sing}, {peek_hand: each_opponent}]}
artefacts:
  F30: {name: A, trophies: 1, do: [{modify: hand_limit, by: -1}, {modify: escape_hand, to: 3}], for: while_owned}
  F31: {name: B, trophies: 1, on: escape_start, do: [{gain_trophy: 1}], limit: game, for: while_owned}
  F32: {name: C, trophies: 1, on: scoring, if: {artefacts: {min: 2, max: 3}}, do: [{gain_trophy: 1}], for: while_owned}
)");
  const std::string options = " last-doge --variant all --rules '" + scratch.path() + "'";
  const Ran text = shell("dogeref rules sheet" + options);
  CHECK(text.err == "");
  for (const char* part :
       {"discard 2 cards, then turn 1 revealed cell face down, then swap two tiles on the four cells beside your own "
        "pawn, "
        "2 times\n",
        "1 damage to yourself, then 1 damage to everyone on revealed cells, then 2 damage to an opponent on hidden "
        "cells\n",
        "give 1 artefact to an opponent, then take 1 artefact from the pile, then take 2 artefacts from those "
        "face up\n",
        "look at 1 cell beside the revealed one, or reveal 1 cell beside your own pawn\n", "grey    Bow to the Doge\n",
        "draw 1 card, then Sing, then see the hand of every opponent\n", "hand limit −1, then hand in the escape = 3\n",
        "as the escape begins: gain 1 trophy (once a game)\n",
        "at the end of the game: gain 1 trophy (artefacts: 2–3)\n"}) {
    CAPTURE(part);
    CHECK(text.out.find(part) != std::string::npos);
  }
  for (const char* const language : {"en", "fr", "de", "it"}) {
    CAPTURE(language);
    const std::string lang = " --lang " + std::string(language);
    const std::string all = shell("dogeref rules sheet --format html" + lang + options).out +
                            shell("dogeref rules sheet" + lang + options).out;
    for (const char* const key : {"does.", "whom.", "on.by", "on.hidden", "on.revealed", "struck.", "sign.", "sheet.",
                                  "word.", "count.", "cells-"}) {
      CAPTURE(key);
      CHECK(all.find(key) == std::string::npos);
    }
  }
}

TEST_CASE("a sheet of an own copy says whose it is and how far, and marks what is not compared yet") {
  const Scratch scratch;
  const std::string in_folder = "cd '" + scratch.path() + "' && ";
  CHECK(shell(in_folder + "dogeref rules new mine --game last-doge").status == 0);
  const std::string before = shell(in_folder + "dogeref rules sheet --rules mine").out;  // its one game
  CHECK(before.starts_with("The Last Doge, "));
  CHECK(before.find("\nown copy: Action cards of my own copy (mine/last-doge/cards.yaml)\n") != std::string::npos);
  CHECK(before.find("\nvalues seen in print: 82 of 313; reconstructed: 231\n") != std::string::npos);
  const std::string compared = "sed -i 's/, source: reconstructed//' mine/last-doge/artefacts.yaml && ";
  const std::string after = shell(in_folder + compared + "dogeref rules sheet --rules mine").out;
  CHECK(after.find("\nArtefacts (23, ◦ 1)\n") != std::string::npos);
  CHECK(shell("dogeref rules sheet last-doge").out.find("own copy") == std::string::npos);
  const std::string panels = shell("dogeref rules sheet").out;
  CHECK(panels.find("\nPanels (6, ◦ 6)\n  red, r, 2–5 players ◦\n") != std::string::npos);
}

TEST_CASE("rules sheet that cannot be made or written is status 2") {
  CHECK(shell("dogeref rules sheet doge-shp").err == "dogeref: no game 'doge-shp'; did you mean 'doge-ship'?\n");
  CHECK(shell("dogeref rules sheet --format pdf").err.find("known: text, html") != std::string::npos);
  const Ran full = shell("dogeref rules sheet --format html >/dev/full");
  CHECK(full.status == 2);
  CHECK(full.err.find("no space left on device") != std::string::npos);
}

namespace {

/// A shell text run in an empty folder.
Ran there(const Scratch& scratch, const std::string& text) { return shell("cd '" + scratch.path() + "'\n" + text); }

constexpr const char* two_lines =
    "printf 'game: doge-ship\\nplayers: Anna, Marco\\ndice red 6, green 6, white 6\\ndoge D01\\n"
    "Anna: red 5, buy G01 => -2 ducats\\n' | dogeref check -q --rules mine -\n";

}  // namespace

TEST_CASE("rules new makes a folder that judges as the shipped rules do, until something is written into it") {
  const Scratch scratch;
  const Ran made = there(scratch, "dogeref rules new mine");
  CHECK(made.err == "");
  CHECK(made.status == 0);
  CHECK(made.out.starts_with("made mine/doge-ship\n  panels.yaml: "));
  CHECK(made.out.find("to judge by it: dogeref check --rules mine LOG\n") != std::string::npos);
  const Ran list = there(scratch, "dogeref rules list --rules mine --format json");
  const Json game = Json::parse(list.out).at("games").at(0);
  CHECK(game.at("own_files").size() == 6);
  const Json shipped = Json::parse(shell("dogeref rules list --format json").out).at("games").at(0);
  CHECK(game.at("editions").at(1).at("rules") == shipped.at("editions").at(1).at("rules"));
  CHECK(there(scratch, two_lines).out.find("wrong-gain") == std::string::npos);
  CHECK(
      there(scratch, "sed -i 's/G01: {zone: L1, cost: 2/G01: {zone: L1, cost: 3/' mine/doge-ship/tiles/galley.yaml\n" +
                         std::string(two_lines))
          .out.find("wrong-gain") != std::string::npos);
}

TEST_CASE("a value in one's own folder is reconstructed until its mark is deleted") {
  const Scratch scratch;
  there(scratch, "dogeref rules new mine");
  const std::string show = "dogeref rules show tiles.G01.cost --rules mine";
  CHECK(there(scratch, show).out.find(", reconstructed\n") != std::string::npos);
  const Ran ran =
      there(scratch, "sed -i '/G01:/s/, source: reconstructed//' mine/doge-ship/tiles/galley.yaml\n" + show);
  CHECK(ran.out.find("tiles.G01.cost: 2  # mine/doge-ship/tiles/galley.yaml:") != std::string::npos);
  CHECK(ran.out.find(", own copy\n") != std::string::npos);
}

TEST_CASE("every file of one's own folder tells editors its schema, says what it is, and holds to the schema") {
  const Scratch scratch;
  there(scratch, "dogeref rules new mine");
  for (const char* file : {"panels", "galley", "tiles/galley", "tiles/barriers", "tiles/gondolas", "tiles/doge"}) {
    CAPTURE(file);
    const std::string path = scratch.path("mine/doge-ship/" + std::string(file) + ".yaml");
    const std::string text = dogeref::tests::slurp(path);
    const std::string mark = "# yaml-language-server: $schema=";
    REQUIRE(text.starts_with(mark));
    const std::string schema = text.substr(mark.size(), text.find('\n') - mark.size());
    const std::string folder = path.substr(0, path.rfind('/') + 1);
    const Json read = Json::parse(dogeref::tests::slurp(folder + schema));
    CHECK(read.at("$schema") == "http://json-schema.org/draft-07/schema#");
    CHECK(read.at("properties").contains("kind"));
    for (const char* key : {"\nkind: ", "\nid: ", "\ntitle: ", "\nsource: own copy\n"}) {
      CAPTURE(key);
      CHECK(text.find(key) != std::string::npos);
    }
  }
}

TEST_CASE("rules new leaves alone what is there already, and leaves nothing behind when it fails") {
  const Scratch scratch;
  struct Case {
    const char* before;
    const char* folder;
    const char* said;
  };
  for (const Case& each :
       {Case{"mkdir full; touch full/.hidden", "full", "is not empty"}, Case{"touch file", "file", "is not a folder"},
        Case{"ln -s nowhere link", "link", "is a link to what is not there"},
        Case{"", "no/such/parent", "no such file or directory"}, Case{"", "/proc/dogeref", "no such file or directory"},
        Case{"trap '' XFSZ; ulimit -f 2", "limited", "file too large"}}) {
    CAPTURE(each.folder);
    const Ran ran = there(scratch, std::string(each.before) + "\ndogeref rules new " + each.folder);
    CHECK(ran.status == 2);
    CHECK(ran.out == "");
    CHECK(ran.err == "dogeref: cannot make " + std::string(each.folder) + ": " + each.said + "\n");
  }
  CHECK(there(scratch, "ls -A . full").out == ".:\nfile\nfull\nlink\n\nfull:\n.hidden\n");
}

TEST_CASE("rules new fills a folder that is there and empty, also behind a link") {
  const Scratch scratch;
  CHECK(there(scratch, "mkdir -p real; ln -s real link; dogeref rules new link").status == 0);
  CHECK(there(scratch, "ls -A real").out == "doge-ship\n");
  CHECK(there(scratch, "mkdir here; cd here; dogeref rules new .").status == 0);
  CHECK(there(scratch, "dogeref rules new real").err == "dogeref: cannot make real: is not empty\n");
}

TEST_CASE("words of rules new typed wrong are answered with the nearest right ones") {
  CHECK(shell("dogeref rules new x --game doge-shp").err == "dogeref: no game 'doge-shp'; did you mean 'doge-ship'?\n");
  CHECK(shell("dogeref rules new x --edition eng").err == "dogeref: no edition 'eng'; did you mean 'en'?\n");
  CHECK(shell("dogeref rules new").status == 2);
  CHECK(shell("dogeref rules new ''").err == "dogeref: rules new: the name of the folder is empty\n");
}
