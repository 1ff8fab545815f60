import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureReports
package import CaptureSession
import JSONSource

/// The forms of a drawing.
package enum DrawFormat: String, WordValue {
  case text, mermaid, dot, svg
}

/// `capplan draw`: draw a graph.
package struct DrawCommand: Subcommand, TakesPlanRequest,
  WalksDirectories
{
  package var operands: [String] = []
  package var profiles = ProfileOptions()
  package var files = FileOptions()
  package var aims = PlanAims()
  package private(set) var format = DrawFormat.text
  package private(set) var output = Destination.standardOutput
  package private(set) var showsPlan = false
  package private(set) var isCompact = false
  package private(set) var isDark = false

  package init() {}

  package static let page = CommandPage(
    name: "draw",
    summary: "Draw the graph: text, mermaid, dot or svg",
    operands: .atMostOne(.path),
    examples: [
      .init("capplan draw", "./graph.json in the terminal"),
      .init("capplan draw -f svg -o graph.svg --profile iphone-13-mini", "a picture, with costs and findings"),
      .init("capplan draw -f mermaid pip.json", "for Markdown"),
      .init("capplan draw -f dot pip.json > pip.dot", "for Graphviz"),
      .init("capplan draw --plan --target 0.9", "what a plan changes, beside what was asked"),
      .init("capplan draw -f svg --compact --dark", "many cameras on one dark screen"),
    ],
    details: [
      """
      Inputs with their outlets, connections with their settings, outputs and synchronizers. On a device, findings stand \
      at their places and costs are bars against their targets; without a profile, or on several, only the graph is drawn.
      """,
      "PATH is a graph, a directory with one graph, or - for standard input; left out, ./graph.json.",
    ])

  package static let options: [CommandOption<DrawCommand>] =
    [
      .value("format", short: "f", .word("FORMAT"), .common, "the form of the drawing") { $0.format = $1 },
      .value("output", short: "o", .file, .common, "write to a file") { $0.output = Destination($1) },
      .flag("plan", .plan, "what reduce --strategy optimal changes, beside what was asked") { $0.showsPlan = true },
      .flag("compact", .common, "only names, types and findings, for many cameras") { $0.isCompact = true },
      .flag("dark", .common, "for a dark page: mermaid, dot and svg") { $0.isDark = true },
    ] + CommandOption.judging(profile: .profile(leftOut: "the graph's own if it is one, else none"))
    + CommandOption.minimums

  package func validate() throws(UsageError) { try StandardInputUse.check(operands + profiles.files) }

  package func run(_ console: Console) throws(UsageError) -> ExitStatus {
    let request = GraphRequest(profiles: profiles, aims: aims)
    let opened: OpenedGraph
    switch try OpenedGraph.open(
      operands, request, files, outputs: [output], takesSeveralDevices: true, takesOpenDraft: true, console)
    {
    case .failure(let status): return status
    case .graph(let graph): opened = graph
    }
    guard let graph = opened.reading.graph else {
      let status: ExitStatus = opened.reading.isUnreadable ? .unusable : .findings
      return console.refuse(ErrorLines.of(opened.reading.findings, in: opened.reading.source), status)
    }
    let profile = opened.isDefaultProfile || opened.devices.count > 1 ? nil : opened.profile
    let device = profile.map { DrawnDevice(opened.reading, on: $0, opened.options) }
    if profile == nil, !console.globals.isQuiet { tellWhatIsMissing(opened, console) }
    let plan = showsPlan ? profile.map { DrawnPlan(opened, on: $0) } : nil
    var drawing = Drawing(opened.reading, graph, on: device, plan: plan)
    if isCompact { drawing = drawing.compact }
    drawing.isDark = isDark
    return write(drawing, console)
  }

  /// Says why there are no costs or no plan.
  private func tellWhatIsMissing(_ opened: OpenedGraph, _ console: Console) {
    let count = opened.devices.count
    if count > 1 {
      console.note(
        "\(count) profiles are named: the graph is drawn without costs\(showsPlan ? " and plan" : ""); "
          + "--profile picks one\n")
    } else if showsPlan {
      console.note("no profile is named, so there is no plan\n")
    }
  }

  private func write(_ drawing: Drawing, _ console: Console) -> ExitStatus {
    switch format {
    case .text:
      let isColored = output == .standardOutput && console.isColored(.output)
      let writer = DrawingText(palette: isColored ? .ansi : .plain, width: console.width(of: .output))
      return console.write(writer.text(of: drawing), to: output)
    case .mermaid: return console.write(drawing.mermaid, to: output)
    case .dot: return console.write(drawing.dot, to: output)
    case .svg: return console.write(drawing.svg, to: output)
    }
  }
}

extension DrawnDevice {
  /// A device with what a check finds on it.
  init(_ reading: GraphDocument, on profile: DeviceProfile, _ options: CheckOptions) {
    self.init(
      Planning.check(reading, on: profile, options: options),
      Planning.judge(reading, on: profile, options: options).billed?.session,
      targets: (reading.graph.map { options.aims(for: $0) } ?? options.aims).targets)
  }
}

extension DrawnPlan {
  /// The exact plan, or why there is none.
  fileprivate init(_ graph: OpenedGraph, on profile: DeviceProfile) {
    let reduction = GraphReduction(graph.reading, on: profile, by: .optimal, options: graph.options)
    guard let session = reduction.session, reduction.obstacle == nil else {
      self = .impossible("the graph has errors that a plan does not mend; `capplan check` explains")
      return
    }
    let request = ReductionRequest(for: session, graph.options.aims)
    switch reduction.outcome(request, profiles: graph.profiles) {
    case .reduced(let trace, _, _, _, _): self = .found(trace.kept, trace.costs)
    case .undecided: self = .impossible("a fact that decides is not known; `capplan reduce` names it")
    case .refused, .failed, .breaks: self = .impossible("nothing fits; `capplan reduce` says why")
    }
  }
}
