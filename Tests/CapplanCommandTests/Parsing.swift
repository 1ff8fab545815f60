import CapplanCommand

/// Reads arguments as the command does after its name.
func parse<Command: Subcommand>(_: Command.Type, _ arguments: String...) throws(UsageError) -> Command {
  var reader = ArgumentReader<Command>(arguments[...])
  reader.read()
  if let fault = reader.fault.first { throw fault }
  var command = reader.command
  command.operands = reader.operands
  try command.validate()
  return command
}
