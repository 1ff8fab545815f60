import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource
import RuleKit

/// The rules' answers to the questions that an app asks at run time, in one session.
struct SupportAnswers {
  /// The findings that say what the device lacks.
  let findings: [Finding]

  /// The missing facts that leave other answers open.
  let missing: [MissingFact]

  /// All that the rules report of the session.
  let reports: Emitter

  /// The findings and the missing facts by the places of what is lacking: values, and elements.
  private let places: (findings: LackIndex, missing: LackIndex)

  /// Where lacks are, by whether a whole element is meant.
  private struct LackIndex {
    private let values: PlaceIndex
    private let elements: PlaceIndex

    init(_ lacks: [Lack?]) {
      values = PlaceIndex(lacks.map { lack in lack.flatMap { $0.isOfElement ? nil : $0.places } ?? [] })
      elements = PlaceIndex(lacks.map { lack in lack.flatMap { $0.isOfElement ? $0.places : nil } ?? [] })
    }

    func inside(_ range: SourceRange, ofElements: Bool) -> [Int] { (ofElements ? elements : values).inside(range) }
  }

  /// Runs the rules. Things that the graph's author vouches for don't count as lacking.
  init(_ billed: BilledSession, _ document: JSONDocument, _ options: CheckOptions, _ ignores: inout IgnoreList) {
    var emitter = Emitter(for: billed, document, options)
    let session = billed.session
    emitter.run(SessionCheck.places(reading: session.graph.keys, includesAll: options.runsEveryRule), on: session)
    // A note says that one of the systems the app runs on lacks the feature, which is not up to the device.
    let findings = emitter.findings.filter { $0.lack != nil && $0.severity > .note && !ignores.covers($0) }
    let missing = emitter.missing.filter { $0.lack != nil && !ignores.covers($0) }
    (self.findings, self.missing, reports) = (findings, missing, emitter)
    places = (LackIndex(findings.map(\.lack)), LackIndex(missing.map(\.lack)))
  }

  /// The findings that say that a device lacks a guarded key or element.
  func lacks(_ guarded: GraphGuard) -> [Finding] {
    places.findings.inside(guarded.range, ofElements: guarded.key == nil).map { findings[$0] }
  }

  /// The missing facts that would tell.
  func missing(for guarded: GraphGuard) -> [MissingFact] {
    places.missing.inside(guarded.range, ofElements: guarded.key == nil).map { missing[$0] }
  }

  /// The findings that say that the camera of an input is not there.
  func absence(of input: GraphInput) -> [Finding] { absence(ofPortsAt: input.range) }

  /// The findings that say that a connection has no port on the device.
  func absence(ofPortsAt range: SourceRange) -> [Finding] {
    places.findings.inside(range, ofElements: true).map { findings[$0] }
  }
}

extension GraphGuard {
  /// Whether a lack is about this key or element.
  func isMeant(by lack: Lack) -> Bool {
    lack.isOfElement == (key == nil) && lack.places.contains { range.contains($0) }
  }
}
