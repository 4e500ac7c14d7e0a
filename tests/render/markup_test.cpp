#include "render/markup.h"

#include <doctest/doctest.h>

#include <limits>
#include <string>

namespace dogeref::render {
namespace {

TEST_CASE("what means something to markup is written so that it means itself") {
  CHECK(markup_escaped("<b a=\"1\" c='2'>&amp;</b>") == "&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;amp;&lt;/b&gt;");
  CHECK(markup_escaped("Zoë, 船\tand\nso on") == "Zoë, 船\tand\nso on");
  CHECK(markup_escaped("") == "");
}

TEST_CASE("control characters and ill-formed bytes are shown, for XML allows none") {
  CHECK(markup_escaped("a\x1b[1m<\xff") == "a\\x1b[1m&lt;\\xff");
  CHECK(markup_escaped(std::string("\0\r", 2)) == "\\x00\\x0d");
  CHECK(markup_escaped("\u202e") == "\\u202e");
  CHECK(markup_escaped("\xef\xbf\xbf") == "\\uffff");
}

TEST_CASE("numbers have at most two decimals and never an exponent") {
  CHECK(decimal(12) == "12");
  CHECK(decimal(0.5) == "0.5");
  CHECK(decimal(-3.256) == "-3.26");
  CHECK(decimal(2.05) == "2.05");
  CHECK(decimal(-0.001) == "0");
  CHECK(decimal(1e300) == "0");
  CHECK(decimal(std::numeric_limits<double>::quiet_NaN()) == "0");
}

TEST_CASE("elements nest and close in their order, attributes and texts are escaped") {
  std::string out;
  Markup markup(out);
  markup.open("g", {{"class", "a\"b"}, {"x", 1.5}}).empty("rect", {{"width", 10}});
  markup.element("text", "<1>", {{"y", -2}}).close().line().close();
  CHECK(out == "<g class=\"a&quot;b\" x=\"1.5\"><rect width=\"10\"/><text y=\"-2\">&lt;1&gt;</text></g>\n");
}

}  // namespace
}  // namespace dogeref::render
