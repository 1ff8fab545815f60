/// The command-line tool, from its arguments to its exit status.
package enum Capplan {
  /// Runs one command line.
  package static func run(_ world: World) -> ExitStatus {
    var leading = ArgumentReader<NoCommand>(world.arguments[...], commandsHaving: { CommandList.capplan.having($0) })
    leading.read(stopAtOperand: true)
    guard let name = leading.remaining.first else { return runWithoutCommand(leading, world) }
    do throws(UsageError) {
      let command = try CommandList.capplan.command(name)
      return run(command, after: leading, world)
    } catch {
      let first = leading.error ?? error
      // `--help` wins over an unknown command, as over any other mistake.
      leading.read()
      if leading.globals.wantsHelp { return topHelp(Console(world: world, globals: leading.globals)) }
      return fail(first, helpCommand: "capplan --help", world)
    }
  }

  private static func runWithoutCommand(_ leading: ArgumentReader<NoCommand>, _ world: World) -> ExitStatus {
    let console = Console(world: world, globals: leading.globals)
    if leading.globals.wantsHelp { return topHelp(console) }
    if let error = leading.error { return fail(error, helpCommand: "capplan --help", world) }
    if leading.globals.wantsVersion { return printVersion(console) }
    do throws(UsageError) { try leading.globals.validate() } catch {
      return fail(error, helpCommand: "capplan --help", world)
    }
    console.note(HelpText.short(CommandList.capplan))
    return .usage
  }

  private static func run<Command: Subcommand>(
    _: Command.Type, after leading: ArgumentReader<NoCommand>, _ world: World
  ) -> ExitStatus {
    var reader = ArgumentReader<Command>(
      leading.remaining.dropFirst(), globals: leading.globals, optionsEnded: leading.optionsEnded,
      error: leading.error, commandsHaving: { CommandList.capplan.having($0) })
    reader.read()
    let console = Console(world: world, globals: reader.globals)
    let takesOperands = Command.page.operands.limit != 0
    let unclear = takesOperands ? OptionOrFile(world.files).firstUnclear(in: world.arguments) : nil
    if reader.globals.wantsHelp {
      return console.write(HelpText.page(of: Command.self, isBold: console.isColored(.output)))
    }
    do throws(UsageError) {
      if let unclear { throw .optionOrFile(unclear) }
      if let error = reader.error { throw error }
      if reader.globals.wantsVersion { return printVersion(console) }
      try reader.globals.validate()
      var command = reader.command
      command.operands = try checked(reader.operands, of: Command.self)
      try command.validate()
      return try command.run(console)
    } catch {
      // The help of `help` itself doesn't list the commands.
      let isHelp = Command.self == HelpCommand.self
      return fail(error, helpCommand: isHelp ? "capplan --help" : "capplan \(Command.page.name) --help", world)
    }
  }

  private static func checked<Command: Subcommand>(
    _ operands: [String], of _: Command.Type
  ) throws(UsageError) -> [String] {
    if !Command.takesEmptyOperands, operands.contains("") { throw .emptyOperand }
    if let limit = Command.page.operands.limit, operands.count > limit {
      throw .unexpectedOperand(operands[limit], accepted: limit)
    }
    return operands
  }

  private static func topHelp(_ console: Console) -> ExitStatus {
    console.write(HelpText.top(CommandList.capplan, isBold: console.isColored(.output)))
  }

  private static func printVersion(_ console: Console) -> ExitStatus {
    console.write(VersionText.text(isVerbose: console.globals.isVerbose))
  }

  private static func fail(_ error: UsageError, helpCommand: String, _ world: World) -> ExitStatus {
    if case .alreadyReported(let status) = error { return status }
    let console = Console(world: world)
    console.complain(error.message)
    console.note("see '\(helpCommand)'\n")
    return .usage
  }
}

/// The arguments before the command's name: global options only.
private struct NoCommand: OptionHolder {
  static let options: [CommandOption<NoCommand>] = []
}
