/// Completes a command line, from the same tables that parse command lines.
package struct LineCompleter: Sendable {
  private let commands: CommandList
  private let globals = GlobalOptions.spellings

  /// Creates a completer for these commands.
  package init(_ commands: CommandList) { self.commands = commands }

  /// Completions for the words after `capplan`. The last word is still being typed, and may be empty.
  ///
  /// Some of the words may not begin with the typed text: each shell filters them by its own rules.
  package func answer(to words: [String]) -> CompletionAnswer {
    let typed = words.last ?? ""
    let line = TypedLine(words.dropLast(), commands)
    if let option = line.openOption { return answer(option, typed) }
    if !line.optionsEnded, typed.utf8.first == UInt8(ascii: "-") { return option(typed, line) }
    guard let command = line.command else { return CompletionAnswer(words: commands.words) }
    guard let operand = command.page.operands.operand(at: line.operandCount) else { return CompletionAnswer() }
    return answer(operand.completion, typed)
  }

  /// Completions for an option, or for a value attached to it.
  private func option(_ typed: String, _ line: TypedLine) -> CompletionAnswer {
    let spellings = line.spellings
    if typed.utf8.starts(with: "--".utf8) {
      guard let equals = typed.utf8.firstIndex(of: UInt8(ascii: "=")) else { return names(of: spellings, line) }
      let name = typed[..<equals].dropFirst(2)
      guard let option = spellings.first(where: { $0.name == name }), option.takesValue else {
        return CompletionAnswer()
      }
      let value = typed[typed.utf8.index(after: equals)...]
      return answer(option, String(value)).prefixed(String(typed[...equals]))
    }
    var letters = typed.unicodeScalars.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = spellings.first(where: { $0.short == letter }), option.takesValue else { continue }
      let value = String(letters)
      // `-f` is already complete; its value may be attached, but usually follows a space.
      if value.isEmpty { return CompletionAnswer(words: [Completion.Word(typed, option.help)]) }
      return answer(option, value).prefixed(String(typed.dropLast(value.count)))
    }
    return names(of: spellings, line)
  }

  /// The long names, except those that may be given only once and already are.
  private func names(of spellings: [OptionSpelling], _ line: TypedLine) -> CompletionAnswer {
    let open = spellings.filter { $0.isRepeatable || !line.given.contains($0.name) }
    return CompletionAnswer(words: open.map { Completion.Word("--\($0.name)", $0.help) })
  }

  /// Completions for the value of an option. In a list, only the part after the last comma is being typed.
  private func answer(_ option: OptionSpelling, _ typed: String) -> CompletionAnswer {
    guard option.isList, let comma = typed.lastIndex(of: ",") else { return answer(option.completion, typed) }
    let before = typed[..<comma].split(separator: ",").map(String.init)
    var rest = answer(option.completion, String(typed[typed.index(after: comma)...]))
    rest.words.removeAll { before.contains($0.text) }
    return rest.prefixed(String(typed[...comma]))
  }

  private func answer(_ completion: Completion, _ typed: String) -> CompletionAnswer {
    if let equals = typed.firstIndex(of: "="), completion.wordsBeforeFiles.contains(String(typed[..<equals])) {
      return CompletionAnswer(files: .any, prefix: String(typed[...equals]))
    }
    let beforeFiles = completion.wordsBeforeFiles.map { Completion.Word($0 + "=") }
    return CompletionAnswer(words: completion.words() + beforeFiles, files: completion.files)
  }
}

/// What a shell can offer at the cursor.
package struct CompletionAnswer: Hashable, Sendable {
  /// The words that may follow the prefix.
  package var words: [Completion.Word] = []

  /// The files that may follow the prefix.
  package var files = Completion.Files.none

  /// The part of the typed word to keep: `--format=`, `iphone-xs,`.
  package var prefix = ""

  package init(words: [Completion.Word] = [], files: Completion.Files = .none, prefix: String = "") {
    self.words = words
    self.files = files
    self.prefix = prefix
  }

  fileprivate func prefixed(_ text: String) -> CompletionAnswer {
    var answer = self
    answer.prefix = text + prefix
    return answer
  }

  /// The answer for the scripts: the kind of files and the prefix, then one line for each word and its meaning.
  ///
  /// The scripts read the prefix as one line, so a typed word that contains a control character gets no completions.
  package var text: String {
    if prefix.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return CompletionAnswer().text
    }
    return lines
  }

  private var lines: String {
    ([files.rawValue + " " + prefix] + words.map { "\($0.text)\t\($0.about)" }).map { $0 + "\n" }.joined()
  }
}
