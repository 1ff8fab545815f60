import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource
import RuleKit

/// One step of settling guards: the part of the graph that is left, and the rules' answers about what it supports.
struct SupportStep {
  let billed: BilledSession
  let answers: SupportAnswers

  var session: ResolvedSession { billed.session }

  /// The places of everything that the device may lack: inputs, and connections from a port that it may lack.
  private let doubtful: [SourceRange]

  /// Runs the rules on a part of the graph.
  init(
    _ rest: CaptureGraph, _ document: JSONDocument, on profile: DeviceProfile, _ options: CheckOptions,
    _ ignores: inout IgnoreList
  ) {
    let session = SessionResolver.resolve(rest, on: profile)
    billed = BilledSession(session, CostModel.costs(of: session))
    answers = SupportAnswers(billed, document, options, &ignores)
    doubtful = answers.missing.flatMap { $0.lack.map { $0.isOfElement ? $0.places : [] } ?? [] }
  }

  /// Whether it is unknown if the device has the element at a place.
  func mayBeAbsent(_ range: SourceRange) -> Bool { doubtful.contains { range.contains($0) } }

  /// Whether it is unknown if the device supports a guarded key.
  func isUnknown(_ guarded: GraphGuard) -> Bool {
    if !answers.missing(for: guarded).isEmpty { return true }
    guard guarded.key != nil, !guarded.isIdle else { return false }
    if guarded.dependsOnFormat, runsUnknownFormat(guarded) { return true }
    return guarded.system.map { session.mayNeverGet($0) } ?? false
  }

  /// Whether it is open which format a camera runs that a guarded key is about: no rule asks what such a format supports.
  private func runsUnknownFormat(_ guarded: GraphGuard) -> Bool {
    session.cameras.contains { camera in
      session.mayRunSeveralFormats(camera) && (camera.device != nil || mayBeAbsent(camera.input.range))
        && isAbout(guarded, camera)
    }
  }

  /// Whether a guarded key is about a camera: it is in its input, or in a connection or an output that the camera feeds.
  private func isAbout(_ guarded: GraphGuard, _ camera: ResolvedCamera) -> Bool {
    camera.input.range.contains(guarded.range)
      || session.connections.contains { connection in
        connection.input == camera.inputIndex
          && (connection.index.flatMap { session.graph.connections?[$0].range.contains(guarded.range) } ?? false
            || session.graph.outputs[connection.output].range.contains(guarded.range))
      }
  }

  /// The facts that would tell whether a guarded key or element is supported.
  func facts(for guarded: GraphGuard) -> [MissingFact] {
    let missing = answers.missing(for: guarded)
    guard missing.isEmpty, guarded.system != nil else { return missing }
    let fact = Fact.asked(.device(.lastOperatingSystem), .name("the last system of the device"))
    return [MissingFact(rule: PredictionKind.leftOut.id, fact: fact, range: guarded.range, decides: true, lack: .value)]
  }
}
