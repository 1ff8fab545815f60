import CapplanCommand

/// Reads arguments as the command does after its name.
func parse<Command: Subcommand>(_ type: Command.Type, _ arguments: String...) throws(UsageError) -> Command {
  try parse(type, arguments)
}

/// Reads a list of arguments as the command does after its name.
func parse<Command: Subcommand>(_: Command.Type, _ arguments: [String]) throws(UsageError) -> Command {
  var reader = ArgumentReader<Command>(arguments[...], commandsHaving: { CommandList.capplan.having($0) })
  reader.read()
  if let error = reader.error { throw error }
  var command = reader.command
  command.operands = reader.operands
  try command.validate()
  return command
}
