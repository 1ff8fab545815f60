import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource
import RuleKit

/// Finds out which parts an app leaves out on a device. It removes everything guarded that the device doesn't support,
/// asks again about the rest, and repeats this until nothing changes.
///
/// A class, because copies of its graphs and its profile would be large.
final class GuardSettler {
  /// The part of the graph that is left, and the answers about it.
  private(set) var step: SupportStep

  private var rest: CaptureGraph

  private let graph: CaptureGraph
  private let document: JSONDocument
  private let profile: DeviceProfile
  private let options: CheckOptions
  private var ignores: IgnoreList

  /// Whether to remove a thing of unknown support too.
  private let leavesOut: (GraphGuard) -> Bool

  private var omission = GraphOmission()
  private var lacking: [SettledGuards.Lacking] = []
  private var steps: [BilledSession] = []

  /// By the place of an output: the places of its connections and of their inputs in the whole graph.
  private var sources: [SourceRange: [(connection: SourceRange, input: SourceRange)]] = [:]

  /// By the place of an input or a connection: the evidence that it is missing on the device.
  private var absence: [SourceRange: [Evidence]] = [:]

  private typealias Evidence = (finding: Finding, step: Int)

  /// Settles the guards of a graph on a device. `first` is the whole graph and the answers about it, which are the same
  /// whatever is left out later.
  init(
    _ graph: CaptureGraph, _ document: JSONDocument, on profile: DeviceProfile, _ options: CheckOptions,
    _ ignores: IgnoreList, startingWith first: SupportStep,
    leavesUnknownOut: @escaping (GraphGuard) -> Bool
  ) {
    self.graph = graph
    rest = graph
    step = first
    self.document = document
    self.profile = profile
    self.options = options
    self.ignores = ignores
    leavesOut = leavesUnknownOut
  }

  /// Removes everything unsupported, and returns what that was.
  func settle() -> SettledGuards {
    while true {
      if steps.isEmpty { noteSources(in: step.session) }
      steps.append(step.billed)
      guard leaveOutInputs(step) || leaveOutOtherElements(step) || leaveOutKeys(step) else { return result(step) }
      rest = GraphDecoder.decode(document, without: omission, as: graph)
      step = SupportStep(rest, document, on: profile, options, &ignores)
    }
  }

  private func noteSources(in session: ResolvedSession) {
    for connection in session.connections where feeds(connection, in: session) {
      let output = session.graph.outputs[connection.output].range
      sources[output, default: []].append((connection.range, session.graph.inputs[connection.input].range))
    }
  }

  /// Whether a connection alone gives its output something to do; a photo output takes no photos of a microphone.
  private func feeds(_ connection: ResolvedConnection, in session: ResolvedSession) -> Bool {
    session.outputType(connection.output) != .photo || connection.media == .video
  }

  /// The guards of keys or elements that are still there.
  private func open(_ sections: [GraphGuard.Section], ofKeys: Bool) -> [GraphGuard] {
    graph.guards.filter { guarded in
      (guarded.key != nil) == ofKeys && sections.contains(guarded.section) && !omission.contains(guarded)
        && omission.index(ofElement: guarded.index, in: guarded.section) != nil
    }
  }

  private func evidence(_ findings: [Finding]) -> [Evidence] { findings.map { ($0, steps.count - 1) } }

  /// Removes guarded things with the evidence for it; without evidence, their support is unknown.
  private func leaveOut(_ gone: [(GraphGuard, [Evidence])], values: [SourceRange] = []) -> Bool {
    guard omission.leaveOut(gone.map(\.0), values: values, of: graph, in: document) else { return false }
    for (guarded, evidence) in gone where !evidence.isEmpty { note(guarded, evidence) }
    return true
  }

  /// Records that the device lacks a guarded key or element, or only some values of a list; these are recorded together.
  private func note(_ guarded: GraphGuard, _ evidence: [Evidence], values: [SourceRange] = []) {
    guard let index = lacking.firstIndex(where: { $0.guarded == guarded }) else {
      return lacking.append(SettledGuards.Lacking(guarded, evidence: evidence, values: values))
    }
    let earlier = lacking[index]
    // If the rest of a list goes later, it is left out as a whole.
    lacking[index] = SettledGuards.Lacking(
      guarded, evidence: earlier.evidence + evidence, values: values.isEmpty ? [] : earlier.values + values)
  }

  private func leaveOutInputs(_ step: SupportStep) -> Bool {
    for input in rest.inputs {
      let found = step.answers.absence(of: input)
      if !found.isEmpty { absence[input.range] = evidence(found) }
    }
    var gone: [(GraphGuard, [Evidence])] = []
    for guarded in open([.inputs], ofKeys: false) {
      let found = step.answers.lacks(guarded)
      if !found.isEmpty || (!step.answers.missing(for: guarded).isEmpty && leavesOut(guarded)) {
        gone.append((guarded, evidence(found)))
      }
    }
    return leaveOut(gone)
  }

  private func leaveOutOtherElements(_ step: SupportStep) -> Bool {
    var gone: [(GraphGuard, [Evidence])] = []
    for guarded in open([.connections, .outputs, .controls], ofKeys: false) {
      switch state(of: guarded, step) {
      case .there: continue
      case .unknown: if leavesOut(guarded) { gone.append((guarded, [])) }
      case .absent(let evidence):
        if guarded.section == .connections { absence[guarded.range] = evidence }
        gone.append((guarded, evidence))
      }
    }
    return leaveOut(gone)
  }

  private enum State {
    case there, unknown
    case absent([Evidence])
  }

  private func state(of guarded: GraphGuard, _ step: SupportStep) -> State {
    switch guarded.section {
    case .connections:
      guard let connection = step.session.connections.first(where: { $0.range == guarded.range }) else { return .there }
      return state(of: connection, step)
    case .outputs: return stateOfOutput(at: guarded.range, step)
    case .controls, .session, .inputs, .photoSettings, .app:
      let found = step.answers.lacks(guarded)
      if !found.isEmpty { return .absent(evidence(found)) }
      return step.answers.missing(for: guarded).isEmpty ? .there : .unknown
    }
  }

  /// Whether a port on the device could feed a connection.
  private func state(of connection: ResolvedConnection, _ step: SupportStep) -> State {
    let input = step.session.graph.inputs[connection.input]
    if let evidence = absence[input.range] { return .absent(evidence) }
    let found = step.answers.absence(ofPortsAt: connection.range)
    // A formed connection has the place of its output.
    if !found.isEmpty, connection.index != nil { return .absent(evidence(found)) }
    return step.mayBeAbsent(input.range) || (connection.index != nil && step.mayBeAbsent(connection.range))
      ? .unknown : .there
  }

  /// Whether a port on the device could feed an output that the graph feeds.
  private func stateOfOutput(at range: SourceRange, _ step: SupportStep) -> State {
    guard let index = step.session.graph.outputIndices.first(where: { step.session.graph.outputs[$0].range == range }),
      let sources = sources[range]
    else { return .there }
    var (isUnknown, found) = (false, sources.flatMap { absence[$0.connection] ?? absence[$0.input] ?? [] })
    for connection in step.session.connections(toOutput: index) where feeds(connection, in: step.session) {
      switch state(of: connection, step) {
      case .there: return .there
      case .unknown: isUnknown = true
      case .absent(let evidence): found += evidence
      }
    }
    return isUnknown || found.isEmpty ? .unknown : .absent(found)
  }

  private func leaveOutKeys(_ step: SupportStep) -> Bool {
    var (gone, values): ([(GraphGuard, [Evidence])], [SourceRange]) = ([], [])
    var partly: [(GraphGuard, [Evidence], [SourceRange])] = []
    for guarded in open(GraphGuard.Section.allCases, ofKeys: true) {
      let found = step.answers.lacks(guarded)
      let elements = guarded.elements(meantBy: found, in: document)
      if let elements, !elements.isEmpty {
        values += elements
        partly.append((guarded, evidence(found), elements))
      } else if !found.isEmpty || (step.isUnknown(guarded) && leavesOut(guarded)) {
        gone.append((guarded, evidence(found)))
      }
    }
    guard leaveOut(gone, values: values) else { return false }
    for (guarded, evidence, elements) in partly {
      let isWhole = elements.count == document.count(of: guarded.value)
      note(guarded, evidence, values: isWhole ? [] : elements)
    }
    return true
  }

  private func result(_ step: SupportStep) -> SettledGuards {
    let elements = open([.inputs, .connections, .outputs, .controls], ofKeys: false).filter {
      if $0.section == .inputs { return !step.answers.missing(for: $0).isEmpty }
      if case .unknown = state(of: $0, step) { return true } else { return false }
    }
    let inside = SourceRanges(elements.map(\.range))
    let asked = open(GraphGuard.Section.allCases, ofKeys: true)
    let open = asked.filter { step.isUnknown($0) }
    // A request that asks its output is as open as the output's key.
    let (all, ofOutputs) = (Set(open), open.filter { $0.section == .outputs })
    let following = asked.filter { guarded in
      guarded.asksAnotherKey && !all.contains(guarded) && ofOutputs.contains { asks(guarded, $0) }
    }
    let keys = (open + following).filter { !inside.contain($0.range) }
    let unknown = (elements + keys).sorted { $0.range < $1.range }
    return SettledGuards(
      lacking: lacking.sorted { $0.guarded.range < $1.guarded.range }, steps: steps, unknown: unknown,
      missing: (elements + open).sorted { $0.range < $1.range }.flatMap { step.facts(for: $0) }, omission: omission)
  }

  /// Whether the app asks whether a key of an output is set before it sets another of it, or of a request.
  private func asks(_ guarded: GraphGuard, _ other: GraphGuard) -> Bool {
    guard other.section == .outputs, let key = other.key, guarded.asks(key) else { return false }
    if guarded.section == .outputs { return guarded.index == other.index }
    guard graph.photoSettings.indices.contains(guarded.index),
      let output = graph.photoSettings[guarded.index].output
    else { return true }
    return graph.text(of: output.value) == other.name
  }
}

extension GraphGuard {
  /// The elements of the guarded list that findings are about; `nil` if the value isn't a list, or if they are about
  /// all elements.
  fileprivate func elements(meantBy findings: [Finding], in document: JSONDocument) -> [SourceRange]? {
    guard key != nil, document.kind(of: value) == .array else { return nil }
    let places = findings.flatMap { $0.lack?.places ?? [] }.filter { range.contains($0) }
    let elements = document.elements(of: value).map { document.range(of: $0) }
    return places.contains(range) ? nil : elements.filter { element in places.contains { element.contains($0) } }
  }
}
