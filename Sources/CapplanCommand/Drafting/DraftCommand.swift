import CaptureDraft
import CaptureModel
import CaptureReports
import JSONSource
import SwiftReading

/// The forms of what `draft` prints.
package enum DraftFormat: String, WordValue {
  case text, json, sarif, github
}

/// `capplan draft`: the graphs of the sessions in an app's Swift source.
package struct DraftCommand: Subcommand {
  package var operands: [String] = []
  package private(set) var output: Destination?
  package private(set) var format = DraftFormat.text
  package private(set) var against: String?
  package private(set) var session: String?
  package private(set) var defines: [String] = []
  package private(set) var excluded: [String] = []
  package private(set) var followsLinks = false

  package init() {}

  package static let page = CommandPage(
    name: "draft",
    summary: "Draft the graph of a session from an app's Swift source",
    operands: .any(Operand("PATH", .file)),
    examples: [
      .init("capplan draft -o graph.json Sources", "the graph of the app's session"),
      .init("capplan draft", "the sessions of the working directory, with what is read and what is open"),
      .init("capplan draft --session CameraManager -o camera.graph.json", "one of several sessions"),
      .init("capplan draft --against graph.json Sources", "in CI: where code and graph differ"),
    ],
    details: [
      """
      What has one value in the code is written into the graph, with its place under x-from. All else is listed in its \
      draft: under unread what has no single value or could not be read, under later what the app sets after it has \
      made its session. A graph with unread keys is never said to run: settle a key, then delete its entry.
      """,
      """
      Values are followed through calls, classes, extensions and closures; nothing is guessed from names, and nothing is \
      run. Objective-C, storyboards and what comes from the system or from users are not read.
      """,
      """
      PATH is a folder or a Swift file; left out, the working directory. In folders, those of packages, of build \
      products and of tests are left out: \(leftOut.joined(separator: ", ")).
      """,
      """
      With --against, exit status 1 says that the code has another value than the graph, sets what the graph lacks, or no \
      longer sets what the graph has; what is open is no difference. The graph's x-drift holds keys to ignore and values \
      of the code that were accepted: { "ignore": ["inputs.camera.videoZoomFactor"], "accepted": { KEY: VALUE } }.
      """,
      "Of several sessions each is written to a file of its own: FILE-NAME.graph.json. Exit status 3: there is no session.",
    ])

  package static let options: [CommandOption<DraftCommand>] = [
    .value("output", short: "o", .file, .common, "write the graph to a file, or to standard output (-)") {
      $0.output = Destination($1)
    },
    .value("format", short: "f", .word("FORMAT"), .common, "the form of what is printed") { $0.format = $1 },
    .value("session", .text("NAME"), .common, "only the session with this name, or made at FILE:LINE") {
      $0.session = $1
    },
    .value("against", .realFile, .common, "compare with this graph and write nothing") { $0.against = $1 },
    .repeated("define", .text("NAME"), .common, "a flag of #if that holds") { $0.defines.append($1) },
    .repeated("exclude", .text("GLOB"), .common, "leave out files that match: a name, or a path with *, **, ?") {
      $0.excluded.append($1)
    },
    .flag("follow-links", .common, "follow links in directories, even out of the repository") {
      $0.followsLinks = true
    },
  ]

  /// The folders that hold no code of the app.
  private static let leftOut = ["Pods", "Carthage", "DerivedData", "*Tests"]

  package func run(_ console: Console) throws(UsageError) -> ExitStatus {
    let operands = operands.isEmpty ? ["."] : operands
    // What is named is read, whatever its name.
    let defaults = Self.leftOut.filter { glob in !operands.contains { Exclusion([glob]).excludes($0) } }
    let inputs = InputLoader(
      console.world, of: .swift, limit: SwiftReader.mostBytes, excluding: Exclusion(defaults + excluded),
      followsLinks: followsLinks
    ).load(operands)
    let unreadable = console.complain(ofUnreadable: inputs)
    // Paths lead from the working directory, however they were named.
    let here = RelativePath(fromFolderOf: "", console.world.files)
    let files = inputs.compactMap { input in
      input.source.map {
        SourceFileForDraft(
          path: input.name.hasPrefix("/") ? here.path(of: input.name) : input.name, bytes: Array($0.bytes))
      }
    }
    guard !files.isEmpty else { return .unusable }
    let draft = Drafter.draft(files, defines: defines)
    guard !draft.sessions.isEmpty else {
      console.complain(absence(draft))
      return .unusable
    }
    let sessions = draft.sessions.filter { chosen($0) }
    guard !sessions.isEmpty else {
      throw .unknownName(.session, session ?? "", known: draft.sessions.map(\.name))
    }
    if let against { return try compare(sessions, with: against, console).worse(unreadable) }
    return try write(sessions, of: draft, console).worse(unreadable)
  }

  package func validate() throws(UsageError) {
    if against != nil, output != nil { throw .conflict("--against", "--output") }
    if against == nil, format == .sarif || format == .github {
      throw .needs("--format \(format.rawValue)", "--against")
    }
  }

  /// Prints where the code and a graph differ.
  private func compare(_ sessions: [DraftedSession], with path: String, _ console: Console) throws(UsageError)
    -> ExitStatus
  {
    guard sessions.count == 1 else { throw .severalSessions(sessions.map(\.name)) }
    let inputs = InputLoader(console.world, followsLinks: followsLinks).load([path])
    guard console.complain(ofUnreadable: inputs) == .success, let source = inputs.first?.source else {
      return .unusable
    }
    let parsed = JSONParser.parse(source, limit: GraphLimits.bytes)
    guard let document = parsed.document, parsed.isTreeReliable else {
      console.tell(parsed.findings, in: source)
      return .unusable
    }
    let findings = DriftComparison(sessions[0], with: document).findings
    let form: LogText.Form = format == .github ? .commands : format == .text ? .text : .json
    let written = console.write(DriftReport(findings: findings, graph: source).text(format), as: form)
    return written.worse(findings.isEmpty ? ExitStatus.success : .findings)
  }

  private func chosen(_ drafted: DraftedSession) -> Bool {
    guard let session else { return true }
    return drafted.name == session || drafted.at == session || drafted.at.hasSuffix("/" + session)
  }

  private func absence(_ draft: Draft) -> String {
    let files = draft.filesOfCapture
    let named = files.prefix(3).joined(separator: ", ") + (files.count > 3 ? ", …" : "")
    if let place = draft.firstNamed {
      return "\(place) names a capture session, but no code that could be followed makes it: name the folder of the "
        + "whole app, or start with `capplan init`"
    }
    return "no AVCaptureSession() or AVCaptureMultiCamSession() in \(draft.filesRead) "
      + (draft.filesRead == 1 ? "file" : "files") + "; AVFoundation is imported in "
      + (files.isEmpty ? "none of them" : "\(files.count): \(named)")
  }

  private func write(_ sessions: [DraftedSession], of draft: Draft, _ console: Console) throws(UsageError) -> ExitStatus
  {
    if output == .standardOutput {
      guard sessions.count == 1 else { throw .severalSessions(sessions.map(\.name)) }
      return console.write(Array(sessions[0].text.utf8))
    }
    var status = ExitStatus.success
    if case .file(let path)? = output {
      for session in sessions {
        let own = sessions.count == 1 ? path : Self.path(path, for: session)
        status = status.worse(console.write(Array(session.text.utf8), to: .file(own)))
      }
      if console.globals.isQuiet, format == .text { return status }
    }
    switch format {
    case .text: return status.worse(console.write(DraftText.text(of: sessions, in: draft)))
    case .json, .sarif, .github:
      return status.worse(console.write(Array(DraftDocument.text(of: sessions, in: draft).utf8)))
    }
  }

  /// `camera.graph.json` for the session `Front`: `camera-Front.graph.json`.
  private static func path(_ path: String, for session: DraftedSession) -> String {
    for end in [".graph.json", ".json"] where path.hasSuffix(end) {
      return "\(path.dropLast(end.count))-\(session.name).graph.json"
    }
    return "\(path)-\(session.name).graph.json"
  }
}
