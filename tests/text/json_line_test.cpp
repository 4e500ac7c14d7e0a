#include "text/json_line.h"

#include <doctest/doctest.h>

namespace dogeref::text {

TEST_CASE("in JSON what is not seen but acts is written by its number") {
  CHECK(plain_json(R"({"a":"Zoë — “x”"})") == R"({"a":"Zoë — “x”"})");
  CHECK(plain_json("\"\u009b31m\u0085\"") == R"("\u009b31m\u0085")");
  CHECK(plain_json("\"\u202e\u2066\u2028\u2029\"") == R"("\u202e\u2066\u2028\u2029")");
  CHECK(plain_json("\"\x7F\u200b\ufeff\"") == R"("\u007f\u200b\ufeff")");
  CHECK(plain_json("\"\U000E0001\"") == R"("\udb40\udc01")");
}

}  // namespace dogeref::text
