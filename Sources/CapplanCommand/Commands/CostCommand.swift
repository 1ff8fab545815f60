/// The forms of what is listed rather than checked.
package enum ListFormat: String, WordValue {
  case text, json
}

/// `capplan cost`: itemise both costs.
package struct CostCommand: Subcommand, TakesProfiles, TakesTargets {
  package var operands: [String] = []
  package var profiles = ProfileOptions()
  package var targets = TargetOptions()
  package private(set) var format = ListFormat.text
  package private(set) var output = Destination.standardOutput

  package init() {}

  package static let page = CommandPage(
    name: "cost",
    summary: "Itemise hardwareCost and systemPressureCost, camera by camera, factor by factor",
    operands: .atMostOne("PATH"),
    examples: [
      .init("capplan cost", "the costs of ./graph.json"),
      .init("capplan cost --profile all pip.json", "on every device"),
    ],
    details: ["PATH is a graph, a directory, or - for standard input; left out, ./graph.json."])

  package static let options: [CommandOption<CostCommand>] = [
    .value("format", short: "f", .word("FORMAT"), .common, "the form of the list") { $0.format = $1 },
    .value("output", short: "o", .file, .common, "write to a file") { $0.output = Destination($1) },
    .profile,
    .profileFile,
    .target,
    .pressureTarget,
  ]

  package func validate() throws(UsageError) { try StandardInputUse.check(operands + profiles.files) }

  package func run(_ console: Console) throws(UsageError) -> ExitStatus {
    console.complain(ofUnreadable: InputLoader(console.world).load(operands))
  }
}
