/// A command of capplan: the state that its options fill, and what it does.
package protocol Subcommand: OptionHolder {
  /// What the help says of it, besides its options.
  static var page: CommandPage { get }

  /// The arguments that are no options.
  var operands: [String] { get set }

  /// Finds what is wrong with the options together; each by itself is right.
  func validate() throws(UsageError)

  /// Does the work. A `UsageError` is thrown before anything is written to standard output.
  func run(_ console: Console) throws(UsageError) -> ExitStatus
}

extension Subcommand {
  package func validate() throws(UsageError) {}
}

/// The commands that there are, in the order of the help.
package enum CommandList {
  package static let all: [any Subcommand.Type] = [
    CheckCommand.self, ReduceCommand.self, CostCommand.self, DiffCommand.self, ProfilesCommand.self,
    ExplainCommand.self, InitCommand.self, HelpCommand.self,
  ]

  /// Their names.
  package static var names: [String] { all.map { $0.page.name } }

  /// The command of a name.
  package static func command(_ name: String) throws(UsageError) -> any Subcommand.Type {
    guard let command = all.first(where: { $0.page.name == name }) else {
      throw .unknownName(.command, name, known: names)
    }
    return command
  }

  /// The commands that have an option, which is written with its dashes.
  static func having(_ option: String) -> [String] {
    all.filter { $0.spellings.contains { "--\($0.name)" == option } }.map { $0.page.name }
  }
}

extension OptionHolder {
  /// What people see of the options.
  package static var spellings: [OptionSpelling] { options.map(\.spelling) }
}
