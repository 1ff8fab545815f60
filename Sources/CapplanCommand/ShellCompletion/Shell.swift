/// A shell that capplan has completions for.
package enum Shell: String, WordValue {
  case bash, zsh, fish

  /// The script that teaches the shell to complete capplan's command lines.
  ///
  /// At each completion it asks the `capplan` in `PATH`, never one in the working directory, so it works with every
  /// version.
  package var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  /// Bash splits words at `=` and `:` and replaces only the last part; `line` holds the unsplit words.
  private static let bashScript = #"""
    # capplan's completions for bash: eval "$(capplan completions bash)"
    _capplan() {
      local line=() count=0 rest=${COMP_LINE:0:COMP_POINT} word gap last='' index
      for ((index = 0; index <= COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        gap=${rest%%[![:space:]]*}
        rest=${rest#"$gap"}
        if ((index == COMP_CWORD)); then word=$rest; fi
        rest=${rest#"$word"}
        if ((index > 0)) && [[ -z $gap && ($word == [=:]* || $last == *[=:]) ]]; then
          line[count - 1]+=$word
        else
          line[count]=$word
          count=$((count + 1))
        fi
        last=$word
      done
      local current=${line[count - 1]} head
      local shown=${current%"${current##*[=:]}"} files='' prefix='' candidates=()
      {
        IFS= read -r head
        files=${head%% *} prefix=${head#* }
        while IFS=$'\t' read -r word _; do candidates+=("$word"); done
      } < <(command capplan completions --line -- "${line[@]:1}" 2>/dev/null)
      COMPREPLY=()
      for word in "${candidates[@]}"; do
        if [[ -n $word && $prefix$word == "$current"* ]]; then
          word=$prefix$word
          COMPREPLY+=("${word#"$shown"}")
          if [[ $word == *= ]]; then compopt -o nospace 2>/dev/null; fi
        fi
      done
      local found=() path=${current#"$prefix"}
      case $files in
        files) while IFS= read -r word; do found+=("$word"); done < <(compgen -f -- "$path") ;;
        folders) while IFS= read -r word; do found+=("$word"); done < <(compgen -d -- "$path") ;;
        graphs)
          while IFS= read -r word; do found+=("$word"); done < <(
            compgen -d -- "$path"
            compgen -f -X '!*.json' -- "$path"
          )
          ;;
      esac
      if [[ -n $files && $files != none ]]; then compopt -o filenames -o default 2>/dev/null; fi
      for word in "${found[@]}"; do
        word=$prefix$word
        COMPREPLY+=("${word#"$shown"}")
      done
    }
    complete -F _capplan capplan

    """#

  private static let zshScript = #"""
    #compdef capplan
    # capplan's completions for zsh: a file _capplan in a folder of fpath, or source <(capplan completions zsh)
    _capplan() {
      local -a answer whole open
      local line word files prefix
      answer=("${(@f)$(command capplan completions --line -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
      files=${answer[1]%% *} prefix=${answer[1]#* }
      for line in "${(@)answer[2,-1]}"; do
        word=${line%%$'\t'*}
        if [[ $word == *= ]]; then
          open+=("$word")
        elif [[ -n $word ]]; then
          whole+=("${word//:/\\:}:${line#*$'\t'}")
        fi
      done
      if [[ -n $prefix ]]; then compset -P "${(b)prefix}"; fi
      local found=1
      if (($#whole)); then _describe -t words word whole && found=0; fi
      if (($#open)); then compadd -S '' -- "${(@)open}" && found=0; fi
      case $files in
        files) _files && found=0 ;;
        folders) _files -/ && found=0 ;;
        graphs) _files -g '*.json' && found=0 ;;
      esac
      return found
    }
    if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _capplan "$@"; else compdef _capplan capplan; fi

    """#

  private static let fishScript = #"""
    # capplan's completions for fish: capplan completions fish | source
    function __capplan_completions
      set -l words (commandline -opc) "$(commandline -ct)"
      set -l answer (command capplan completions --line -- $words[2..-1] 2>/dev/null)
      or return
      set -l head (string split -m 1 ' ' -- $answer[1])
      for line in $answer[2..-1]
        printf '%s%s\n' $head[2] $line
      end
      set -l path (string sub -s (math 1 + (string length -- "$head[2]")) -- $words[-1])
      set -l found
      switch $head[1]
        case files
          set found (__fish_complete_path "$path")
        case folders
          set found (__fish_complete_directories "$path" '')
        case graphs
          set found (__fish_complete_path "$path" | string match -r -- '.*(?:\.json|/)(?:\t.*)?$')
      end
      for file in $found
        printf '%s%s\n' $head[2] $file
      end
    end
    complete -c capplan -f -a '(__capplan_completions)'

    """#
}
