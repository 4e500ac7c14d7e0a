# complete.zsh LINE...: what zsh offers when the tabulator is pressed after each line, on one line. A second zsh on a pseudo-terminal is
# typed into; there `compadd` prints what it is given.
zmodload zsh/zpty || exit 1

inner() {
  PROMPT=
  bindkey '^M' send-break
  fpath=($PWD/completions $fpath)
  autoload -Uz compinit
  compinit -u -D
  compadd() {
    if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then
      builtin compadd "$@"
      return
    fi
    local -a hits
    builtin compadd -A hits "$@"
    print -rl -- "hit:"${^hits}
    builtin compadd "$@"
  }
  finish() { print -r -- 'done:'; zle send-break }
  zle -N finish
  bindkey '^G' finish
  zstyle ':completion:*' verbose no
}

zpty z zsh -f -i
zpty -w z "$(whence -f inner); inner; print begun:"
zpty -r z shown '*begun:[^"]*begun:*' || exit 1
for typed; do
  zpty -w -n z "$typed"$'\t\a'
  zpty -r z shown '*done:*'
  print -r -- $(print -rl -- ${(f)shown} | sed -n 's/\r//g; s/.*hit://p')
done
