# One game in twenty gets a fault, of five kinds in turn, as near its middle as there is a line for it. The others stay as
# they are. `-v first=N`: the number of the first game.
function spoil(kind, at, last) {
  if (kind == 0) return lines[at] "\n" lines[at]                  # written twice
  if (kind == 1) return ""                                        # left out
  if (kind == 2) { sub(/ [a-z]+/, " nothing", lines[at]); return lines[at] } # a word that is none
  if (kind == 3) { sub(/^[^:]*/, "Nobody", lines[at]); return lines[at] }    # of nobody at the table
  for (last = count; last > 1 && lines[last] !~ /^result /; --last) continue
  match(lines[last], /[0-9]+/)                                    # a result that was added up wrongly
  lines[last] = substr(lines[last], 1, RSTART - 1) (substr(lines[last], RSTART, RLENGTH) + 1) substr(lines[last], RSTART + RLENGTH)
  return lines[at]
}

function finish(at, line) {
  if (count == 0) return
  at = 0
  if (number % 20 == 7) {
    for (at = int(count / 2); at <= count && lines[at] !~ /^[^: ]+: /; ++at) continue
    if (at > count) at = count
    lines[at] = spoil(int(number / 20) % 5, at)
  }
  for (line = 1; line <= count; ++line) if (line != at || lines[line] != "") print lines[line]
  count = 0
  ++number
}

BEGIN { number = first }
/^game: / { finish() }
{ lines[++count] = $0 }
END { finish() }
