/// The commands of the tool, in the order of the help.
package struct CommandList: Sendable {
  /// The commands.
  package let all: [any Subcommand.Type]

  /// The names of the commands.
  package var names: [String] { all.map { $0.page.name } }

  /// The names of the commands, each with what it does.
  var words: [Completion.Word] { all.map { Completion.Word($0.page.name, $0.page.summary) } }

  /// The command of a name.
  package func command(_ name: String) throws(UsageError) -> any Subcommand.Type {
    guard let command = all.first(where: { $0.page.name == name }) else {
      throw .unknownName(.command, name, known: names)
    }
    return command
  }

  /// The commands that have an option; its name includes the dashes.
  package func having(_ option: String) -> [String] {
    all.filter { $0.spellings.contains { "--\($0.name)" == option } }.map { $0.page.name }
  }
}
