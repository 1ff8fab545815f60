/// Reads arguments with two tables of options: the command's and the global ones.
///
/// POSIX utility syntax with long options: `--name=value`, `--name value`, `-f value`, `-fvalue`, `-qf value`, `--`.
/// Options and operands come in any order. Names can't be abbreviated. If a single-value option is repeated, the last
/// value counts.
package struct ArgumentReader<Command: OptionHolder>: Sendable {
  /// What the command's options have set.
  package private(set) var command = Command()

  /// What the global options have set.
  package private(set) var globals: GlobalOptions

  /// The arguments that are not options.
  package private(set) var operands: [String] = []

  /// The first mistake. Reading goes on after it, since a later `--help` wins.
  package private(set) var error: UsageError?

  /// The arguments not read yet.
  package private(set) var remaining: ArraySlice<String>

  /// Whether `--` has been read.
  package private(set) var optionsEnded: Bool

  // The commands that have an option, for a hint if this command doesn't have it.
  private let commandsHaving: @Sendable (_ option: String) -> [String]
  private let commandOptions = Command.options
  private let globalOptions = GlobalOptions.options

  /// Continues after the arguments read so far, or starts anew.
  package init(
    _ arguments: ArraySlice<String>, globals: GlobalOptions = GlobalOptions(), optionsEnded: Bool = false,
    error: UsageError? = nil, commandsHaving: @escaping @Sendable (String) -> [String] = { _ in [] }
  ) {
    self.commandsHaving = commandsHaving
    remaining = arguments
    self.globals = globals
    self.optionsEnded = optionsEnded
    self.error = error
  }

  /// Reads all arguments, or those before the first operand.
  package mutating func read(stopAtOperand: Bool = false) {
    while let argument = remaining.first {
      let isOption = !optionsEnded && Self.looksLikeOption(argument)
      if stopAtOperand && !isOption { return }
      remaining.removeFirst()
      do throws(UsageError) {
        if !isOption {
          operands.append(argument)
        } else if argument == "--" {
          optionsEnded = true
        } else if argument.utf8.starts(with: "--".utf8) {
          try readLong(argument)
        } else {
          try readCluster(argument)
        }
      } catch {
        self.error = self.error ?? error
      }
    }
  }

  /// Whether an argument looks like an option; `-` alone is an operand, standard input.
  private static func looksLikeOption(_ argument: String) -> Bool {
    argument.utf8.first == UInt8(ascii: "-") && argument.utf8.count > 1
  }

  private mutating func readLong(_ argument: String) throws(UsageError) {
    let equals = argument.utf8.firstIndex(of: UInt8(ascii: "="))
    let option = String(argument[..<(equals ?? argument.endIndex)])
    guard let match = match(where: { "--\($0.name)" == option }) else { throw unknown(option) }
    if let equals {
      let value = String(argument[argument.utf8.index(after: equals)...])
      guard match.spelling.takesValue else { throw .unexpectedValue(option: option, value: value) }
      try apply(match, value, as: option)
    } else {
      try apply(match, match.spelling.takesValue ? nextValue(for: match.spelling, as: option) : "", as: option)
    }
  }

  /// Reads `-qf json` and `-qfjson`: flags, then at most one option with a value, which may be attached.
  private mutating func readCluster(_ argument: String) throws(UsageError) {
    var letters = argument.unicodeScalars.dropFirst()
    while let letter = letters.popFirst() {
      let option = "-\(letter)"
      guard let match = match(where: { $0.short == letter }) else { throw unknown(option) }
      guard match.spelling.takesValue else {
        try apply(match, "", as: option)
        continue
      }
      let value = letters.isEmpty ? try nextValue(for: match.spelling, as: option) : String(letters)
      return try apply(match, value, as: option)
    }
  }

  /// The argument after an option, as its value. `-1` may be a value, but an argument that can only be an option isn't
  /// taken, so that `--output --format json` doesn't write a file named `--format`.
  private mutating func nextValue(for spelling: OptionSpelling, as option: String) throws(UsageError) -> String {
    let words = spelling.words.isEmpty ? "" : ", one of \(spelling.words.joined(separator: ", "))"
    let placeholder = (spelling.placeholder ?? "") + words
    guard let value = remaining.first else {
      throw .missingValue(option: option, placeholder: placeholder, skipped: nil)
    }
    let isLong = value.utf8.starts(with: "--".utf8)
    let isShort = Self.looksLikeOption(value) && match { $0.short == value.unicodeScalars.dropFirst().first } != nil
    if isLong || isShort { throw .missingValue(option: option, placeholder: placeholder, skipped: value) }
    remaining.removeFirst()
    return value
  }
}

extension ArgumentReader {
  private enum Match {
    case command(CommandOption<Command>)
    case global(CommandOption<GlobalOptions>)

    var spelling: OptionSpelling {
      switch self {
      case .command(let option): option.spelling
      case .global(let option): option.spelling
      }
    }
  }

  private func match(where condition: (OptionSpelling) -> Bool) -> Match? {
    if let option = commandOptions.first(where: { condition($0.spelling) }) { return .command(option) }
    return globalOptions.first { condition($0.spelling) }.map(Match.global)
  }

  private mutating func apply(_ match: Match, _ value: String, as option: String) throws(UsageError) {
    do throws(BadValue) {
      switch match {
      case .command(let option): try option.apply(value, &command)
      case .global(let option): try option.apply(value, &globals)
      }
    } catch {
      throw .badValue(option: option, error)
    }
  }

  private func unknown(_ option: String) -> UsageError {
    let spellings = commandOptions.map(\.spelling) + globalOptions.map(\.spelling)
    // All single letters are close to each other, so no short option is suggested.
    let known = option.utf8.starts(with: "--".utf8) ? spellings.map { "--\($0.name)" } : []
    return .unknownOption(option, known: known, commands: commandsHaving(option))
  }
}
