import CaptureModel
import CapturePlanning
import CapturePlans
package import CaptureSession
import JSONSource

/// How a plan is searched for.
package enum ReductionStrategy: String, WordValue {
  /// AVMultiCamPiP's iterative algorithm.
  case ladder

  /// The plan that keeps the most of what the graph asks.
  case optimal
}

/// The form of the output of `reduce`.
package enum ReductionForm: String, WordValue {
  /// The configuration.
  case json

  /// The changes, as an RFC 6902 patch.
  case patch

  /// Source that builds the session of the configuration.
  case swift
}

/// Where the steps of a plan are written.
package enum TraceDestination: Hashable, Sendable {
  /// On standard error in short, for people: what is kept, and a line for each of a few steps.
  case brief

  /// On standard error, for people: all of each step too.
  case text

  /// On standard error, as JSON Lines.
  case json

  /// In a file, as JSON Lines.
  case file(String)
}

/// `capplan reduce`: bring a graph under its cost targets.
package struct ReduceCommand: Subcommand, TakesPlanRequest,
  WalksDirectories
{
  package var operands: [String] = []
  package var profiles = ProfileOptions()
  package var files = FileOptions()
  package var aims = PlanAims()
  package private(set) var strategy = ReductionStrategy.ladder
  package private(set) var isAsPublished = false
  package private(set) var isConfident = false
  package private(set) var allowsDisabling = false
  package private(set) var trace = TraceDestination.brief
  package private(set) var form: ReductionForm?
  package private(set) var typeName: String?
  private(set) var sdk: OSVersion?
  package private(set) var changesInPlace = false
  package private(set) var showsDiff = false
  package private(set) var output: Destination?

  package init() {}

  package static let page = CommandPage(
    name: "reduce",
    summary: "Bring a graph under its cost targets; print a runnable configuration",
    operands: .atMostOne(.path),
    examples: [
      .init("capplan reduce --target 0.9", "fit ./graph.json into 0.9"),
      .init("capplan reduce --keep back=1920x1080@30", "never less for the back camera"),
      .init("capplan reduce --prefer back,front --diff", "what would change"),
      .init("capplan reduce --strategy optimal", "the best plan there is, with the proof"),
      .init("capplan reduce --in-place graph.json", "change the file itself"),
    ],
    details: [
      "The configuration goes to standard output, the steps that led to it to standard error.",
      "PATH is a graph, a directory with one graph, or - for standard input; left out, ./graph.json.",
    ])

  package static let options: [CommandOption<ReduceCommand>] =
    [
      .value("emit", .word("FORM"), .common, "what to print") { $0.form = $1 },
      .typeName("with --emit swift, the name of the type (default: as in emit)") { $0.typeName = $1 },
      .sdk("with --emit swift, the SDK that compiles the source (default: as in emit)") { $0.sdk = $1 },
      .flag("in-place", .common, "change the file itself, only the bytes that differ") { $0.changesInPlace = true },
      .flag("diff", .common, "show what would change, and change nothing") { $0.showsDiff = true },
      .value("output", short: "o", .file, .common, "write to a file") { $0.output = Destination($1) },
      .value("trace", .trace, .common, "tell each step as text or json, or write json to a file") { $0.trace = $1 },
      .value("strategy", .word("NAME"), .plan, "how to search") { $0.strategy = $1 },
      .flag("as-published", .plan, "the ladder as Apple's sample has it, with its faults") { $0.isAsPublished = true },
      .repeated("keep", .keep, .plan, "don't reduce an input, or not below this") { $0.aims.keep.append(Aim($1)) },
      .list("prefer", .text("INPUT"), .plan, "the inputs to keep best, the most important first") {
        $0.aims.prefer = Aim(($0.aims.prefer?.value ?? []) + [$1])
      },
      .flag("allow-disabling", .plan, "let the optimal strategy disable cameras, as few as it can") {
        $0.allowsDisabling = true
      },
      .flag("confident", .plan, "meet the targets with the high end of each cost") { $0.isConfident = true },
    ] + CommandOption.judging() + CommandOption.minimums

  package func validate() throws(UsageError) {
    try StandardInputUse.check(operands + profiles.files)
    if strategy == .optimal && isAsPublished { throw .conflict("--strategy optimal", "--as-published") }
    if strategy == .ladder && allowsDisabling { throw .conflict("--strategy ladder", "--allow-disabling") }
    if showsDiff && form != nil { throw .conflict("--diff", "--emit") }
    if typeName != nil && form != .swift { throw .needs("--type-name", "--emit swift") }
    if sdk != nil && form != .swift { throw .needs("--sdk", "--emit swift") }
    guard changesInPlace && !showsDiff else { return }
    try StandardInputUse.check(operands, inPlace: "--in-place")
    if output != nil { throw .conflict("--in-place", "--output") }
    if let form, form != .json { throw .conflict("--in-place", "--emit \(form.rawValue)") }
  }

  package func run(_ console: Console) throws(UsageError) -> ExitStatus {
    var outputs = [output]
    if case .file(let path) = trace { outputs.append(Destination(path)) }
    let request = GraphRequest(
      profiles: profiles, aims: aims, typeName: typeName, sdk: sdk)
    let graph: OpenedGraph
    switch try OpenedGraph.open(operands, request, files, outputs: outputs, console) {
    case .failure(let status): return status
    case .graph(let opened): graph = opened
    }
    guard let profile = graph.profile else {
      return ReductionTracer(destination: trace, console: console).finish(
        .findings, "invalid", "the graph names no known profile; `capplan profiles` lists them",
        findings: ErrorLines.of(graph.reading.findings, in: graph.reading.source))
    }
    return try ReductionRun(command: self, console: console, graph: graph, profile: profile).run()
  }

  /// The command line that runs the exact plan instead, with this minimum rate if there is one; its output is the usual
  /// one.
  func lineOfExactPlan(minimumRate: FrameRate? = nil, isConfident: Bool = false) -> String {
    var words = ["capplan", "reduce", "--strategy", "optimal"] + choices
    var aims = aims
    if let minimumRate { aims.minimumFrameRate = Aim(minimumRate) }
    words += aims.words
    if allowsDisabling { words.append("--allow-disabling") }
    if isConfident || self.isConfident { words.append("--confident") }
    return ShellWord.line(words + operands.map(ShellWord.operand))
  }

  /// The command line that checks the written configuration against the targets of this run, which the file doesn't
  /// hold, and that emitting it needs them too; empty without such targets, or if no file was written.
  var reminderOfTargets: [String] {
    let isWritten = !showsDiff && form ?? .json == .json
    let targets = wordsOfTargets
    guard isWritten, !targets.isEmpty else { return [] }
    var path = changesInPlace ? operands : ["-"]
    if case .file(let name) = output { path = [name] }
    let line = ShellWord.line(["capplan", "check"] + targets + choices + path.map(ShellWord.operand))
    let bound = isConfident ? ", which goes by the estimate and prints the upper bound beside it" : ""
    return ["to check (or emit) with this target: `\(line)`\(bound)"]
  }

  /// The options that set targets.
  private var wordsOfTargets: [String] { PlanAims(targets: aims.targets).words }

  /// The command line that looks for one plan for all devices of the graph.
  var lineOfPlanForAll: String {
    ShellWord.line(["capplan", "matrix", "--one-for-all"] + wordsOfTargets + operands.map(ShellWord.operand))
  }

  /// The options that choose profiles and settings.
  private var choices: [String] { profiles.words + (files.settings.map { ["--settings", $0] } ?? []) }

  /// The command line that checks the same graph on the same profile.
  var lineOfCheck: String {
    ShellWord.line(["capplan", "check"] + choices + operands.map(ShellWord.operand))
  }
}

extension ValueReader where Value == TraceDestination {
  /// `text`, `json`, or `json=` and a file.
  package static var trace: Self {
    let completion = Completion.file(after: ["json"], orAlone: false, or: ["text", "json"])
    return ValueReader("text|json[=FILE]", completion: completion) { text throws(BadValue) in
      let prefix = "json="
      switch text {
      case "": throw .empty
      case "text": return .text
      case "json": return .json
      // The configuration goes to standard output already.
      case "json=-": throw .malformed(text, expected: "json=FILE, with a file of its own")
      default:
        guard text.hasPrefix(prefix) else { throw .unknownWord(text, allowed: ["text", "json", "json=FILE"]) }
        let path = String(text.dropFirst(prefix.count))
        if path.isEmpty { throw .empty }
        return .file(path)
      }
    }
  }
}

extension ProfileOptions {
  /// The options as words of a command line.
  var words: [String] {
    choices.flatMap { ["--profile", $0] } + sources + (trust.map { ["--trust", $0.rawValue] } ?? [])
  }

  /// The options that name further profile files and folders.
  var sources: [String] { files.flatMap { ["--profile-file", $0] } + folders.flatMap { ["--profile-folder", $0] } }
}
