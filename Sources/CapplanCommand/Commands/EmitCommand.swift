import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureReports
package import CaptureSession
import CaptureSource
import JSONSource

/// `capplan emit`: Swift source that builds a session.
package struct EmitCommand: Subcommand, TakesProfiles, TakesAims, WalksDirectories {
  package var operands: [String] = []
  package var profiles = ProfileOptions()
  package var files = FileOptions()
  package var aims = PlanAims()
  package private(set) var typeName: String?
  private(set) var sdk: OSVersion?
  package private(set) var showsWarnings = false
  package private(set) var output = Destination.standardOutput

  package init() {}

  package static let page = CommandPage(
    name: "emit",
    summary: "Write Swift source that builds this session with AVFoundation",
    operands: .atMostOne(.path),
    examples: [
      .init("capplan emit > CaptureSession.swift", "the session of ./graph.json"),
      .init("capplan emit --type-name PictureInPicture pip.json", "under a name of your own"),
      .init("capplan reduce --emit swift --target 0.9", "the session of the plan"),
      .init("capplan emit --profile iphone-xs,iphone-13-mini", "one file for several phones"),
    ],
    details: [
      "The steps are in the order that AVFoundation requires. Recording, display and processing are left to the app.",
      "A graph is refused if it has errors, or settings that the source can't express.",
      "An SDK that lacks a symbol does not compile it: a key that needs a newer SDK is refused, and left out if the app "
        + "sets it only where it is supported.",
      "With several profiles the graph is checked on each of them. A phone without the planned format runs the nearest "
        + "that does the same.",
      "PATH is a graph, a directory with one graph, or - for standard input; left out, ./graph.json.",
    ])

  package static let options: [CommandOption<EmitCommand>] =
    [
      .typeName("the name of the type (default: from the settings, else from the graph's name)") { $0.typeName = $1 },
      .sdk("the SDK that compiles the source (default: the graph's linkedSDK, else from the settings, else 26)") {
        $0.sdk = $1
      },
      .flag("warnings", .common, "print the graph's warnings too, one line each") { $0.showsWarnings = true },
      .value("output", short: "o", .file, .common, "write to a file") { $0.output = Destination($1) },
    ] + CommandOption.judging()

  package func validate() throws(UsageError) { try StandardInputUse.check(operands + profiles.files) }

  package func run(_ console: Console) throws(UsageError) -> ExitStatus {
    var request = GraphRequest(profiles: profiles, aims: aims, typeName: typeName, sdk: sdk)
    // Settings may hide a rule's warnings or change their severity; errors stay errors.
    if showsWarnings { request.rules = RuleOptions() }
    let graph: OpenedGraph
    switch try OpenedGraph.open(
      operands, request, files, outputs: [output], takesSeveralDevices: true, console)
    {
    case .failure(let status): return status
    case .graph(let opened): graph = opened
    }
    guard let profile = graph.profile else {
      return console.refuse(ErrorLines.of(graph.reading.findings, in: graph.reading.source), .findings)
    }
    if graph.isDefaultProfile, !console.globals.isQuiet {
      console.note("no profile is named: emitted for \(profile.id)\n")
    }
    if showsWarnings {
      let judged = graph.devices.map { Planning.judge(graph.reading, on: $0, options: graph.options) }
      for line in SwiftSource.warnings(of: judged, in: graph.reading.source) { console.note(line + "\n") }
    }
    switch SwiftSource.of(
      graph.reading, on: graph.devices, graph.options, typeName: graph.typeName, sdk: graph.sdk,
      choices: choices(of: graph))
    {
    case .refused(let lines, let status): return console.refuse(lines, status)
    case .source(let text, let notes):
      if !console.globals.isQuiet { for line in notes { console.note(line + "\n") } }
      return console.write(text, to: output)
    }
  }
}

extension EmitCommand {
  /// The words of a command line that choose the same profiles, settings and graph.
  private func choices(of graph: OpenedGraph) -> [String] {
    let ids = profiles.choices.isEmpty && profiles.files.isEmpty ? graph.devices.map(\.id) : []
    return (ids.isEmpty ? [] : ["--profile", ids.joined(separator: ",")]) + profiles.words
      + aims.words + (files.settings.map { ["--settings", $0] } ?? []) + operands.map(ShellWord.operand)
  }
}

extension Console {
  /// Prints why there is no source.
  func refuse(_ lines: [String], _ status: ExitStatus) -> ExitStatus {
    for line in lines { note(line + "\n") }
    return status
  }
}
