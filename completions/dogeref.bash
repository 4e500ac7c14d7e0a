# bash completion for dogeref; needs nothing else. ./dev bless writes the generated part anew.

# <generated tables>
_dogeref_code='after-end again-not-earned ambiguous-player ambiguous-tile artefact-elsewhere
  artefact-missing artefact-not-open bad-name bid-missing bid-too-high bid-unexpected
  cannot-pay-cost cannot-pay-intrigue cannot-pay-reorder cannot-pay-tile card-count card-not-held
  card-not-paid caught-plays-on cell-apart cell-count control-character dice-missing die-not-in-game
  die-value discard-with-steps doge-tile-missing draw-order drew-wrong-count drop-not-needed
  duplicate-cell duplicate-colour duplicate-die duplicate-header duplicate-player duplicate-tribe
  false-end flight-cell flight-order flip-after-miss flip-cell flip-contradiction galley-gap
  game-too-long guess-again guess-number guess-result guess-too-early hand-count hand-over-limit
  late-header line-too-long look-alike-names look-cell look-count map-mismatch market-count
  missed-end missing-drop missing-header mixed-decks move-not-looked needless-drop no-bonus
  no-discovery no-effects-in-escape no-flight no-game no-lower-part no-such-tile no-tokens-left
  not-a-reaction not-a-reorder not-among-drawn not-free not-offered not-utf8 not-your-turn
  nothing-to-react nothing-to-undo null-purchase out-of-phase out-without-seven panel-not-in-use
  part-not-built passage-not-paid pawn-cell pay-not-needed player-count reaction-own-turn
  refill-missing removed-count replace-covered replace-incomplete replace-not-last
  replace-wrong-zone reserve-full reserve-galley-full reveal-missing reveal-not-looked
  reveal-own-cell round-not-over round-number rules-changed second-task section-full space-occupied
  step-order swap-cell syntax tile-contradiction tile-not-in-deck tile-not-in-reserve too-many-parts
  turn-not-over unfinished unknown-cell unknown-edition unknown-game unknown-header unknown-panel
  unknown-player unknown-space unknown-tile unknown-tribe unknown-variant unknown-word unrecorded
  unused-ruling wrong-bonus wrong-effect wrong-fill wrong-gain wrong-loss wrong-order wrong-place
  wrong-result wrong-target wrong-total wrong-water'
_dogeref_edition='de en fr'
_dogeref_game='doge-ship last-doge'
_dogeref_language='de en fr it'
_dogeref_variant='calm-ambush council duel guild-dues hurry long-season no-intrigue no-needless-drop
  no-null-purchase plunder race short-game short-search three-levels tournament warehouses'

_dogeref_commands() {
  case $1 in
    '')
      echo check explain show points actions compare merge shrink redact fmt rules test legal \
        simulate tournament ;;
    'rules')
      echo list show new sheet lint diff schema ;;
    'tournament')
      echo standings check pair scheme outlook pages simulate export ;;
  esac
}

_dogeref_options() {
  case $1 in
    'rules' | 'tournament')
      echo  ;;
    'explain')
      echo --help --all --rules --lang ;;
    'actions')
      echo --help --at --game --all --where --edition --variant --rules --lang ;;
    'shrink')
      echo --help --at --game --all --where --edition --variant --rules --lang --code --line ;;
    'legal')
      echo --help --at --game --all --where --edition --variant --rules --lang --count --why \
        --format ;;
    'redact')
      echo --help --at --game --all --where --edition --variant --rules --lang --for \
        --keep-remarks ;;
    'points')
      echo --help --at --game --all --where --edition --variant --rules --lang --format ;;
    'show')
      echo --help --at --game --all --where --edition --variant --rules --lang --format --width \
        --color --no-color ;;
    'compare')
      echo --help --files-from --a --b --format --where --jobs --rules --lang ;;
    'check')
      echo --help --files-from --stdin-name --first-line --format --output --fix-suggestions --fix \
        --dry-run --quiet --color --no-color --max-errors --stats --on-illegal --readings \
        --edition --variant --ignore --strict --baseline --watch --no-project --exit-zero --jobs \
        --where --duplicates --totals --coverage --shard --resume --rules --lang ;;
    'fmt')
      echo --help --files-from --to --check --write --game --where --rules --lang ;;
    'rules show')
      echo --help --format --edition --variant --color --no-color --rules --lang ;;
    'tournament check')
      echo --help --format --jobs --rules --lang ;;
    'merge' | 'rules list')
      echo --help --format --rules --lang ;;
    'rules schema')
      echo --help --game ;;
    'rules new')
      echo --help --game --edition ;;
    'rules diff')
      echo --help --game --edition --format --rules --lang ;;
    'rules sheet')
      echo --help --game --format --edition --variant --rules --lang ;;
    'tournament pages')
      echo --help --output --jobs --rules --lang ;;
    'simulate')
      echo --help --players --games --seed --policy --partial --public --max-rounds --edition \
        --variant --summary --compare --format --rules --lang ;;
    'tournament simulate')
      echo --help --players --rounds --seed --game --edition --scheme --output --rules --lang ;;
    'tournament pair')
      echo --help --round --rounds --system --why --write --format --jobs --rules --lang ;;
    'tournament standings')
      echo --help --round --stage --teams --player --format --jobs --rules --lang ;;
    'tournament scheme')
      echo --help --rules --lang ;;
    'test')
      echo --help --run --format --coverage --mutate --all --watch --threshold --file --jobs \
        --color --no-color --rules --lang ;;
    'rules lint')
      echo --help --sources --search --strict --format --rules --lang ;;
    'tournament export')
      echo --help --sqlite --csv --jobs --rules --lang ;;
    'tournament outlook')
      echo --help --stage --rounds --format --jobs --rules --lang ;;
    '')
      echo --help --version ;;
  esac
}

_dogeref_takes() {
  case $1 in
    'check --stdin-name' | 'check --first-line' | 'check --fix-suggestions' | 'check --max-errors' \
      | 'check --readings' | 'check -j' | 'check --jobs' | 'check --where' | 'check --shard' | \
      'show --at' | 'show --game' | 'show --where' | 'show --width' | 'points --at' | \
      'points --game' | 'points --where' | 'actions --at' | 'actions --game' | 'actions --where' | \
      'compare --where' | 'compare -j' | 'compare --jobs' | 'shrink --at' | 'shrink --game' | \
      'shrink --where' | 'shrink --line' | 'redact --at' | 'redact --game' | 'redact --where' | \
      'redact --for' | 'fmt --game' | 'fmt --where' | 'rules lint --search' | 'rules diff' | \
      'test --run' | 'test --threshold' | 'test --file' | 'test -j' | 'test --jobs' | 'legal --at' \
      | 'legal --game' | 'legal --where' | 'legal --why' | 'simulate --players' | \
      'simulate --games' | 'simulate --seed' | 'simulate --max-rounds' | \
      'tournament standings --round' | 'tournament standings --stage' | \
      'tournament standings --player' | 'tournament standings -j' | 'tournament standings --jobs' \
      | 'tournament check -j' | 'tournament check --jobs' | 'tournament pair --round' | \
      'tournament pair --rounds' | 'tournament pair -j' | 'tournament pair --jobs' | \
      'tournament scheme' | 'tournament outlook --stage' | 'tournament outlook --rounds' | \
      'tournament outlook -j' | 'tournament outlook --jobs' | 'tournament pages -j' | \
      'tournament pages --jobs' | 'tournament simulate --players' | 'tournament simulate --rounds' \
      | 'tournament simulate --seed' | 'tournament simulate --scheme' | 'tournament export -j' | \
      'tournament export --jobs')
      echo anything ;;
    'check' | 'check --files-from' | 'check --output' | 'check --baseline' | 'check --resume' | \
      'show' | 'points' | 'actions' | 'compare' | 'compare --files-from' | 'merge' | 'shrink' | \
      'redact' | 'fmt' | 'fmt --files-from' | 'test' | 'legal' | 'tournament standings' | \
      'tournament check' | 'tournament pair' | 'tournament outlook' | 'tournament pages' | \
      'tournament export' | 'tournament export --sqlite')
      echo files ;;
    'check --rules' | 'explain --rules' | 'show --rules' | 'points --rules' | 'actions --rules' | \
      'compare --rules' | 'merge --rules' | 'shrink --rules' | 'redact --rules' | 'fmt --rules' | \
      'rules list --rules' | 'rules show --rules' | 'rules new' | 'rules sheet --rules' | \
      'rules lint' | 'rules lint --rules' | 'rules diff --rules' | 'test --rules' | \
      'legal --rules' | 'simulate --rules' | 'tournament standings --rules' | \
      'tournament check --rules' | 'tournament pair --rules' | 'tournament scheme --rules' | \
      'tournament outlook --rules' | 'tournament pages -o' | 'tournament pages --output' | \
      'tournament pages --rules' | 'tournament simulate -o' | 'tournament simulate --output' | \
      'tournament simulate --rules' | 'tournament export --csv' | 'tournament export --rules')
      echo folders ;;
    'check --ignore')
      echo several $_dogeref_code ;;
    'check --variant' | 'show --variant' | 'points --variant' | 'actions --variant' | \
      'shrink --variant' | 'redact --variant' | 'rules show --variant' | 'rules sheet --variant' | \
      'legal --variant' | 'simulate --variant')
      echo several $_dogeref_variant ;;
    'explain' | 'shrink --code')
      echo words $_dogeref_code ;;
    'check --edition' | 'show --edition' | 'points --edition' | 'actions --edition' | \
      'compare --a' | 'compare --b' | 'shrink --edition' | 'redact --edition' | \
      'rules show --edition' | 'rules new --edition' | 'rules sheet --edition' | \
      'rules diff --edition' | 'legal --edition' | 'simulate --edition' | \
      'tournament simulate --edition')
      echo words $_dogeref_edition ;;
    'rules show' | 'rules new --game' | 'rules sheet' | 'rules sheet --game' | 'rules diff --game' \
      | 'rules schema --game' | 'simulate' | 'tournament simulate --game')
      echo words $_dogeref_game ;;
    'check --lang' | 'explain --lang' | 'show --lang' | 'points --lang' | 'actions --lang' | \
      'compare --lang' | 'merge --lang' | 'shrink --lang' | 'redact --lang' | 'fmt --to' | \
      'fmt --lang' | 'rules list --lang' | 'rules show --lang' | 'rules sheet --lang' | \
      'rules lint --lang' | 'rules diff --lang' | 'test --lang' | 'legal --lang' | \
      'simulate --lang' | 'tournament standings --lang' | 'tournament check --lang' | \
      'tournament pair --lang' | 'tournament scheme --lang' | 'tournament outlook --lang' | \
      'tournament pages --lang' | 'tournament simulate --lang' | 'tournament export --lang')
      echo words $_dogeref_language ;;
    'simulate --compare')
      echo words $_dogeref_variant ;;
    'check --on-illegal')
      echo words apply skip stop ;;
    'check --color' | 'show --color' | 'rules show --color' | 'test --color')
      echo words auto always never ;;
    'rules schema')
      echo words game panels galley tiles edition variant lexicon rulebook guide sentences cards \
        artefacts tribes suite tournament project scheme-suite scheme actions compare error fixes \
        legal points position rules-diff rules-lint rules-list rules-show standings summary test \
        totals tournament-check tournament-outlook tournament-pair verdict doge-ship-game \
        doge-ship-panels doge-ship-galley doge-ship-tiles doge-ship-edition doge-ship-variant \
        last-doge-game last-doge-tiles last-doge-cards last-doge-artefacts last-doge-tribes \
        last-doge-edition last-doge-variant ;;
    'merge --format')
      echo words json text ;;
    'simulate --policy')
      echo words sensible random ;;
    'tournament pair --system')
      echo words swiss balanced cut ;;
    'rules sheet --format')
      echo words text html ;;
    'points --format' | 'compare --format' | 'rules list --format' | 'rules diff --format' | \
      'legal --format' | 'simulate --format' | 'tournament check --format')
      echo words text json ;;
    'tournament standings --format' | 'tournament pair --format' | 'tournament outlook --format')
      echo words text json csv markdown html ;;
    'check --format')
      echo words text json sarif junit gcc github baseline log ;;
    'rules lint --format')
      echo words text json sarif junit github ;;
    'test --format')
      echo words text tap junit json sarif github ;;
    'rules show --format')
      echo words text yaml json ;;
    'show --format')
      echo words text yaml json svg ;;
    'check --duplicates')
      echo words warn drop ;;
  esac
}
# </generated>

# _dogeref_offer WORD...: those that begin with what is typed.
_dogeref_offer() {
  mapfile -t COMPREPLY < <(compgen -W "$*" -- "$current")
}

# _dogeref_offer_several WORD...: the same after the last comma.
_dogeref_offer_several() {
  local before=
  [[ $current != *,* ]] || before=${current%,*},
  mapfile -t COMPREPLY < <(compgen -P "$before" -W "$*" -- "${current##*,}")
}

_dogeref_offer_paths() {
  compopt -o filenames 2>/dev/null
  mapfile -t COMPREPLY < <(compgen "$1" -- "$current")
}

# _dogeref_value WHAT: completes the value of an option, or an argument; fails when it takes none.
_dogeref_value() {
  local takes
  read -ra takes < <(_dogeref_takes "$1")
  case ${takes[0]} in
    files) _dogeref_offer_paths -f ;;
    folders) _dogeref_offer_paths -d ;;
    words) _dogeref_offer "${takes[@]:1}" ;;
    several) _dogeref_offer_several "${takes[@]:1}" ;;
    anything) ;;
    *) return 1 ;;
  esac
}

_dogeref() {
  local current=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} command= word
  COMPREPLY=()
  if [[ $current == = ]]; then # --option=VALUE comes in three words
    current=
  elif [[ $option == = ]]; then
    option=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    [[ " $(_dogeref_commands "$command") " != *" $word "* ]] || command=${command:+$command }$word
  done
  if [[ $option == -* ]] && _dogeref_value "$command $option"; then
    return
  elif [[ $current == -* ]]; then
    _dogeref_offer "$(_dogeref_options "$command")"
  elif [[ -n $(_dogeref_commands "$command") ]]; then
    _dogeref_offer "$(_dogeref_commands "$command")"
  else
    _dogeref_value "$command" || true
  fi
}

complete -F _dogeref dogeref
