/// The finished words of a command line, before the one being typed.
struct TypedLine {
  /// The command; `nil` if the line names none yet, or an unknown one.
  private(set) var command: (any Subcommand.Type)?

  /// The option that still needs its value.
  private(set) var openOption: OptionSpelling?

  /// Whether the line has a `--`.
  private(set) var optionsEnded = false

  /// The number of operands so far.
  private(set) var operandCount = 0

  /// The long names of the options given so far.
  private(set) var given: Set<String> = []

  /// The options that the line may have.
  var spellings: [OptionSpelling] { (command?.spellings ?? []) + GlobalOptions.spellings }

  init(_ words: ArraySlice<String>, _ commands: CommandList) {
    for word in words {
      if openOption != nil {
        openOption = nil
      } else if optionsEnded || word.utf8.first != UInt8(ascii: "-") || word == "-" {
        if command == nil { command = try? commands.command(word) } else { operandCount += 1 }
      } else if word == "--" {
        optionsEnded = true
      } else if word.utf8.starts(with: "--".utf8) {
        readLong(word)
      } else {
        readCluster(word)
      }
    }
  }

  private mutating func readLong(_ word: String) {
    let equals = word.utf8.firstIndex(of: UInt8(ascii: "="))
    let name = word[..<(equals ?? word.endIndex)].dropFirst(2)
    guard let option = spellings.first(where: { $0.name == name }) else { return }
    given.insert(option.name)
    if equals == nil, option.takesValue { openOption = option }
  }

  private mutating func readCluster(_ word: String) {
    var letters = word.unicodeScalars.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = spellings.first(where: { $0.short == letter }) else { return }
      given.insert(option.name)
      guard option.takesValue else { continue }
      if letters.isEmpty { openOption = option }
      return
    }
  }
}
