import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureReports
import CaptureSession
import JSONSource

/// One reduction: from the graph that was read to what is written.
struct ReductionRun {
  let command: ReduceCommand
  let console: Console
  let input: LoadedInput
  let profile: DeviceProfile

  private var targets: CostTargets {
    CostTargets(hardware: command.targets.hardwareCost, pressure: command.targets.systemPressureCost)
  }

  private var options: CheckOptions {
    var options = CheckOptions()
    options.targets = targets
    return options
  }

  func run(_ reading: GraphReading, isDefaultProfile: Bool, ids: [String]) throws(UsageError) -> ExitStatus {
    let tracer = ReductionTracer(destination: command.trace, console: console)
    let checked = Planning.check(reading, on: profile, options: options)
    guard let document = reading.document, let graph = reading.graph, checked.verdict != .invalid else {
      return refuse(checked.findings, of: reading, tracer)
    }
    let removable = command.strategy == .optimal ? Adjustment.plannable : Adjustment.reducible
    let irreducible = checked.findings.filter { $0.severity == .error && !removable.contains($0.rule) }
    // Unless facts are missing, which explain more, nothing needs to be tried.
    if !irreducible.isEmpty, checked.costs?.hardware.total.value != nil {
      return refuse(irreducible, of: reading, tracer)
    }
    if isDefaultProfile { tracer.remark("no profile is named: planned for \(profile.id)") }
    let session = SessionResolver.resolve(graph, on: profile)
    let request = try request(for: session)
    switch plan(session, request, of: reading, in: document) {
    case .undecided(let missing):
      // What the graph itself has wrong explains more than what the profile lacks.
      let errors = checked.findings.filter { $0.severity == .error && !Self.ofCost.contains($0.rule) }
      if !errors.isEmpty { return refuse(errors, of: reading, tracer, missing: missing) }
      return tracer.finish(.findings, "undecided", "the profile \(profile.id) does not say \(Self.list(missing))")
    case .failed(let trace):
      let note = ([trace.failure(request)] + alternative(to: trace, session, request, of: reading))
        .joined(separator: "\n")
      return tracer.finish(.findings, trace.outcome, note, of: trace)
    case .reduced(let trace, let writer):
      let bytes = SourceEdit.apply(writer.edits, to: reading.source.bytes)
      let infoPlist = reading.graph?.infoPlist
      let result = Planning.read(SourceText(name: input.name, bytes: bytes), profiles: ids) { _ in
        infoPlist ?? .unreadable("is not named")
      }
      let errors = Planning.check(result, on: profile, options: options).findings.filter { $0.severity == .error }
      if !errors.isEmpty {
        let own = checked.findings.filter { finding in errors.contains { $0.rule == finding.rule } }
        if !own.isEmpty { return refuse(own, of: reading, tracer) }
        let rules = errors.map(\.rule.rawValue).joined(separator: ", ")
        return tracer.finish(.findings, "impossible", "the reduced graph would break \(rules)", of: trace)
      }
      let written = write(bytes, writer, from: reading.source.bytes)
      let note = ([trace.success(request, profile)] + alternative(to: trace, session, request, of: reading))
        .joined(separator: "\n")
      return tracer.finish(written, writer.edits.isEmpty ? "unchanged" : "reduced", note, of: trace)
    }
  }

  private func plan(
    _ session: ResolvedSession, _ request: ReductionRequest, of reading: GraphReading, in document: JSONDocument
  ) -> Reduction.Outcome {
    switch command.strategy {
    case .ladder: Reduction.ladder(session, request, in: document)
    case .optimal: Reduction.optimal(session, request, of: reading, options: options)
    }
  }

  /// What the exact plan would keep, where that is better than what the ladder came to; why there is none, where the
  /// ladder found none either.
  private func alternative(
    to trace: ReductionTrace, _ session: ResolvedSession, _ request: ReductionRequest, of reading: GraphReading
  ) -> [String] {
    let isStuck =
      switch trace.end {
      case .stuck: true
      case .noValue: !trace.steps.isEmpty
      default: false
      }
    guard command.strategy == .ladder, !command.isAsPublished, !trace.steps.isEmpty || isStuck else { return [] }
    switch Reduction.optimal(session, request, of: reading, options: options) {
    case .reduced(let best, _) where isStuck:
      return ["`capplan reduce --strategy optimal` finds one: \(best.session.configuration)"]
    case .reduced(let best, _) where best.keepsMore(than: trace, of: session, request):
      return ["`capplan reduce --strategy optimal` would keep more: \(best.session.configuration)"]
    case .failed(let failed):
      if isStuck, case .impossible(let reason) = failed.end { return reason.sentences(request) }
      return []
    case .reduced, .undecided: return []
    }
  }

  /// The facts of a list in one sentence.
  static func list(_ facts: [String]) -> String {
    facts.count < 2 ? facts.first ?? "" : facts.dropLast().joined(separator: ", ") + " and " + (facts.last ?? "")
  }

  /// The rules that a reduction is there for.
  private static let ofCost: [RuleID] = ["hardware-cost-over", "target-missed"]

  /// Errors that no reduction takes away: they go to standard error, and nothing to standard output. What is said of
  /// costs is left out where there is more.
  private func refuse(
    _ findings: [Finding], of reading: GraphReading, _ tracer: ReductionTracer, missing: [String] = []
  ) -> ExitStatus {
    let all = findings.filter { $0.severity == .error }
    let others = all.filter { !Self.ofCost.contains($0.rule) }
    let errors = others.isEmpty ? all : others
    let count = errors.count == 1 ? "an error" : "\(errors.count) errors"
    let note =
      missing.isEmpty
      ? "the graph has \(count) that no choice of format, rate or port removes; `capplan check` explains"
      : "the profile \(profile.id) does not say \(Self.list(missing)); `capplan check` explains"
    return tracer.finish(
      reading.isUnreadable ? .unusable : .findings, "invalid", note,
      findings: ErrorLines.of(errors, in: reading.source))
  }

  private func request(for session: ResolvedSession) throws(UsageError) -> ReductionRequest {
    var request = ReductionRequest(for: session, targets: targets)
    request.isAsPublished = command.isAsPublished
    request.isConfident = command.isConfident
    request.allowsDisabling = command.allowsDisabling
    if !command.preferred.isEmpty {
      var prefer: [Int] = []
      for name in command.preferred { prefer.append(try camera(name, in: session)) }
      request.prefer = prefer
    }
    for keep in command.keeps {
      var floor = KeptFloor()
      floor.isUntouched = keep.floor == nil
      floor.width = keep.floor?.width
      floor.height = keep.floor?.height
      floor.frameRate = keep.floor?.frameRate.map { FrameRate($0) }
      request.keep[try camera(keep.input, in: session)] = floor
    }
    return request
  }

  private func camera(_ name: String, in session: ResolvedSession) throws(UsageError) -> Int {
    guard let camera = session.cameras.first(where: { $0.id == name }) else {
      throw .unknownName(.input, name, known: session.cameras.map(\.id))
    }
    return camera.inputIndex
  }

  private func write(_ bytes: [UInt8], _ writer: ConfigurationWriter, from before: [UInt8]) -> ExitStatus {
    let destination = command.output ?? .standardOutput
    if command.showsDiff {
      let diff = UnifiedDiff(path: input.name, before: before, after: bytes)
      let isColored = destination == .standardOutput && console.isColored(.output)
      return isColored ? console.write(diff.text(palette: .ansi)) : console.write(diff.bytes, to: destination)
    }
    if command.changesInPlace {
      guard let path = input.path, bytes != before else { return .success }
      return console.write(bytes, to: .file(path))
    }
    if command.form == .patch { return console.write(writer.patch, to: destination) }
    return console.write(bytes, to: destination)
  }
}
