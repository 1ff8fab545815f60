/// A command of capplan: the state that its options fill, and what it does.
package protocol Subcommand: OptionHolder {
  /// The help text of the command, without its options.
  static var page: CommandPage { get }

  /// Whether an operand may be empty text.
  static var takesEmptyOperands: Bool { get }

  /// The arguments that are not options.
  var operands: [String] { get set }

  /// Finds options that are valid individually but don't go together.
  func validate() throws(UsageError)

  /// Does the work. A `UsageError` is thrown before anything is written to standard output.
  func run(_ console: Console) throws(UsageError) -> ExitStatus
}

extension Subcommand {
  package static var takesEmptyOperands: Bool { false }

  package func validate() throws(UsageError) {}
}

extension OptionHolder {
  /// The options as people see them.
  package static var spellings: [OptionSpelling] { options.map(\.spelling) }
}
