/// A command of capplan: the state that its options fill, and what it does.
package protocol Subcommand: OptionHolder {
  /// What the help says of it, besides its options.
  static var page: CommandPage { get }

  /// The arguments that are no options.
  var operands: [String] { get set }

  /// Finds mistakes in the combination of the options; each alone is valid.
  func validate() throws(UsageError)

  /// Does the work. A `UsageError` is thrown before anything is written to standard output.
  func run(_ console: Console) throws(UsageError) -> ExitStatus
}

extension Subcommand {
  package func validate() throws(UsageError) {}
}

extension OptionHolder {
  /// What people see of the options.
  package static var spellings: [OptionSpelling] { options.map(\.spelling) }
}
