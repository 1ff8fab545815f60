import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureReports
import CaptureSession
import JSONSource
import RuleKit

/// One reduction: from the graph that was read to the output that is written.
///
/// A class, as it has one owner, and a copy would be large.
final class ReductionRun {
  private let command: ReduceCommand
  private let console: Console
  private let graph: OpenedGraph
  private let profile: DeviceProfile

  /// A run on a device, limited to facts that are trusted.
  init(command: ReduceCommand, console: Console, graph: OpenedGraph, profile: DeviceProfile) {
    self.command = command
    self.console = console
    self.graph = graph
    self.profile = profile
  }

  func run() throws(UsageError) -> ExitStatus {
    var tracer = ReductionTracer(destination: command.trace, console: console)
    let reduction = reduction(on: profile)
    if let obstacle = reduction.obstacle {
      return finish(obstacle, ReductionRequest(), of: reduction, tracer)
    }
    guard let session = reduction.session else { return .defect }
    if graph.isDefaultProfile { tracer.remark("no profile is named: planned for \(profile.id)") }
    let request = try request(for: session)
    if let remark = request.remarkOnTarget { tracer.remark(remark) }
    tracer.targets = request.targets
    tracer.keepsSettings = !session.graph.guards.isEmpty
    return finish(reduction.outcome(request, profiles: graph.profiles), request, of: reduction, tracer)
  }

  private func reduction(on profile: DeviceProfile) -> GraphReduction {
    GraphReduction(
      graph.reading, on: profile, by: command.strategy == .optimal ? .optimal : .ladder, options: graph.options)
  }

  private func finish(
    _ outcome: GraphReduction.Outcome, _ request: ReductionRequest, of reduction: GraphReduction,
    _ tracer: ReductionTracer
  ) -> ExitStatus {
    func gap(_ missing: [Fact]) -> String {
      OutcomeText.undecided(
        missing, profile, in: reduction.session, leftOut: known(missing, request), by: graph.disbelieved?.by ?? "")
    }
    switch outcome {
    case .refused(let errors, let missing, let isShown):
      return refuse(errors, missing.isEmpty ? nil : gap(missing), isShown: isShown, tracer)
    case .undecided(let missing, let alternative):
      let note = [gap(missing)] + (alternative?.sentences(request, command) ?? [])
      return tracer.finish(.findings, "undecided", note.joined(separator: "\n"))
    case .failed(let trace, let alternative):
      let why = trace.failure(request, check: command.lineOfCheck) { command.lineOfExactPlan(minimumRate: $0) }
      let note = [why] + (alternative?.sentences(request, command, lacksValue: trace.lacksValue) ?? [])
      return tracer.finish(.findings, trace.outcome, note.joined(separator: "\n"), of: trace)
    case .breaks(let rules, let trace, let alternative):
      let note = [OutcomeText.breaks(rules)] + (alternative?.sentences(request, command) ?? [])
      return tracer.finish(.findings, "impossible", note.joined(separator: "\n"), of: trace)
    case .reduced(let trace, let writer, let text, let missing, let alternative):
      let written = write(text, writer)
      // As long as the answer is open, it has no grounds. That it goes by a cost's value is said of the cost.
      let facts = reduction.grounds(of: text, profiles: graph.profiles).filter { !$0.isOfCost }
      let grounds =
        OutcomeText.open(missing).map { [$0] } ?? GroundSummary(facts).words.map { ["based on: \($0)"] } ?? []
      let note =
        trace.success(request, profile) + trace.losses + trace.leftOutWords + grounds
        + (alternative?.sentences(request, command) ?? [])
        + (trace.costs.areNone ? [] : remarkOnOtherDevices)
        + (writer.edits.isEmpty ? [] : command.reminderOfTargets)
      let word = writer.edits.isEmpty ? "unchanged" : "reduced"
      return tracer.finish(written, word, note.joined(separator: "\n"), of: trace, missing: missing)
    }
  }

  /// A remark that the plan is for one of the devices that the graph names, all of which stay in it; empty if it names no
  /// other.
  private var remarkOnOtherDevices: [String] {
    guard let target = graph.reading.graph else { return [] }
    let names = target.profileNames.flatMap { graph.profiles.ids(named: $0, for: target.deploymentTarget) }
    var others: [String] = []
    for id in names where id != profile.id && !others.contains(id) { others.append(id) }
    if others.isEmpty { return [] }
    let list = others.count > 3 ? others.prefix(2) + ["\(others.count - 2) others"] : others[...]
    return [
      "planned for \(profile.id) alone; the graph names \(Array(list).sentence) too, which may need another plan: "
        + "`\(command.lineOfPlanForAll)` looks for one that runs on all"
    ]
  }

  /// The missing facts that the full profile has but that are not trusted.
  private func known(_ missing: [Fact], _ request: ReductionRequest) -> [Fact] {
    guard let disbelieved = graph.disbelieved else { return [] }
    let full = reduction(on: disbelieved.profile)
    switch full.obstacle ?? full.outcome(request, profiles: graph.profiles) {
    case .undecided(let others, _), .refused(_, let others, _): return missing.filter { !others.contains($0) }
    case .failed, .breaks, .reduced: return missing
    }
  }

  /// Prints on standard error the errors that the plan does not mend; standard output stays empty.
  private func refuse(
    _ errors: [Finding], _ gap: String?, isShown: Bool, _ tracer: ReductionTracer
  ) -> ExitStatus {
    tracer.finish(
      graph.reading.isUnreadable ? .unusable : .findings, "invalid",
      OutcomeText.refused(
        errors, onlyFormats: errors.allSatisfy(\.refusesFormat), isShown: isShown, orMissing: gap,
        check: command.lineOfCheck),
      findings: ErrorLines.of(errors, in: graph.reading.source))
  }

  private func request(for session: ResolvedSession) throws(UsageError) -> ReductionRequest {
    let named = command.aims.keep.map(\.value.input) + (command.aims.prefer?.value ?? [])
    for name in named where !session.cameras.contains(where: { $0.id == name }) {
      throw .unknownName(.input, name, known: session.cameras.map(\.id))
    }
    var request = ReductionRequest(for: session, graph.options.aims)
    request.isAsPublished = command.isAsPublished
    request.isConfident = command.isConfident
    request.allowsDisabling = command.allowsDisabling
    return request
  }

  private func write(_ bytes: [UInt8], _ writer: ConfigurationWriter) -> ExitStatus {
    let (input, before) = (graph.input, graph.reading.source.bytes)
    let destination = command.output ?? .standardOutput
    if command.showsDiff {
      let diff = UnifiedDiff(path: input.name, before: before, after: bytes)
      return console.write(diff, to: destination)
    }
    if command.changesInPlace {
      guard let path = input.path, bytes != before else { return .success }
      guard graph.reading.source.mayBeQuoted else {
        console.complain("'\(input.name)' is not changed: the way to it is a link that leads out of the repository")
        return .unusable
      }
      return console.write(bytes, to: .file(path))
    }
    if command.form == .patch { return console.write(writer.patch, to: destination) }
    if command.form == .swift { return emit(bytes, to: destination) }
    return console.write(bytes, to: destination)
  }

  /// Writes the Swift source that builds the session of a configuration.
  ///
  /// It parses the configuration first, as if the user had passed it in.
  private func emit(_ bytes: [UInt8], to destination: Destination) -> ExitStatus {
    let infoPlist = graph.reading.graph?.infoPlist
    let configuration = Planning.read(graph.reading.source.with(bytes), profiles: graph.profiles) { _ in
      infoPlist ?? .unreadable("is not named")
    }
    switch SwiftSource.of(
      configuration, on: [profile], graph.options, typeName: graph.typeName, sdk: graph.sdk,
      command: "capplan reduce --emit swift")
    {
    case .refused(let lines, let status): return console.refuse(lines, status)
    case .source(let text, _): return console.write(text, to: destination)
    }
  }
}

extension GraphReduction.Alternative {
  /// The effect of the exact plan, one sentence per line; `lacksValue` says whether it was missing facts that ended the
  /// reduction.
  fileprivate func sentences(
    _ request: ReductionRequest, _ command: ReduceCommand, lacksValue: Bool = true
  ) -> [String] {
    switch self {
    case .found(let best):
      ["the exact plan fits: \(best.words)", "to have that: `\(command.lineOfExactPlan())`"]
    case .keepsMore(let best, _):
      [
        "the exact plan would keep \(best.shareList ?? "more"): `\(command.lineOfExactPlan())`"
      ]
    case .surely(let best):
      [
        (lacksValue ? "whatever that is, this fits: " : "even by the high end of each cost, this fits: ") + best.words,
        "to have that: `\(command.lineOfExactPlan(isConfident: true))`",
      ]
    case .largerPhotos(let best):
      [
        (["if viewfinders may stutter, photos can be larger: " + best.kept.words] + best.settingLosses
          + best.photoLosses).joined(separator: "; "),
        "to have that: `\(command.lineOfExactPlan(minimumRate: request.minimumFrameRate))`",
      ]
    case .impossible(let reason): reason.sentences(request) { command.lineOfExactPlan(minimumRate: $0) }
    }
  }
}

extension Ground {
  /// Whether it is the value of a cost.
  fileprivate var isOfCost: Bool {
    if case .cost = subject { true } else { false }
  }
}

extension ReductionTrace {
  /// Whether it ended because a cost that has a target has no value.
  fileprivate var lacksValue: Bool {
    if case .noValue = end { true } else { false }
  }
}
