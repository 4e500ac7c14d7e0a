// dogeref fmt as people call it.

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

#include "support/program.h"

using dogeref::tests::Ran;
using dogeref::tests::Scratch;
using dogeref::tests::shell;
using dogeref::tests::slurp;

namespace {

const std::string untidy =
    "game:  doge-ship\nplayers: Anna (A, red) , Marco (M)\n\nround 1 # the first\ndice 6 5 4\ndoge d7\n"
    "a : R4 => 3 ducats\nM:discard\n";
const std::string tidy =
    "game: doge-ship\nplayers: Anna (A, red), Marco (M)\n\nround 1  # the first\ndice red 6, green 5, white 4\n"
    "doge D07\nAnna: red 4 => +3 ducats\nMarco: discard\n";
const std::string french =
    "jeu: doge-ship\nlangue: fr\njoueurs: Anna (A, rouge), Marco (M)\n\nround 1  # the first\n"
    "dés rouge 6, vert 5, blanc 4\nDoge D07\nAnna: rouge 4 => +3 ducats\nMarco: défausser\n";
const std::string unreadable = "game: doge-ship\nA: red 1\n";

Ran fmt(const std::string& arguments) { return shell("dogeref fmt " + arguments); }

}  // namespace

TEST_CASE("a log is printed in canonical spelling, in its own language or another") {
  const Scratch scratch;
  const std::string path = scratch.file("a.log", untidy);
  Ran ran = fmt(path);
  CHECK(ran.status == 0);
  CHECK(ran.out == tidy);
  CHECK(ran.err == "");
  ran = fmt("--to fr " + path);
  CHECK(ran.status == 0);
  CHECK(ran.out == french);
  CHECK(slurp(path) == untidy);
  CHECK(fmt(scratch.file("fr.log", french)).out == french);
  CHECK(fmt("--to en " + scratch.path("fr.log")).out == tidy);
}

TEST_CASE("standard input is read from -, several logs are printed one after the other") {
  const Scratch scratch;
  const std::string path = scratch.file("a.log", untidy);
  const Ran ran = fmt("- " + path + " <" + path);
  CHECK(ran.status == 0);
  CHECK(ran.out == tidy + tidy);
}

TEST_CASE("--check names the files that would change") {
  const Scratch scratch;
  const std::string path = scratch.file("logs/a.log", untidy);
  scratch.file("logs/b.log", tidy);
  Ran ran = fmt("--check " + scratch.path("logs"));
  CHECK(ran.status == 1);
  CHECK(ran.out == "logs/a.log\n");
  CHECK(slurp(path) == untidy);
  ran = fmt("--check " + scratch.path("logs/b.log"));
  CHECK(ran.status == 0);
  CHECK(ran.out == "");
  CHECK(fmt("--check --to fr " + scratch.path("logs/b.log")).status == 1);
}

TEST_CASE("--write replaces the files, keeps their mode and prints nothing") {
  const Scratch scratch;
  const std::string path = scratch.file("a.log", "\xEF\xBB\xBF" + untidy);
  REQUIRE(::chmod(path.c_str(), 0600) == 0);
  const Ran ran = fmt("--write " + path);
  CHECK(ran.status == 0);
  CHECK(ran.out + ran.err == "");
  CHECK(slurp(path) == tidy);
  struct stat about = {};
  REQUIRE(::stat(path.c_str(), &about) == 0);
  CHECK((about.st_mode & 07777) == 0600);
}

TEST_CASE("a file that need not change is not touched") {
  const Scratch scratch;
  const std::string path = scratch.file("a.log", tidy);
  const auto before = std::filesystem::last_write_time(path);
  const auto inode = [&path] {
    struct stat about = {};
    return ::stat(path.c_str(), &about) == 0 ? about.st_ino : 0;
  };
  const auto was = inode();
  CHECK(fmt("--write " + path).status == 0);
  CHECK(std::filesystem::last_write_time(path) == before);
  CHECK(inode() == was);
}

TEST_CASE("links are not written through, folders that take no file leave the old one") {
  const Scratch scratch;
  const std::string path = scratch.file("a.log", untidy);
  std::filesystem::create_symlink(path, scratch.path("link.log"));
  Ran ran = fmt("--write " + scratch.path("link.log"));
  CHECK(ran.status == 2);
  CHECK(ran.err == "dogeref: cannot write " + scratch.path("link.log") + ": is a link\n");
  CHECK(slurp(path) == untidy);
  // As root nothing is read-only; a file size of nothing is a full disk for everybody.
  ran = shell("trap '' XFSZ; ulimit -f 0; dogeref fmt --write " + path);
  CHECK(ran.status == 2);
  CHECK(slurp(path) == untidy);
  CHECK(std::distance(std::filesystem::directory_iterator(scratch.path()), {}) == 2);
}

TEST_CASE("what is printed and cannot be is a failure") {
  const Scratch scratch;
  const Ran ran = fmt(scratch.file("a.log", untidy) + " >/dev/full");
  CHECK(ran.status == 2);
  CHECK(ran.err == "dogeref: cannot write to standard output: no space left on device\n");
}

TEST_CASE("lines that cannot be read stay, and are told") {
  const Scratch scratch;
  const std::string path = scratch.file("a.log", tidy + "Anna:  grumble\n");
  Ran ran = fmt(path);
  CHECK(ran.status == 0);
  CHECK(ran.out == tidy + "Anna:  grumble\n");
  CHECK(ran.err == "dogeref: a.log: line 9 cannot be read and stays as it is (dogeref check says why)\n");
  ran = fmt(scratch.file("a.log", tidy + "Anna:  grumble\nMarco: ha\n"));
  CHECK(ran.err == "dogeref: a.log: lines 9, 10 cannot be read and stay as they are (dogeref check says why)\n");
}

TEST_CASE("one bad game spares the others of its file") {
  const Scratch scratch;
  const std::string path = scratch.file("a.log", unreadable + untidy);
  const Ran ran = fmt("--write " + path);
  CHECK(ran.status == 2);
  CHECK(ran.err == "dogeref: a.log:1: no game can be made of it; it stays as it is (dogeref check says why)\n");
  CHECK(slurp(path) == unreadable + tidy);
}

TEST_CASE("a line that only the new language could read keeps the game from being written in it") {
  const Scratch scratch;
  const std::string path = scratch.file("a.log", tidy + "Anna: construire G05\n" + "Marco: rouge 1\n");
  const Ran ran = fmt("--to fr " + path);
  CHECK(ran.status == 2);
  CHECK(ran.out == slurp(path));
  CHECK(ran.err == "dogeref: a.log:9: written otherwise this would be judged otherwise; the game stays as it is\n");
}

TEST_CASE("words of the old language stay readable where a line cannot be written in the new one") {
  const Scratch scratch;
  const std::string log =
      "Spiel: doge-ship\nSprache: de\nSpieler: Anna, Marco\n\nWürfel rot 6, grün 5, weiß vier\nDoge D07\nAnna: rot 4\n";
  const Ran ran = fmt("--to it " + scratch.file("a.log", log));
  CHECK(ran.status == 0);
  CHECK(ran.out ==
        "gioco: doge-ship\nlingua: it, de\ngiocatori: Anna, Marco\n\nWürfel rot 6, grün 5, weiß vier\n"
        "Doge D07\nAnna: rosso 4\n");
}

TEST_CASE("what cannot be formatted is said") {
  const Scratch scratch;
  Ran ran = fmt("");
  CHECK(ran.status == 2);
  CHECK(ran.err == "dogeref: fmt: no logs given (dogeref fmt --help shows how)\n");
  const std::string path = scratch.file("a.log", untidy);
  ran = fmt("--to frr " + path);
  CHECK(ran.status == 2);
  CHECK(ran.err == "dogeref: no language 'frr'; did you mean 'fr'?\n");
  ran = fmt("--write - <" + path);
  CHECK(ran.status == 2);
  CHECK(ran.err == "dogeref: fmt: --write needs files, standard input cannot be written back\n");
  CHECK(fmt("--write --check " + path).status == 2);
  ran = fmt(scratch.file("empty.log", "# nothing\n"));
  CHECK(ran.status == 2);
  CHECK(ran.err == "dogeref: empty.log: there is no game in it\n");
  ran = fmt(scratch.file("picture.log", std::string("\x89PNG\r\n\x1a\n\0\0", 10)));
  CHECK(ran.status == 2);
  CHECK(ran.out == "");
  CHECK(ran.err ==
        "dogeref: cannot read " + scratch.path("picture.log") + ": it looks like a PNG picture, not like text\n");
  ran = fmt(scratch.path("gone.log"));
  CHECK(ran.status == 2);
}
