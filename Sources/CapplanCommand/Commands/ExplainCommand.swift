/// The forms of an explanation.
package enum ExplanationFormat: String, WordValue {
  case text, markdown, json
}

/// `capplan explain`: what a rule says, and why.
package struct ExplainCommand: Subcommand {
  package var operands: [String] = []
  package private(set) var explainsAll = false
  package private(set) var area: String?
  package private(set) var format = ExplanationFormat.text

  package init() {}

  package static let page = CommandPage(
    name: "explain",
    summary: "Explain one rule: what, why, source, examples; or all of them",
    operands: .atMostOne("RULE"),
    examples: [
      .init("capplan explain", "every rule in one line"),
      .init("capplan explain one-input-per-camera", "one rule"),
      .init("capplan explain --all -f markdown", "all of them, as a document"),
    ])

  package static let options: [CommandOption<ExplainCommand>] = [
    .flag("all", .common, "explain every rule") { $0.explainsAll = true },
    .value("area", .text("NAME"), .common, "explain the rules of one area") { $0.area = $1 },
    .value("format", short: "f", .word("FORMAT"), .common, "the form of the explanation") { $0.format = $1 },
  ]

  package func validate() throws(UsageError) {
    guard let rule = operands.first else { return }
    if explainsAll { throw .conflict("--all", "'\(rule)'") }
    if area != nil { throw .conflict("--area", "'\(rule)'") }
  }

  package func run(_ console: Console) throws(UsageError) -> ExitStatus { .success }
}
