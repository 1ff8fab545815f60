public import CaptureModel
import CaptureSession
public import JSONSource

/// A feature that a photo request asks for and that its output has to be set up for.
public struct PhotoOptIn: Sendable {
  private let key: GraphKey
  private let asked: @Sendable (PhotoSettings) -> Located<Bool>?
  private let outputKey: String
  private let enabled: @Sendable (PhotoOutputSettings) -> Located<Bool>?
  private let what: String

  /// The key of a request, that of the output, and the feature in words: `constant color`.
  ///
  /// The values are read by closures, since a key path is an object that each start would make.
  public init(
    _ key: GraphKey, _ asked: @escaping @Sendable (PhotoSettings) -> Located<Bool>?, by outputKey: String,
    _ enabled: @escaping @Sendable (PhotoOutputSettings) -> Located<Bool>?, what: String
  ) {
    self.key = key
    self.asked = asked
    self.outputKey = outputKey
    self.enabled = enabled
    self.what = what
  }

  func check(_ session: ResolvedSession, _ report: inout Emitter) {
    for request in session.photoRequests() {
      let enabled = enabled(request.outputSettings)
      guard let asked = asked(request.settings), asked.value, enabled?.value != true else { continue }
      report.emit(
        "\(request.title) asks for \(what), which \"\(request.output.id)\" has not enabled", at: asked.range,
        label: "not enabled on the output",
        notes: [Finding.Note("the output is here", at: enabled?.range ?? request.output.range)],
        fixes: [request.enabling(outputKey, report.edit)])
    }
  }
}

extension Rule {
  /// A rule that a request asks only for what its output is set up for.
  public init(
    _ id: RuleID, title: String, area: Area, rationale: String, availability: Availability? = nil,
    reads keys: @autoclosure @escaping @Sendable () -> [GraphKey],
    sources: @autoclosure @escaping @Sendable () -> [RuleSource], optIn: PhotoOptIn,
    examples: @autoclosure @escaping @Sendable () -> [RuleExample]
  ) {
    self.init(
      id, title: title, area: area, severity: .error, rationale: rationale, availability: availability, reads: keys(),
      sources: sources(), hasFix: true, examples: examples(), check: optIn.check)
  }
}
