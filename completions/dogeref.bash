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
_dogeref_variant='calm-ambush duel long-season no-intrigue no-needless-drop no-null-purchase
  short-game short-search three-levels tournament warehouses'

_dogeref_commands() {
  case $1 in
    '')
      echo check explain show points compare shrink redact fmt rules test legal simulate \
        tournament ;;
    'rules')
      echo list show new sheet lint diff schema ;;
    'tournament')
      echo standings check scheme ;;
  esac
}

_dogeref_options() {
  case $1 in
    'rules' | 'tournament')
      echo  ;;
    'explain')
      echo --help --all --rules --lang ;;
    'shrink')
      echo --help --at --game --edition --variant --rules --lang --code --line ;;
    'legal')
      echo --help --at --game --edition --variant --rules --lang --count --why --format ;;
    'redact')
      echo --help --at --game --edition --variant --rules --lang --for --keep-remarks ;;
    'points')
      echo --help --at --game --edition --variant --rules --lang --format ;;
    'show')
      echo --help --at --game --edition --variant --rules --lang --format --width --color \
        --no-color ;;
    'compare')
      echo --help --files-from --a --b --format --jobs --rules --lang ;;
    'check')
      echo --help --files-from --stdin-name --first-line --format --output --fix-suggestions \
        --quiet --color --no-color --max-errors --stats --on-illegal --edition --variant --ignore \
        --strict --baseline --exit-zero --jobs --rules --lang ;;
    'fmt')
      echo --help --files-from --to --check --write --rules --lang ;;
    'rules show')
      echo --help --format --edition --variant --color --no-color --rules --lang ;;
    'rules list' | 'tournament check')
      echo --help --format --rules --lang ;;
    'rules schema')
      echo --help --game ;;
    'rules new')
      echo --help --game --edition ;;
    'rules diff')
      echo --help --game --edition --format --rules --lang ;;
    'rules sheet')
      echo --help --game --format --edition --variant --rules --lang ;;
    'simulate')
      echo --help --players --games --seed --policy --partial --public --max-rounds --edition \
        --variant --summary --compare --format --rules --lang ;;
    'tournament standings')
      echo --help --round --stage --teams --player --format --rules --lang ;;
    'tournament scheme')
      echo --help --rules --lang ;;
    'test')
      echo --help --run --format --coverage --mutate --threshold --file --jobs --color --no-color \
        --rules --lang ;;
    'rules lint')
      echo --help --sources --strict --format --rules --lang ;;
    '')
      echo --help --version ;;
  esac
}

_dogeref_takes() {
  case $1 in
    'check --stdin-name' | 'check --first-line' | 'check --fix-suggestions' | 'check --max-errors' \
      | 'check -j' | 'check --jobs' | 'show --at' | 'show --game' | 'show --width' | 'points --at' \
      | 'points --game' | 'compare -j' | 'compare --jobs' | 'shrink --at' | 'shrink --game' | \
      'shrink --line' | 'redact --at' | 'redact --game' | 'redact --for' | 'rules diff' | \
      'test --run' | 'test --threshold' | 'test --file' | 'test -j' | 'test --jobs' | 'legal --at' \
      | 'legal --game' | 'legal --why' | 'simulate --players' | 'simulate --games' | \
      'simulate --seed' | 'simulate --max-rounds' | 'tournament standings --round' | \
      'tournament standings --stage' | 'tournament standings --player' | 'tournament scheme')
      echo anything ;;
    'check' | 'check --files-from' | 'check --output' | 'check --baseline' | 'show' | 'points' | \
      'compare' | 'compare --files-from' | 'shrink' | 'redact' | 'fmt' | 'fmt --files-from' | \
      'test' | 'legal' | 'tournament standings' | 'tournament check')
      echo files ;;
    'check --rules' | 'explain --rules' | 'show --rules' | 'points --rules' | 'compare --rules' | \
      'shrink --rules' | 'redact --rules' | 'fmt --rules' | 'rules list --rules' | \
      'rules show --rules' | 'rules new' | 'rules sheet --rules' | 'rules lint' | \
      'rules lint --rules' | 'rules diff --rules' | 'test --rules' | 'legal --rules' | \
      'simulate --rules' | 'tournament standings --rules' | 'tournament check --rules' | \
      'tournament scheme --rules')
      echo folders ;;
    'check --ignore')
      echo several $_dogeref_code ;;
    'check --variant' | 'show --variant' | 'points --variant' | 'shrink --variant' | \
      'redact --variant' | 'rules show --variant' | 'rules sheet --variant' | 'legal --variant' | \
      'simulate --variant')
      echo several $_dogeref_variant ;;
    'explain' | 'shrink --code')
      echo words $_dogeref_code ;;
    'check --edition' | 'show --edition' | 'points --edition' | 'compare --a' | 'compare --b' | \
      'shrink --edition' | 'redact --edition' | 'rules show --edition' | 'rules new --edition' | \
      'rules sheet --edition' | 'rules diff --edition' | 'legal --edition' | 'simulate --edition')
      echo words $_dogeref_edition ;;
    'rules show' | 'rules new --game' | 'rules sheet' | 'rules sheet --game' | 'rules diff --game' \
      | 'rules schema --game' | 'simulate')
      echo words $_dogeref_game ;;
    'check --lang' | 'explain --lang' | 'show --lang' | 'points --lang' | 'compare --lang' | \
      'shrink --lang' | 'redact --lang' | 'fmt --to' | 'fmt --lang' | 'rules list --lang' | \
      'rules show --lang' | 'rules sheet --lang' | 'rules lint --lang' | 'rules diff --lang' | \
      'test --lang' | 'legal --lang' | 'simulate --lang' | 'tournament standings --lang' | \
      'tournament check --lang' | 'tournament scheme --lang')
      echo words $_dogeref_language ;;
    'simulate --compare')
      echo words $_dogeref_variant ;;
    'check --on-illegal')
      echo words apply skip stop ;;
    'check --color' | 'show --color' | 'rules show --color' | 'test --color')
      echo words auto always never ;;
    'rules schema')
      echo words game panels galley tiles edition variant lexicon rulebook guide sentences cards \
        artefacts tribes suite tournament scheme compare fixes points position standings test \
        tournament-check verdict doge-ship-game doge-ship-panels doge-ship-galley doge-ship-tiles \
        doge-ship-edition doge-ship-variant last-doge-game last-doge-tiles last-doge-cards \
        last-doge-artefacts last-doge-tribes last-doge-edition last-doge-variant ;;
    'simulate --policy')
      echo words sensible random ;;
    'rules sheet --format')
      echo words text html ;;
    'points --format' | 'compare --format' | 'rules list --format' | 'rules diff --format' | \
      'legal --format' | 'simulate --format' | 'tournament check --format')
      echo words text json ;;
    'tournament standings --format')
      echo words text json csv markdown html ;;
    'rules lint --format')
      echo words text json github ;;
    'check --format')
      echo words text json sarif junit gcc github baseline ;;
    'test --format')
      echo words text tap junit json github ;;
    'rules show --format')
      echo words text yaml json ;;
    'show --format')
      echo words text yaml json svg ;;
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
