# complete.bash WORD...: what bash offers when the tabulator is pressed after these words.
source completions/dogeref.bash
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
_dogeref
[[ ${#COMPREPLY[@]} == 0 ]] || printf '%s\n' "${COMPREPLY[@]}"
