/// `capplan man`: a page of the manual.
package struct ManCommand: Subcommand {
  package var operands: [String] = []
  package private(set) var output = Destination.standardOutput

  package init() {}

  package static let page = CommandPage(
    name: "man",
    summary: "Write a page of the manual: of the program, or of a kind of document",
    operands: .atMostOne(Operand("PAGE", .plain(ManualPage.allCases.map(\.rawValue)))),
    examples: [
      .init("capplan man > capplan.1", "the program's"),
      .init("capplan man graph -o capplan-graph.5", "every key of a graph, to a file"),
    ],
    details: [
      "PAGE is one of \(ManualPage.allCases.map(\.rawValue).joined(separator: ", ")); left out, the program.",
      "capplan man graph | man -l - shows a page (on macOS: capplan man graph | mandoc -a).",
      "What is printed is the source that man reads. make install puts the pages where man finds them.",
    ])

  package static let options: [CommandOption<ManCommand>] = [
    .value("output", short: "o", .file, .common, "write to a file") { $0.output = Destination($1) }
  ]

  package func validate() throws(UsageError) { _ = try asked }

  /// The page of a kind of document that was asked for; `nil` for the program's.
  private var asked: ManualPage? {
    get throws(UsageError) {
      guard let name = operands.first else { return nil }
      guard let page = ManualPage(rawValue: name) else {
        throw .unknownName(.page, name, known: ManualPage.allCases.map(\.rawValue))
      }
      return page
    }
  }

  package func run(_ console: Console) throws(UsageError) -> ExitStatus {
    console.write(try asked?.source ?? ProgramManual(.capplan).render(), to: output)
  }
}
