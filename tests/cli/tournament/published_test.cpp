// Events and worked examples that others published: their numbers are ours.

#include <doctest/doctest.h>

#include <string>

#include "support/program.h"

using dogeref::tests::Ran;
using dogeref::tests::shell;

namespace {

bool holds(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

std::string standings(const std::string& name) {
  const std::string file = "fixtures/tournament/published/" + name + ".yaml";
  const Ran check = shell("dogeref tournament check " + file);
  CHECK_MESSAGE(check.status == 0, check.out);  // the ranks in the file are those of the publication
  return shell("dogeref tournament standings --format csv " + file).out;
}

}  // namespace

TEST_CASE("five games of four players come to the totals that they published") {
  CHECK(standings("wednesday-five-games") ==
        "rank,player,points,ahead of the next on\r\n1,anna,585.25,points\r\n2,luca,572.60,points\r\n"
        "3,marco,498.46,points\r\n4,piero,463.69,\r\n");
  const std::string card =
      shell("dogeref tournament standings --player piero fixtures/tournament/published/wednesday-five-games.yaml").out;
  CHECK(holds(card, "436/3  place 1, bonus 12"));               // 145.33
  CHECK(holds(card, "1438/19  place 3 shared by 2, bonus 2"));  // 75.68
}

TEST_CASE("of two who are level on points the greater sum of shares is first, as the rules work it out") {
  const std::string table = standings("catan-shares");
  CHECK(holds(table, "1,B,2.00,28.00,0.86,"));
  CHECK(holds(table, "2,A,2.00,28.00,0.86,"));
  CHECK(holds(table, "share of the scores\r\n2,A"));
}

TEST_CASE("wins decide before points, points before how soundly others were beaten") {
  const std::string table = standings("catan-qualifier");
  CHECK(holds(table, "\r\n1,anna,2.00,27.00,"));
  CHECK(holds(table, "\r\n2,carla,2.00,25.00,"));
  CHECK(holds(table, "\r\n3,bruno,2.00,25.00,"));
  CHECK(holds(table, "\r\n4,dino,1.00,28.00,"));
}

TEST_CASE("eighty-five games of three and four come to the means and first places that were published") {
  CHECK(standings("catan-leaderboard") ==
        "rank,player,mean score,wins,ahead of the next on\r\n"
        "1,anna,9.08,7.00,mean score\r\n2,bruno,8.30,14.00,mean score\r\n3,carla,8.16,17.00,mean score\r\n"
        "4,dino,7.97,26.00,mean score\r\n5,elena,7.46,5.00,mean score\r\n6,fabio,7.19,4.00,mean score\r\n"
        "7,gina,7.12,5.00,mean score\r\n8,ivo,7.00,0.00,\r\n8,luca,7.00,0.00,mean score\r\n"
        "10,marta,6.67,1.00,mean score\r\n11,nico,6.61,6.00,mean score\r\n12,olga,5.00,0.00,mean score\r\n"
        "13,piero,4.00,0.00,\r\n");
}

TEST_CASE("a Swiss of twenty-two with rounds off and full byes comes to the scores and ranks that were published") {
  const std::string table = standings("swiss-of-22");
  for (const char* row :
       {"1,carla,6.00,points", "2,anna,5.00,", "2,bruno,5.00,points", "4,nico,4.50,points", "5,elena,4.00,",
        "10,piero,3.50,points", "13,vera,3.00,points", "19,rosa,2.50,points", "21,ugo,2.00,points", "22,zoe,1.50,"})
    CHECK_MESSAGE(holds(table, "\r\n" + std::string(row) + "\r\n"), row);
}
