import CaptureModel
package import CaptureSession
import JSONSource
import CapturePlanning
import CapturePlans
import CaptureReports

/// The formats of a list.
package enum ListFormat: String, WordValue {
  case text, json
}

/// `capplan cost`: itemise both costs.
package struct CostCommand: Subcommand, TakesPlanRequest,
  WalksDirectories
{
  package var operands: [String] = []
  package var profiles = ProfileOptions()
  package var files = FileOptions()
  package var aims = PlanAims()
  package private(set) var format = ListFormat.text
  package private(set) var output = Destination.standardOutput
  package private(set) var showsWhatIf = false

  package init() {}

  package static let page = CommandPage(
    name: "cost",
    summary: "Itemise hardwareCost and systemPressureCost, camera by camera, factor by factor",
    operands: .atMostOne(.path),
    examples: [
      .init("capplan cost", "the costs of ./graph.json"),
      .init("capplan cost --profile all pip.json", "on every device"),
      .init("capplan cost --what-if --target 0.9", "where the budget goes, and what would fit"),
    ],
    details: ["PATH is a graph, a directory, or - for standard input; left out, ./graph.json."])

  package static let options: [CommandOption<CostCommand>] =
    [
      .value("format", short: "f", .word("FORMAT"), .common, "the form of the list") { $0.format = $1 },
      .value("output", short: "o", .file, .common, "write to a file") { $0.output = Destination($1) },
      .flag("what-if", .common, "each camera's next cheaper and next better step, and whether it fits") {
        $0.showsWhatIf = true
      },
    ] + CommandOption.judging() + CommandOption.minimums

  package func validate() throws(UsageError) { try StandardInputUse.check(operands + profiles.files) }

  package func run(_ console: Console) throws(UsageError) -> ExitStatus {
    var request = GraphRequest(profiles: profiles, aims: aims)
    request.options.findsOutlooks = showsWhatIf
    let graphs = try OpenedGraphs(operands, request, files, console)
    let unreadable = try graphs.keepApart(from: [output])
    let files = try graphs.checker.files(graphs.inputs)
    console.complain(ofUnjudged: files)
    console.complain(ofMissedTargets: files)
    // A graph without a profile has no bill; only programs need it in the result too.
    let billed = files.filter { format == .json || !$0.results.isEmpty }
    let report = Report(tool: .capplan, files: billed)
    let isColored = output == .standardOutput && console.isColored(.output)
    let renderer = CostRenderer(
      palette: isColored ? .ansi : .plain, width: console.width(of: .output), profiles: graphs.checker.usedProfiles,
      hasBars: output == .standardOutput && console.world.streams.isTerminal(.output))
    let text = format == .json ? renderer.renderJSON(report) : renderer.render(report)
    return console.write(text, to: output).worse(graphs.checker.status).worse(unreadable).worse(status(of: files))
  }

  /// The status. A bill has no verdict, so it fails only if a document isn't a graph or a target is missed.
  private func status(of files: [FileReport]) -> ExitStatus {
    Report(tool: .capplan, files: files).status { _, results in
      results.isEmpty || results.contains { $0.verdict == .invalid || $0.costs == nil || $0.missesTarget }
    }
  }
}
