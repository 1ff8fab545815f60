/// `capplan completions`: the script with which a shell completes command lines.
package struct CompletionsCommand: Subcommand {
  package var operands: [String] = []
  package private(set) var output = Destination.standardOutput
  package private(set) var completesLine = false

  package init() {}

  package static let page = CommandPage(
    name: "completions",
    summary: "Write the script with which a shell completes capplan's command lines",
    operands: .any(Operand("SHELL", .plain(Shell.allCases.map(\.rawValue)))),
    examples: [
      .init("capplan completions zsh > _capplan", "to be put into a folder of fpath"),
      .init("capplan completions --line -- check -f j", "what may stand at the end of a line"),
    ],
    details: [
      """
      ~/.bashrc needs the line 'eval "$(capplan completions bash)"', ~/.zshrc 'source <(capplan completions zsh)', after \
      compinit, and ~/.config/fish/config.fish 'capplan completions fish | source'. make install puts the scripts where \
      the shells find them by themselves.
      """,
      "SHELL is one of \(Shell.allCases.map(\.rawValue).joined(separator: ", ")).",
      """
      The script asks the capplan of your PATH what may stand at the cursor, by --line and the words of the line: \
      commands, options, their words, rules, bundled profiles, templates, files. No file is read for that.
      """,
    ])

  package static let options: [CommandOption<CompletionsCommand>] = [
    .value("output", short: "o", .file, .common, "write to a file") { $0.output = Destination($1) },
    .flag("line", .common, "what may stand at the end of a command line, whose words come after '--'") {
      $0.completesLine = true
    },
  ]

  /// The word that is being typed may be empty.
  package static let takesEmptyOperands = true

  package func validate() throws(UsageError) {
    if !completesLine { _ = try shell }
  }

  private var shell: Shell {
    get throws(UsageError) {
      let known = Shell.allCases.map(\.rawValue)
      guard let name = operands.first else { throw .missingOperand("SHELL, one of \(known.joined(separator: ", ")),") }
      if name.isEmpty { throw .emptyOperand }
      if operands.count > 1 { throw .unexpectedOperand(operands[1], accepted: 1) }
      guard let shell = Shell(rawValue: name) else { throw .unknownName(.shell, name, known: known) }
      return shell
    }
  }

  package func run(_ console: Console) throws(UsageError) -> ExitStatus {
    if completesLine { return console.write(LineCompleter(.capplan).answer(to: operands).text, to: output) }
    return console.write(try shell.script, to: output)
  }
}
