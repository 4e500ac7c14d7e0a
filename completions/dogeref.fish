# fish completion for dogeref. ./dev bless writes the generated part anew.

# The command typed so far: "check", "rules list".
function __dogeref_command
    set -l command
    for word in (commandline -opc)[2..]
        if contains -- $word (__dogeref_commands "$command")
            set command (string trim "$command $word")
        end
    end
    echo $command
end

function __dogeref_at
    test (__dogeref_command) = "$argv"
end

complete -c dogeref -f

# <generated tables>
function __dogeref_code
    printf '%s\n' after-end again-not-earned ambiguous-player ambiguous-tile artefact-elsewhere \
        artefact-missing artefact-not-open bad-name bid-missing bid-too-high bid-unexpected \
        cannot-pay-cost cannot-pay-intrigue cannot-pay-reorder cannot-pay-tile card-count \
        card-not-held card-not-paid caught-plays-on cell-apart cell-count control-character \
        dice-missing die-not-in-game die-value discard-with-steps doge-tile-missing draw-order \
        drew-wrong-count drop-not-needed duplicate-cell duplicate-colour duplicate-die \
        duplicate-header duplicate-player duplicate-tribe false-end flight-cell flight-order \
        flip-after-miss flip-cell flip-contradiction galley-gap game-too-long guess-again \
        guess-number guess-result guess-too-early hand-count hand-over-limit late-header \
        line-too-long look-alike-names look-cell look-count map-mismatch market-count missed-end \
        missing-drop missing-header mixed-decks move-not-looked needless-drop no-bonus \
        no-discovery no-effects-in-escape no-flight no-game no-lower-part no-such-tile \
        no-tokens-left not-a-reaction not-a-reorder not-among-drawn not-free not-offered not-utf8 \
        not-your-turn nothing-to-react nothing-to-undo null-purchase out-of-phase \
        out-without-seven panel-not-in-use part-not-built passage-not-paid pawn-cell \
        pay-not-needed player-count reaction-own-turn refill-missing removed-count replace-covered \
        replace-incomplete replace-not-last replace-wrong-zone reserve-full reserve-galley-full \
        reveal-missing reveal-not-looked reveal-own-cell round-not-over round-number rules-changed \
        second-task section-full space-occupied step-order swap-cell syntax tile-contradiction \
        tile-not-in-deck tile-not-in-reserve too-many-parts turn-not-over unfinished unknown-cell \
        unknown-edition unknown-game unknown-header unknown-panel unknown-player unknown-space \
        unknown-tile unknown-tribe unknown-variant unknown-word unrecorded unused-ruling \
        wrong-bonus wrong-effect wrong-fill wrong-gain wrong-loss wrong-order wrong-place \
        wrong-result wrong-target wrong-total wrong-water
end

function __dogeref_edition
    printf '%s\n' de en fr
end

function __dogeref_game
    printf '%s\n' doge-ship last-doge
end

function __dogeref_language
    printf '%s\n' de en fr it
end

function __dogeref_variant
    printf '%s\n' calm-ambush council duel guild-dues hurry long-season no-intrigue \
        no-needless-drop no-null-purchase plunder race short-game short-search three-levels \
        tournament warehouses
end

function __dogeref_commands
    switch $argv
        case ''
            string split ' ' 'check explain show points actions compare merge shrink redact fmt \
              rules test legal simulate tournament'
        case 'rules'
            string split ' ' 'list show new sheet lint diff schema'
        case 'tournament'
            string split ' ' 'standings check pair scheme outlook pages simulate export'
    end
end

complete -c dogeref -n '__dogeref_at' -l help -d 'print this help'
complete -c dogeref -n '__dogeref_at' -l version -d 'print the version'

complete -c dogeref -n '__dogeref_at ' -a check -d 'judge recorded games and print what is wrong, then the standings'
complete -c dogeref -n '__dogeref_at check' -s h -l help -d 'print this help'
complete -c dogeref -n '__dogeref_at check' -l files-from -r -F -d 'read more LOGs from this file, one a line (- for standard input)'
complete -c dogeref -n '__dogeref_at check' -l stdin-name -x -d 'what standard input is called in findings'
complete -c dogeref -n '__dogeref_at check' -l first-line -x -d 'the number of the first line of standard input (default 1)'
complete -c dogeref -n '__dogeref_at check' -l format -x -a 'text json sarif junit gcc github baseline log' -d 'how to print (default text)'
complete -c dogeref -n '__dogeref_at check' -l output -r -F -d 'write to this file, whole or not at all, and not to standard output'
complete -c dogeref -n '__dogeref_at check' -l fix-suggestions -x -d 'print what was likely meant by lines with errors, as edits, and nothing else'
complete -c dogeref -n '__dogeref_at check' -l fix -d 'show what was certainly meant by lines with errors, and write it into the logs'
complete -c dogeref -n '__dogeref_at check' -l dry-run -d 'with --fix: show only'
complete -c dogeref -n '__dogeref_at check' -s q -l quiet -d 'print errors only (with --strict warnings, too)'
complete -c dogeref -n '__dogeref_at check' -l color -x -a 'auto always never' -d 'colours: on a terminal only, always, never'
complete -c dogeref -n '__dogeref_at check' -l no-color -d 'the same as --color never'
complete -c dogeref -n '__dogeref_at check' -l max-errors -x -d 'findings printed a game, 0 for all (default 100)'
complete -c dogeref -n '__dogeref_at check' -l stats -d 'print games, lines and actions a second to standard error'
complete -c dogeref -n '__dogeref_at check' -l on-illegal -x -a 'apply skip stop' -d 'an illegal line is applied as recorded (default), skipped, or judging stops there'
complete -c dogeref -n '__dogeref_at check' -l readings -x -d 'ways to read a record that are kept side by side, 1 for the record as it stands (default 16)'
complete -c dogeref -n '__dogeref_at check' -l edition -x -a '(__dogeref_edition)' -d 'judge by this edition, whatever the logs say'
complete -c dogeref -n '__dogeref_at check' -l variant -x -a '(__fish_complete_list , __dogeref_variant)' -d 'judge by these variants, whatever the logs say (repeatable)'
complete -c dogeref -n '__dogeref_at check' -l ignore -x -a '(__fish_complete_list , __dogeref_code)' -d 'leave findings with this code out (repeatable)'
complete -c dogeref -n '__dogeref_at check' -l strict -d 'warnings make the exit status 1'
complete -c dogeref -n '__dogeref_at check' -l baseline -r -F -d 'pass over known findings: those that --format baseline wrote to this file'
complete -c dogeref -n '__dogeref_at check' -l watch -d 'judge again whenever a log changes, until interrupted'
complete -c dogeref -n '__dogeref_at check' -l no-project -d 'pass over the project file dogeref.yaml'
complete -c dogeref -n '__dogeref_at check' -l exit-zero -d 'findings leave the exit status 0'
complete -c dogeref -n '__dogeref_at check' -s j -l jobs -x -d 'threads, 0 for one a core (default 1)'
complete -c dogeref -n '__dogeref_at check' -l where -x -d 'only games that meet these conditions: fields of the header, counts, verdict, codes, as in \'players=4 event~Venice date>=2025-01-01 verdict=illegal\''
complete -c dogeref -n '__dogeref_at check' -l duplicates -x -a 'warn drop' -d 'the same game again, whatever its header and spelling, is told (warn) or left out (drop)'
complete -c dogeref -n '__dogeref_at check' -l totals -d 'print figures of all games, and not the games: as text or json'
complete -c dogeref -n '__dogeref_at check' -l coverage -d 'print which spaces, tiles and codes of their rules the games touch, and which they do not: as text or json'
complete -c dogeref -n '__dogeref_at check' -l shard -x -d 'one of several shares of the games, counted over all logs: 3/8 for the third of every eight'
complete -c dogeref -n '__dogeref_at check' -l resume -r -F -d 'go on in this file of verdicts as JSON, behind its last whole line, where a run was interrupted'
complete -c dogeref -n '__dogeref_at check' -l rules -x -a '(__fish_complete_directories)' -d 'a folder of rules data that takes precedence over the built-in data (repeatable)'
complete -c dogeref -n '__dogeref_at check' -l lang -x -a '(__dogeref_language)' -d 'language of messages and rules (default: $DOGEREF_LANG, else en)'
complete -c dogeref -n '__dogeref_at check' -F

complete -c dogeref -n '__dogeref_at ' -a explain -d 'print a rule: its sections, what it means, a log that breaks it and one that does not'
complete -c dogeref -n '__dogeref_at explain' -s h -l help -d 'print this help'
complete -c dogeref -n '__dogeref_at explain' -l all -d 'explain every code'
complete -c dogeref -n '__dogeref_at explain' -l rules -x -a '(__fish_complete_directories)' -d 'a folder of rules data that takes precedence over the built-in data (repeatable)'
complete -c dogeref -n '__dogeref_at explain' -l lang -x -a '(__dogeref_language)' -d 'language of messages and rules (default: $DOGEREF_LANG, else en)'
complete -c dogeref -n '__dogeref_at explain' -a '(__dogeref_code)'

complete -c dogeref -n '__dogeref_at ' -a show -d 'draw the position of a game: at its end, or after a line'
complete -c dogeref -n '__dogeref_at show' -s h -l help -d 'print this help'
complete -c dogeref -n '__dogeref_at show' -l at -x -d 'the game as it stands after this line (default: at its end)'
complete -c dogeref -n '__dogeref_at show' -l game -x -d 'which game of a file of several, from 1'
complete -c dogeref -n '__dogeref_at show' -l all -d 'every game of the log, or of all logs of a folder'
complete -c dogeref -n '__dogeref_at show' -l where -x -d 'only games that meet these conditions: fields of the header, counts, verdict, codes, as in \'players=4 event~Venice date>=2025-01-01 verdict=illegal\''
complete -c dogeref -n '__dogeref_at show' -l edition -x -a '(__dogeref_edition)' -d 'by this edition, whatever the log says'
complete -c dogeref -n '__dogeref_at show' -l variant -x -a '(__fish_complete_list , __dogeref_variant)' -d 'by these variants, whatever the log says (repeatable)'
complete -c dogeref -n '__dogeref_at show' -l rules -x -a '(__fish_complete_directories)' -d 'a folder of rules data that takes precedence over the built-in data (repeatable)'
complete -c dogeref -n '__dogeref_at show' -l lang -x -a '(__dogeref_language)' -d 'language of messages and rules (default: $DOGEREF_LANG, else en)'
complete -c dogeref -n '__dogeref_at show' -l format -x -a 'text yaml json svg' -d 'how to print (default text)'
complete -c dogeref -n '__dogeref_at show' -l width -x -d 'how wide the picture of svg is, in pixels (default 1200; a phone: 390)'
complete -c dogeref -n '__dogeref_at show' -l color -x -a 'auto always never' -d 'colours: on a terminal only, always, never'
complete -c dogeref -n '__dogeref_at show' -l no-color -d 'the same as --color never'
complete -c dogeref -n '__dogeref_at show' -F

complete -c dogeref -n '__dogeref_at ' -a points -d 'where every point of a game came from: line, rule, what gave it, and the sum'
complete -c dogeref -n '__dogeref_at points' -s h -l help -d 'print this help'
complete -c dogeref -n '__dogeref_at points' -l at -x -d 'the game as it stands after this line (default: at its end)'
complete -c dogeref -n '__dogeref_at points' -l game -x -d 'which game of a file of several, from 1'
complete -c dogeref -n '__dogeref_at points' -l all -d 'every game of the log, or of all logs of a folder'
complete -c dogeref -n '__dogeref_at points' -l where -x -d 'only games that meet these conditions: fields of the header, counts, verdict, codes, as in \'players=4 event~Venice date>=2025-01-01 verdict=illegal\''
complete -c dogeref -n '__dogeref_at points' -l edition -x -a '(__dogeref_edition)' -d 'by this edition, whatever the log says'
complete -c dogeref -n '__dogeref_at points' -l variant -x -a '(__fish_complete_list , __dogeref_variant)' -d 'by these variants, whatever the log says (repeatable)'
complete -c dogeref -n '__dogeref_at points' -l rules -x -a '(__fish_complete_directories)' -d 'a folder of rules data that takes precedence over the built-in data (repeatable)'
complete -c dogeref -n '__dogeref_at points' -l lang -x -a '(__dogeref_language)' -d 'language of messages and rules (default: $DOGEREF_LANG, else en)'
complete -c dogeref -n '__dogeref_at points' -l format -x -a 'text json' -d 'how to print (default text)'
complete -c dogeref -n '__dogeref_at points' -F

complete -c dogeref -n '__dogeref_at ' -a actions -d 'what players did: a line of JSON an action, with what it gained'
complete -c dogeref -n '__dogeref_at actions' -s h -l help -d 'print this help'
complete -c dogeref -n '__dogeref_at actions' -l at -x -d 'the game as it stands after this line (default: at its end)'
complete -c dogeref -n '__dogeref_at actions' -l game -x -d 'which game of a file of several, from 1'
complete -c dogeref -n '__dogeref_at actions' -l all -d 'every game of the log, or of all logs of a folder'
complete -c dogeref -n '__dogeref_at actions' -l where -x -d 'only games that meet these conditions: fields of the header, counts, verdict, codes, as in \'players=4 event~Venice date>=2025-01-01 verdict=illegal\''
complete -c dogeref -n '__dogeref_at actions' -l edition -x -a '(__dogeref_edition)' -d 'by this edition, whatever the log says'
complete -c dogeref -n '__dogeref_at actions' -l variant -x -a '(__fish_complete_list , __dogeref_variant)' -d 'by these variants, whatever the log says (repeatable)'
complete -c dogeref -n '__dogeref_at actions' -l rules -x -a '(__fish_complete_directories)' -d 'a folder of rules data that takes precedence over the built-in data (repeatable)'
complete -c dogeref -n '__dogeref_at actions' -l lang -x -a '(__dogeref_language)' -d 'language of messages and rules (default: $DOGEREF_LANG, else en)'
complete -c dogeref -n '__dogeref_at actions' -F

complete -c dogeref -n '__dogeref_at ' -a compare -d 'judge recorded games under two rule sets and say where they first differ'
complete -c dogeref -n '__dogeref_at compare' -s h -l help -d 'print this help'
complete -c dogeref -n '__dogeref_at compare' -l files-from -r -F -d 'read more LOGs from this file, one a line (- for standard input)'
complete -c dogeref -n '__dogeref_at compare' -l a -x -a '(__dogeref_edition)' -d 'one rule set: an edition, with variants laid over it'
complete -c dogeref -n '__dogeref_at compare' -l b -x -a '(__dogeref_edition)' -d 'the other rule set'
complete -c dogeref -n '__dogeref_at compare' -l format -x -a 'text json' -d 'how to print (default text)'
complete -c dogeref -n '__dogeref_at compare' -l where -x -d 'only games that meet these conditions: fields of the header, counts, verdict, codes, as in \'players=4 event~Venice date>=2025-01-01 verdict=illegal\''
complete -c dogeref -n '__dogeref_at compare' -s j -l jobs -x -d 'threads, 0 for one a core (default 1)'
complete -c dogeref -n '__dogeref_at compare' -l rules -x -a '(__fish_complete_directories)' -d 'a folder of rules data that takes precedence over the built-in data (repeatable)'
complete -c dogeref -n '__dogeref_at compare' -l lang -x -a '(__dogeref_language)' -d 'language of messages and rules (default: $DOGEREF_LANG, else en)'
complete -c dogeref -n '__dogeref_at compare' -F

complete -c dogeref -n '__dogeref_at ' -a merge -d 'add up verdicts and totals of many runs, in any order'
complete -c dogeref -n '__dogeref_at merge' -s h -l help -d 'print this help'
complete -c dogeref -n '__dogeref_at merge' -l format -x -a 'json text' -d 'how to print (default json)'
complete -c dogeref -n '__dogeref_at merge' -l rules -x -a '(__fish_complete_directories)' -d 'a folder of rules data that takes precedence over the built-in data (repeatable)'
complete -c dogeref -n '__dogeref_at merge' -l lang -x -a '(__dogeref_language)' -d 'language of messages and rules (default: $DOGEREF_LANG, else en)'
complete -c dogeref -n '__dogeref_at merge' -F

complete -c dogeref -n '__dogeref_at ' -a shrink -d 'the shortest log that still gives a finding, to hand on'
complete -c dogeref -n '__dogeref_at shrink' -s h -l help -d 'print this help'
complete -c dogeref -n '__dogeref_at shrink' -l at -x -d 'the game as it stands after this line (default: at its end)'
complete -c dogeref -n '__dogeref_at shrink' -l game -x -d 'which game of a file of several, from 1'
complete -c dogeref -n '__dogeref_at shrink' -l all -d 'every game of the log, or of all logs of a folder'
complete -c dogeref -n '__dogeref_at shrink' -l where -x -d 'only games that meet these conditions: fields of the header, counts, verdict, codes, as in \'players=4 event~Venice date>=2025-01-01 verdict=illegal\''
complete -c dogeref -n '__dogeref_at shrink' -l edition -x -a '(__dogeref_edition)' -d 'by this edition, whatever the log says'
complete -c dogeref -n '__dogeref_at shrink' -l variant -x -a '(__fish_complete_list , __dogeref_variant)' -d 'by these variants, whatever the log says (repeatable)'
complete -c dogeref -n '__dogeref_at shrink' -l rules -x -a '(__fish_complete_directories)' -d 'a folder of rules data that takes precedence over the built-in data (repeatable)'
complete -c dogeref -n '__dogeref_at shrink' -l lang -x -a '(__dogeref_language)' -d 'language of messages and rules (default: $DOGEREF_LANG, else en)'
complete -c dogeref -n '__dogeref_at shrink' -l code -x -a '(__dogeref_code)' -d 'the finding\'s code'
complete -c dogeref -n '__dogeref_at shrink' -l line -x -d 'the finding\'s line (default: the first finding with the code)'
complete -c dogeref -n '__dogeref_at shrink' -F

complete -c dogeref -n '__dogeref_at ' -a redact -d 'print a recorded game without what was secret at the table'
complete -c dogeref -n '__dogeref_at redact' -s h -l help -d 'print this help'
complete -c dogeref -n '__dogeref_at redact' -l at -x -d 'the game as it stands after this line (default: at its end)'
complete -c dogeref -n '__dogeref_at redact' -l game -x -d 'which game of a file of several, from 1'
complete -c dogeref -n '__dogeref_at redact' -l all -d 'every game of the log, or of all logs of a folder'
complete -c dogeref -n '__dogeref_at redact' -l where -x -d 'only games that meet these conditions: fields of the header, counts, verdict, codes, as in \'players=4 event~Venice date>=2025-01-01 verdict=illegal\''
complete -c dogeref -n '__dogeref_at redact' -l edition -x -a '(__dogeref_edition)' -d 'by this edition, whatever the log says'
complete -c dogeref -n '__dogeref_at redact' -l variant -x -a '(__fish_complete_list , __dogeref_variant)' -d 'by these variants, whatever the log says (repeatable)'
complete -c dogeref -n '__dogeref_at redact' -l rules -x -a '(__fish_complete_directories)' -d 'a folder of rules data that takes precedence over the built-in data (repeatable)'
complete -c dogeref -n '__dogeref_at redact' -l lang -x -a '(__dogeref_language)' -d 'language of messages and rules (default: $DOGEREF_LANG, else en)'
complete -c dogeref -n '__dogeref_at redact' -l for -x -d 'keep what this player saw: name, short form or beginning of the name'
complete -c dogeref -n '__dogeref_at redact' -l keep-remarks -d 'keep remarks, texts of the header and reasons of rulings'
complete -c dogeref -n '__dogeref_at redact' -F

complete -c dogeref -n '__dogeref_at ' -a fmt -d 'print recorded games in canonical spelling, in any language'
complete -c dogeref -n '__dogeref_at fmt' -s h -l help -d 'print this help'
complete -c dogeref -n '__dogeref_at fmt' -l files-from -r -F -d 'read more LOGs from this file, one a line (- for standard input)'
complete -c dogeref -n '__dogeref_at fmt' -l to -x -a '(__dogeref_language)' -d 'write in this language (default: each game\'s own)'
complete -c dogeref -n '__dogeref_at fmt' -l check -d 'print the names of the files that would change'
complete -c dogeref -n '__dogeref_at fmt' -l write -d 'write back to the files instead of standard output'
complete -c dogeref -n '__dogeref_at fmt' -l game -x -d 'which game of a file of several, from 1'
complete -c dogeref -n '__dogeref_at fmt' -l where -x -d 'only games that meet these conditions: fields of the header, counts, verdict, codes, as in \'players=4 event~Venice date>=2025-01-01 verdict=illegal\''
complete -c dogeref -n '__dogeref_at fmt' -l rules -x -a '(__fish_complete_directories)' -d 'a folder of rules data that takes precedence over the built-in data (repeatable)'
complete -c dogeref -n '__dogeref_at fmt' -l lang -x -a '(__dogeref_language)' -d 'language of messages and rules (default: $DOGEREF_LANG, else en)'
complete -c dogeref -n '__dogeref_at fmt' -F

complete -c dogeref -n '__dogeref_at ' -a rules -d 'the rules data: what there is, where it comes from, a sheet of all parts, a folder of your own'

complete -c dogeref -n '__dogeref_at rules' -a list -d 'print the games, editions and variants there are, and where each comes from'
complete -c dogeref -n '__dogeref_at rules list' -s h -l help -d 'print this help'
complete -c dogeref -n '__dogeref_at rules list' -l format -x -a 'text json' -d 'how to print (default text)'
complete -c dogeref -n '__dogeref_at rules list' -l rules -x -a '(__fish_complete_directories)' -d 'a folder of rules data that takes precedence over the built-in data (repeatable)'
complete -c dogeref -n '__dogeref_at rules list' -l lang -x -a '(__dogeref_language)' -d 'language of messages and rules (default: $DOGEREF_LANG, else en)'

complete -c dogeref -n '__dogeref_at rules' -a show -d 'print compiled rules, each value with the file and line that set it'
complete -c dogeref -n '__dogeref_at rules show' -s h -l help -d 'print this help'
complete -c dogeref -n '__dogeref_at rules show' -l format -x -a 'text yaml json' -d 'how to print (default text)'
complete -c dogeref -n '__dogeref_at rules show' -l edition -x -a '(__dogeref_edition)' -d 'the edition (default en)'
complete -c dogeref -n '__dogeref_at rules show' -l variant -x -a '(__fish_complete_list , __dogeref_variant)' -d 'variants laid over it, in their order (repeatable)'
complete -c dogeref -n '__dogeref_at rules show' -l color -x -a 'auto always never' -d 'colours: on a terminal only, always, never'
complete -c dogeref -n '__dogeref_at rules show' -l no-color -d 'the same as --color never'
complete -c dogeref -n '__dogeref_at rules show' -l rules -x -a '(__fish_complete_directories)' -d 'a folder of rules data that takes precedence over the built-in data (repeatable)'
complete -c dogeref -n '__dogeref_at rules show' -l lang -x -a '(__dogeref_language)' -d 'language of messages and rules (default: $DOGEREF_LANG, else en)'
complete -c dogeref -n '__dogeref_at rules show' -a '(__dogeref_game)'

complete -c dogeref -n '__dogeref_at rules' -a new -d 'make a folder of YAML files to transcribe one\'s own copy of a game into'
complete -c dogeref -n '__dogeref_at rules new' -s h -l help -d 'print this help'
complete -c dogeref -n '__dogeref_at rules new' -l game -x -a '(__dogeref_game)' -d 'the game (default: the first of the table)'
complete -c dogeref -n '__dogeref_at rules new' -l edition -x -a '(__dogeref_edition)' -d 'the edition of the copy (default en)'
complete -c dogeref -n '__dogeref_at rules new' -a '(__fish_complete_directories)'

complete -c dogeref -n '__dogeref_at rules' -a sheet -d 'print a reference sheet of everything that is on a game\'s boards and tiles'
complete -c dogeref -n '__dogeref_at rules sheet' -s h -l help -d 'print this help'
complete -c dogeref -n '__dogeref_at rules sheet' -l game -x -a '(__dogeref_game)' -d 'the same as GAME'
complete -c dogeref -n '__dogeref_at rules sheet' -l format -x -a 'text html' -d 'how to print (default text)'
complete -c dogeref -n '__dogeref_at rules sheet' -l edition -x -a '(__dogeref_edition)' -d 'the edition (default en)'
complete -c dogeref -n '__dogeref_at rules sheet' -l variant -x -a '(__fish_complete_list , __dogeref_variant)' -d 'variants laid over it, in their order (repeatable)'
complete -c dogeref -n '__dogeref_at rules sheet' -l rules -x -a '(__fish_complete_directories)' -d 'a folder of rules data that takes precedence over the built-in data (repeatable)'
complete -c dogeref -n '__dogeref_at rules sheet' -l lang -x -a '(__dogeref_language)' -d 'language of messages and rules (default: $DOGEREF_LANG, else en)'
complete -c dogeref -n '__dogeref_at rules sheet' -a '(__dogeref_game)'

complete -c dogeref -n '__dogeref_at rules' -a lint -d 'say what is wrong with rules data, and whether games under it can be played to the end'
complete -c dogeref -n '__dogeref_at rules lint' -s h -l help -d 'print this help'
complete -c dogeref -n '__dogeref_at rules lint' -l sources -d 'warn of every value that nobody saw in print'
complete -c dogeref -n '__dogeref_at rules lint' -l search -x -d 'play games until so many positions were seen, and look for deadlocks, endless games and what is never worth it'
complete -c dogeref -n '__dogeref_at rules lint' -l strict -d 'warnings make the exit status 1'
complete -c dogeref -n '__dogeref_at rules lint' -l format -x -a 'text json sarif junit github' -d 'how to print (default text)'
complete -c dogeref -n '__dogeref_at rules lint' -l rules -x -a '(__fish_complete_directories)' -d 'a folder of rules data that takes precedence over the built-in data (repeatable)'
complete -c dogeref -n '__dogeref_at rules lint' -l lang -x -a '(__dogeref_language)' -d 'language of messages and rules (default: $DOGEREF_LANG, else en)'
complete -c dogeref -n '__dogeref_at rules lint' -a '(__fish_complete_directories)'

complete -c dogeref -n '__dogeref_at rules' -a diff -d 'what two editions, variants or folders of rules differ in, value by value'
complete -c dogeref -n '__dogeref_at rules diff' -s h -l help -d 'print this help'
complete -c dogeref -n '__dogeref_at rules diff' -l game -x -a '(__dogeref_game)' -d 'the game (default: the first of the table)'
complete -c dogeref -n '__dogeref_at rules diff' -l edition -x -a '(__dogeref_edition)' -d 'the edition of a side that names none (default en)'
complete -c dogeref -n '__dogeref_at rules diff' -l format -x -a 'text json' -d 'how to print (default text)'
complete -c dogeref -n '__dogeref_at rules diff' -l rules -x -a '(__fish_complete_directories)' -d 'a folder of rules data that takes precedence over the built-in data (repeatable)'
complete -c dogeref -n '__dogeref_at rules diff' -l lang -x -a '(__dogeref_language)' -d 'language of messages and rules (default: $DOGEREF_LANG, else en)'

complete -c dogeref -n '__dogeref_at rules' -a schema -d 'print the JSON Schema of a kind of file, for editors'
complete -c dogeref -n '__dogeref_at rules schema' -s h -l help -d 'print this help'
complete -c dogeref -n '__dogeref_at rules schema' -l game -x -a '(__dogeref_game)' -d 'the game (default: the first of the table)'
complete -c dogeref -n '__dogeref_at rules schema' -a 'game panels galley tiles edition variant lexicon rulebook guide sentences cards artefacts tribes suite tournament project scheme-suite scheme actions compare error fixes legal points position rules-diff rules-lint rules-list rules-show standings summary test totals tournament-check tournament-outlook tournament-pair verdict doge-ship-game doge-ship-panels doge-ship-galley doge-ship-tiles doge-ship-edition doge-ship-variant last-doge-game last-doge-tiles last-doge-cards last-doge-artefacts last-doge-tribes last-doge-edition last-doge-variant'

complete -c dogeref -n '__dogeref_at ' -a test -d 'run unit tests of rules and variants'
complete -c dogeref -n '__dogeref_at test' -s h -l help -d 'print this help'
complete -c dogeref -n '__dogeref_at test' -l run -x -d 'only the cases whose "suite: case" this regular expression finds'
complete -c dogeref -n '__dogeref_at test' -l format -x -a 'text tap junit json sarif github' -d 'how to print (default text)'
complete -c dogeref -n '__dogeref_at test' -l coverage -d 'list what no case touches of the values that the variant changes'
complete -c dogeref -n '__dogeref_at test' -l mutate -d 'change each value of the variant in turn; list what no case notices'
complete -c dogeref -n '__dogeref_at test' -l all -d 'with --coverage, --mutate: of all rules tested, codes too, not of the variant alone'
complete -c dogeref -n '__dogeref_at test' -l watch -d 'test again whenever a suite or a folder of rules changes, until interrupted'
complete -c dogeref -n '__dogeref_at test' -l threshold -x -d 'fail when less than N in 100 is touched, or noticed'
complete -c dogeref -n '__dogeref_at test' -l file -x -d 'change the values of this file of the game\'s folder instead (repeatable)'
complete -c dogeref -n '__dogeref_at test' -s j -l jobs -x -d 'threads for --coverage and --mutate, 0 for one a core (default 0)'
complete -c dogeref -n '__dogeref_at test' -l color -x -a 'auto always never' -d 'colours: on a terminal only, always, never'
complete -c dogeref -n '__dogeref_at test' -l no-color -d 'the same as --color never'
complete -c dogeref -n '__dogeref_at test' -l rules -x -a '(__fish_complete_directories)' -d 'a folder of rules data that takes precedence over the built-in data (repeatable)'
complete -c dogeref -n '__dogeref_at test' -l lang -x -a '(__dogeref_language)' -d 'language of messages and rules (default: $DOGEREF_LANG, else en)'
complete -c dogeref -n '__dogeref_at test' -F

complete -c dogeref -n '__dogeref_at ' -a legal -d 'list what the player due may do, or say what keeps an action from being legal'
complete -c dogeref -n '__dogeref_at legal' -s h -l help -d 'print this help'
complete -c dogeref -n '__dogeref_at legal' -l at -x -d 'the game as it stands after this line (default: at its end)'
complete -c dogeref -n '__dogeref_at legal' -l game -x -d 'which game of a file of several, from 1'
complete -c dogeref -n '__dogeref_at legal' -l all -d 'every game of the log, or of all logs of a folder'
complete -c dogeref -n '__dogeref_at legal' -l where -x -d 'only games that meet these conditions: fields of the header, counts, verdict, codes, as in \'players=4 event~Venice date>=2025-01-01 verdict=illegal\''
complete -c dogeref -n '__dogeref_at legal' -l edition -x -a '(__dogeref_edition)' -d 'by this edition, whatever the log says'
complete -c dogeref -n '__dogeref_at legal' -l variant -x -a '(__fish_complete_list , __dogeref_variant)' -d 'by these variants, whatever the log says (repeatable)'
complete -c dogeref -n '__dogeref_at legal' -l rules -x -a '(__fish_complete_directories)' -d 'a folder of rules data that takes precedence over the built-in data (repeatable)'
complete -c dogeref -n '__dogeref_at legal' -l lang -x -a '(__dogeref_language)' -d 'language of messages and rules (default: $DOGEREF_LANG, else en)'
complete -c dogeref -n '__dogeref_at legal' -l count -d 'print how many there are'
complete -c dogeref -n '__dogeref_at legal' -l why -x -d 'try this line and say every condition it fails'
complete -c dogeref -n '__dogeref_at legal' -l format -x -a 'text json' -d 'how to print (default text)'
complete -c dogeref -n '__dogeref_at legal' -F

complete -c dogeref -n '__dogeref_at ' -a simulate -d 'play complete random games and print them as logs, or what they come to'
complete -c dogeref -n '__dogeref_at simulate' -s h -l help -d 'print this help'
complete -c dogeref -n '__dogeref_at simulate' -l players -x -d 'players a game (default 4)'
complete -c dogeref -n '__dogeref_at simulate' -l games -x -d 'games (default 1)'
complete -c dogeref -n '__dogeref_at simulate' -l seed -x -d 'the same games for the same seed, on any machine (default 1)'
complete -c dogeref -n '__dogeref_at simulate' -l policy -x -a 'sensible random' -d 'how players choose: sensible (default) or random'
complete -c dogeref -n '__dogeref_at simulate' -l partial -d 'leave out now and then what a record may leave out'
complete -c dogeref -n '__dogeref_at simulate' -l public -d 'record only what everybody at the table could see'
complete -c dogeref -n '__dogeref_at simulate' -l max-rounds -x -d 'rounds after which a game stays unfinished (default 60)'
complete -c dogeref -n '__dogeref_at simulate' -l edition -x -a '(__dogeref_edition)' -d 'edition of the rules (default en)'
complete -c dogeref -n '__dogeref_at simulate' -l variant -x -a '(__fish_complete_list , __dogeref_variant)' -d 'variants laid over it (repeatable)'
complete -c dogeref -n '__dogeref_at simulate' -l summary -d 'print what the games come to instead of logs'
complete -c dogeref -n '__dogeref_at simulate' -l compare -x -a '(__dogeref_variant)' -d 'a summary, and beside it the same with this variant laid over'
complete -c dogeref -n '__dogeref_at simulate' -l format -x -a 'text json' -d 'how to print the summary (default text)'
complete -c dogeref -n '__dogeref_at simulate' -l rules -x -a '(__fish_complete_directories)' -d 'a folder of rules data that takes precedence over the built-in data (repeatable)'
complete -c dogeref -n '__dogeref_at simulate' -l lang -x -a '(__dogeref_language)' -d 'language of messages and rules (default: $DOGEREF_LANG, else en)'
complete -c dogeref -n '__dogeref_at simulate' -a '(__dogeref_game)'

complete -c dogeref -n '__dogeref_at ' -a tournament -d 'events of several games: standings, drawing, proof of the record, pages'

complete -c dogeref -n '__dogeref_at tournament' -a standings -d 'print who is ahead of whom, each number and what decided it'
complete -c dogeref -n '__dogeref_at tournament standings' -s h -l help -d 'print this help'
complete -c dogeref -n '__dogeref_at tournament standings' -l round -x -d 'as they stood after this round (default: the last)'
complete -c dogeref -n '__dogeref_at tournament standings' -l stage -x -d 'of this stage (default: the last with a played table)'
complete -c dogeref -n '__dogeref_at tournament standings' -l teams -d 'of the teams'
complete -c dogeref -n '__dogeref_at tournament standings' -l player -x -d 'one player\'s card: each table, each point with its reason'
complete -c dogeref -n '__dogeref_at tournament standings' -l format -x -a 'text json csv markdown html' -d 'how to print (default text)'
complete -c dogeref -n '__dogeref_at tournament standings' -s j -l jobs -x -d 'threads that judge logs, 0 for one a core (default 1)'
complete -c dogeref -n '__dogeref_at tournament standings' -l rules -x -a '(__fish_complete_directories)' -d 'a folder of rules data that takes precedence over the built-in data (repeatable)'
complete -c dogeref -n '__dogeref_at tournament standings' -l lang -x -a '(__dogeref_language)' -d 'language of messages and rules (default: $DOGEREF_LANG, else en)'
complete -c dogeref -n '__dogeref_at tournament standings' -F

complete -c dogeref -n '__dogeref_at tournament' -a check -d 'say what is wrong with the record of a tournament'
complete -c dogeref -n '__dogeref_at tournament check' -s h -l help -d 'print this help'
complete -c dogeref -n '__dogeref_at tournament check' -l format -x -a 'text json' -d 'how to print (default text)'
complete -c dogeref -n '__dogeref_at tournament check' -s j -l jobs -x -d 'threads that judge logs, 0 for one a core (default 1)'
complete -c dogeref -n '__dogeref_at tournament check' -l rules -x -a '(__fish_complete_directories)' -d 'a folder of rules data that takes precedence over the built-in data (repeatable)'
complete -c dogeref -n '__dogeref_at tournament check' -l lang -x -a '(__dogeref_language)' -d 'language of messages and rules (default: $DOGEREF_LANG, else en)'
complete -c dogeref -n '__dogeref_at tournament check' -F

complete -c dogeref -n '__dogeref_at tournament' -a pair -d 'draw tables and seats of the next round'
complete -c dogeref -n '__dogeref_at tournament pair' -s h -l help -d 'print this help'
complete -c dogeref -n '__dogeref_at tournament pair' -l round -x -d 'the round to draw (default: the next without tables)'
complete -c dogeref -n '__dogeref_at tournament pair' -l rounds -x -d 'draw several rounds at once, without their results: 1-5'
complete -c dogeref -n '__dogeref_at tournament pair' -l system -x -a 'swiss balanced cut' -d 'who sits together: equals of points, whoever has not met, the best of a stage apart'
complete -c dogeref -n '__dogeref_at tournament pair' -l why -d 'print what the drawing costs, beside what any drawing costs at least'
complete -c dogeref -n '__dogeref_at tournament pair' -l write -d 'add the round to the file; every other byte of it stays'
complete -c dogeref -n '__dogeref_at tournament pair' -l format -x -a 'text json csv markdown html' -d 'how to print (default text)'
complete -c dogeref -n '__dogeref_at tournament pair' -s j -l jobs -x -d 'threads that judge logs, 0 for one a core (default 1)'
complete -c dogeref -n '__dogeref_at tournament pair' -l rules -x -a '(__fish_complete_directories)' -d 'a folder of rules data that takes precedence over the built-in data (repeatable)'
complete -c dogeref -n '__dogeref_at tournament pair' -l lang -x -a '(__dogeref_language)' -d 'language of messages and rules (default: $DOGEREF_LANG, else en)'
complete -c dogeref -n '__dogeref_at tournament pair' -F

complete -c dogeref -n '__dogeref_at tournament' -a scheme -d 'print how a tournament is scored, in words'
complete -c dogeref -n '__dogeref_at tournament scheme' -s h -l help -d 'print this help'
complete -c dogeref -n '__dogeref_at tournament scheme' -l rules -x -a '(__fish_complete_directories)' -d 'a folder of rules data that takes precedence over the built-in data (repeatable)'
complete -c dogeref -n '__dogeref_at tournament scheme' -l lang -x -a '(__dogeref_language)' -d 'language of messages and rules (default: $DOGEREF_LANG, else en)'

complete -c dogeref -n '__dogeref_at tournament' -a outlook -d 'say who is through, who still can be and who cannot'
complete -c dogeref -n '__dogeref_at tournament outlook' -s h -l help -d 'print this help'
complete -c dogeref -n '__dogeref_at tournament outlook' -l stage -x -d 'of this stage (default: the last with a played table)'
complete -c dogeref -n '__dogeref_at tournament outlook' -l rounds -x -d 'how many rounds there are, where the scheme has no stages'
complete -c dogeref -n '__dogeref_at tournament outlook' -l format -x -a 'text json csv markdown html' -d 'how to print (default text)'
complete -c dogeref -n '__dogeref_at tournament outlook' -s j -l jobs -x -d 'threads that judge logs, 0 for one a core (default 1)'
complete -c dogeref -n '__dogeref_at tournament outlook' -l rules -x -a '(__fish_complete_directories)' -d 'a folder of rules data that takes precedence over the built-in data (repeatable)'
complete -c dogeref -n '__dogeref_at tournament outlook' -l lang -x -a '(__dogeref_language)' -d 'language of messages and rules (default: $DOGEREF_LANG, else en)'
complete -c dogeref -n '__dogeref_at tournament outlook' -F

complete -c dogeref -n '__dogeref_at tournament' -a pages -d 'write the pages that hang on the wall or are published'
complete -c dogeref -n '__dogeref_at tournament pages' -s h -l help -d 'print this help'
complete -c dogeref -n '__dogeref_at tournament pages' -s o -l output -x -a '(__fish_complete_directories)' -d 'the folder for the pages; made if it is not there'
complete -c dogeref -n '__dogeref_at tournament pages' -s j -l jobs -x -d 'threads that judge logs, 0 for one a core (default 1)'
complete -c dogeref -n '__dogeref_at tournament pages' -l rules -x -a '(__fish_complete_directories)' -d 'a folder of rules data that takes precedence over the built-in data (repeatable)'
complete -c dogeref -n '__dogeref_at tournament pages' -l lang -x -a '(__dogeref_language)' -d 'language of messages and rules (default: $DOGEREF_LANG, else en)'
complete -c dogeref -n '__dogeref_at tournament pages' -F

complete -c dogeref -n '__dogeref_at tournament' -a simulate -d 'make up a whole event with its logs'
complete -c dogeref -n '__dogeref_at tournament simulate' -s h -l help -d 'print this help'
complete -c dogeref -n '__dogeref_at tournament simulate' -l players -x -d 'players of the event (default 12)'
complete -c dogeref -n '__dogeref_at tournament simulate' -l rounds -x -d 'rounds (default 4)'
complete -c dogeref -n '__dogeref_at tournament simulate' -l seed -x -d 'the same event for the same seed, on any machine (default 1)'
complete -c dogeref -n '__dogeref_at tournament simulate' -l game -x -a '(__dogeref_game)' -d 'id of the game (default doge-ship)'
complete -c dogeref -n '__dogeref_at tournament simulate' -l edition -x -a '(__dogeref_edition)' -d 'edition of the rules (default en)'
complete -c dogeref -n '__dogeref_at tournament simulate' -l scheme -x -d 'the scheme it is scored by (default places-5-3-2-1)'
complete -c dogeref -n '__dogeref_at tournament simulate' -s o -l output -x -a '(__fish_complete_directories)' -d 'the folder to make, with event.yaml and logs'
complete -c dogeref -n '__dogeref_at tournament simulate' -l rules -x -a '(__fish_complete_directories)' -d 'a folder of rules data that takes precedence over the built-in data (repeatable)'
complete -c dogeref -n '__dogeref_at tournament simulate' -l lang -x -a '(__dogeref_language)' -d 'language of messages and rules (default: $DOGEREF_LANG, else en)'

complete -c dogeref -n '__dogeref_at tournament' -a export -d 'write an event into a SQLite database or CSV files'
complete -c dogeref -n '__dogeref_at tournament export' -s h -l help -d 'print this help'
complete -c dogeref -n '__dogeref_at tournament export' -l sqlite -r -F -d 'a SQLite database, new or of events before; the event\'s rows are written anew'
complete -c dogeref -n '__dogeref_at tournament export' -l csv -x -a '(__fish_complete_directories)' -d 'a folder for a CSV file a table; made if it is not there'
complete -c dogeref -n '__dogeref_at tournament export' -s j -l jobs -x -d 'threads that judge logs, 0 for one a core (default 1)'
complete -c dogeref -n '__dogeref_at tournament export' -l rules -x -a '(__fish_complete_directories)' -d 'a folder of rules data that takes precedence over the built-in data (repeatable)'
complete -c dogeref -n '__dogeref_at tournament export' -l lang -x -a '(__dogeref_language)' -d 'language of messages and rules (default: $DOGEREF_LANG, else en)'
complete -c dogeref -n '__dogeref_at tournament export' -F
# </generated>
