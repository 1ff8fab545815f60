import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureReports
package import CaptureSession
import CaptureSource
import JSONSource

/// `capplan emit`: Swift source that builds a session.
package struct EmitCommand: Subcommand, TakesProfiles, TakesTargets, WalksDirectories {
  package var operands: [String] = []
  package var profiles = ProfileOptions()
  package var files = FileOptions()
  package var targets = CostTargets()
  package private(set) var typeName: String?
  package private(set) var output = Destination.standardOutput

  package init() {}

  package static let page = CommandPage(
    name: "emit",
    summary: "Write Swift source that builds this session with AVFoundation",
    operands: .atMostOne("PATH"),
    examples: [
      .init("capplan emit > CaptureSession.swift", "the session of ./graph.json"),
      .init("capplan emit --type-name PictureInPicture pip.json", "under a name of your own"),
      .init("capplan reduce --emit swift --target 0.9", "the session of the plan"),
    ],
    details: [
      "The steps are in the order that AVFoundation requires. Recording, display and processing are left to the app.",
      "A graph is refused if it has errors, or settings that the source can't express.",
      "PATH is a graph, a directory with one graph, or - for standard input; left out, ./graph.json.",
    ])

  package static let options: [CommandOption<EmitCommand>] = [
    .typeName("the name of the type; left out, made of the graph's name") { $0.typeName = $1 },
    .value("output", short: "o", .file, .common, "write to a file") { $0.output = Destination($1) },
    .profile,
    .profileFile,
    .profileFolder,
    .settings,
    .followLinks,
    .trust,
    .target,
    .pressureTarget,
  ]

  package func validate() throws(UsageError) { try StandardInputUse.check(operands + profiles.files) }

  package func run(_ console: Console) throws(UsageError) -> ExitStatus {
    let request = GraphRequest(profiles: profiles, targets: targets)
    let graph: OpenedGraph
    switch try OpenedGraph.open(operands, request, files, outputs: [output], console) {
    case .failure(let status): return status
    case .graph(let opened): graph = opened
    }
    guard let profile = graph.profile else {
      return console.refuse(ErrorLines.of(graph.reading.findings, in: graph.reading.source), .findings)
    }
    if graph.isDefaultProfile, !console.globals.isQuiet {
      console.note("no profile is named: emitted for \(profile.id)\n")
    }
    switch SwiftSource.of(graph.reading, on: profile, graph.options, typeName: typeName) {
    case .refused(let lines, let status): return console.refuse(lines, status)
    case .source(let text): return console.write(text, to: output)
    }
  }
}

/// The Swift source of a graph, or why there is none.
enum SwiftSource {
  case source(String)

  /// The errors of the graph, or what Swift source can't express, one per line.
  case refused([String], ExitStatus)

  /// The source for the session that a graph describes on a device; a graph with errors has none.
  static func of(
    _ reading: GraphDocument, on profile: DeviceProfile, _ options: CheckOptions, typeName: String?
  ) -> SwiftSource {
    var options = options
    options.selection = RuleSelection()
    let judged = Planning.judge(reading, on: profile, options: options)
    let errors = ErrorLines.of(judged.findings, in: reading.source)
    guard errors.isEmpty, let billed = judged.billed, let document = reading.document else {
      return .refused(errors, reading.isUnreadable ? .unusable : .findings)
    }
    // What the app leaves out on this device it may add on others, so the source has it.
    let whole = reading.graph.flatMap { $0.guards.isEmpty ? nil : SessionResolver.resolve($0, on: profile) }
    let emitter = SessionEmitter(whole ?? billed.session, in: document)
    let emission = emitter.emit(
      typeName: typeName, targets: options.targets.or(billed.session.graph.targets), costs: billed.costs)
    guard emission.obstacles.isEmpty else {
      let table = LineTable(reading.source)
      let lines = emission.obstacles.map {
        Escaping.terminal(table.conciseLine(at: $0.range.lowerBound, kind: "error", message: $0.message, rule: nil))
      }
      return .refused(lines, .findings)
    }
    return .source(SwiftCode.text(of: emission.code))
  }
}

extension Console {
  /// Prints why there is no source.
  func refuse(_ lines: [String], _ status: ExitStatus) -> ExitStatus {
    for line in lines { note(line + "\n") }
    return status
  }
}
