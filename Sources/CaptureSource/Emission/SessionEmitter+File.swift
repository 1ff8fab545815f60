import CaptureModel
import CaptureSession
import JSONSource

extension SessionEmitter {
  /// The whole file.
  mutating func file(_ name: String, _ assembling: [SwiftCode], _ costs: SessionCosts?) -> [SwiftCode] {
    let hasPreviews = session.outputs.contains { $0.type == .previewLayer }
    var body: [SwiftCode] = [failures(), .line("")] + events() + [.line("")]
    body += storage(hasPreviews)
    body += [.line("")] + maker(hasPreviews) + [.line("")] + configuring() + lines(Self.running)
    body += photoMethods.flatMap {
      [.line(""), .line("/// Makes the settings anew: an object serves one capture.")] + $0.code
    }
    body += [
      .line(""), .line("/// Adds and sets everything, and applies it in one go."),
      .block("private func assemble() throws {", assembling), .line(""),
    ]
    body += lines(Self.observing)
    body += rotationMethods()
    if answersPressure { body += [.line("")] + pressureMethod() }
    for helper in SwiftHelper.allCases where uses(helper) { body += [.line("")] + lines(helper.text) }
    let title = SwiftText.comment(session.graph.name?.value ?? "A capture session")
    var code = lines(
      SwiftText.filled(
        """
        // Made by `capplan emit` for %1: change the graph rather than this file.
        %2
        import AVFoundation

        /// %3, built as it was planned.
        ///
        /// Give the outputs their delegates, then call `configure()` once, and `start()`. The session is
        /// touched on `queue` only, since configuring and starting it block; so the type may be `Sendable`.%4
        """,
        [
          SwiftText.comment(session.profile.name),
          prediction(costs), title, synchronizing,
        ]))
    if session.minimumOS.map({ $0 < minimum }) ?? true { code.append(.line("@available(iOS \(minimum), *)")) }
    code.append(.block("nonisolated final class \(name): @unchecked Sendable {", body))
    return code + formatExtension()
  }

  /// What a multi-camera session is predicted to cost, as far as that is known; a plain one is seldom limited by it.
  private func prediction(_ costs: SessionCosts?) -> String {
    guard session.isMultiCam, let cost = costs?.hardware.total, cost.value != nil else { return "" }
    return "// hardwareCost is predicted as \(Figure.interval(cost)).\n"
  }

  /// When synchronizers take their delegates, of which outputs have none beside them.
  private var synchronizing: String {
    session.graph.synchronizers.isEmpty
      ? ""
      : """

      ///
      /// A synchronizer exists after `configure()`: set its delegate then, which gets the data instead of
      /// the delegates of its outputs.
      """
  }

  func lines(_ text: String) -> [SwiftCode] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { .line(String($0)) }
  }

  func uses(_ helper: SwiftHelper) -> Bool {
    helpers.contains(helper) || helpers.contains { $0.uses.contains(helper) }
  }

  private func failures() -> SwiftCode {
    var cases: [String] = []
    if session.isMultiCam { cases.append("case multiCamNotSupported") }
    if !session.cameras.isEmpty { cases.append("case cameraNotAuthorized") }
    if !session.microphones.isEmpty { cases.append("case microphoneNotAuthorized") }
    cases += [
      "/// The device has no such camera, microphone, format or port.", "case notFound(String)",
      "/// The session does not take the input, output or connection.", "case refused(String)",
    ]
    if uses(.require) { cases += ["/// The setting is not possible here.", "case unsupported(String)"] }
    if !checkedCosts.isEmpty { cases.append("/// A cost is above the one that the plan allows.") }
    cases += checkedCosts.map { "case \($0)TooHigh(Float)" }
    return .block("enum Failure: Error {", cases.map { .line($0) })
  }

  private func events() -> [SwiftCode] {
    var cases = [
      "case runtimeError(AVError)", "case interrupted(AVCaptureSession.InterruptionReason?)", "case interruptionEnded",
    ]
    if throttles { cases += ["/// Whether the app should cut back its own work.", "case throttle(Bool)"] }
    if preparesPhotos {
      cases += [
        "/// Whether there is memory for the photos that are planned; without it the first one is slow.",
        "case photosPrepared(Bool, (any Error)?)",
      ]
    }
    return [
      .line("/// What happens to the session; told on any queue."),
      .block("enum Event: Sendable {", cases.map { .line($0) }),
    ]
  }

  private func storage(_ hasPreviews: Bool) -> [SwiftCode] {
    var all = ["let session = \(session.isMultiCam ? "AVCaptureMultiCamSession" : "AVCaptureSession")()"]
    for output in session.outputs where output.type != .stillImage {
      let name = outputNames[output.index.value]
      all.append(
        output.type == .previewLayer
          ? "let \(name): AVCaptureVideoPreviewLayer" : "let \(name) = \(output.type.className)()")
    }
    all +=
      storedProperties.filter { !$0.hasPrefix("private var") } + [
        "private let onEvent: @Sendable (Event) -> Void"
      ]
    all += [
      "/// Where the session is touched: captures and changes of the app's own go here too.",
      "let queue = DispatchQueue(label: \"capture session\")",
    ]
    all += [
      "private var isBuilt = false", "private var isStarted = false",
      "private var observers: [any NSObjectProtocol] = []",
    ]
    if answersPressure { all.append("private var observations: [NSKeyValueObservation] = []") }
    if followsRotation { all.append("@MainActor private var rotation: [NSObject] = []") }
    return (all + storedProperties.filter { $0.hasPrefix("private var") }).map { .line($0) }
  }

  private func maker(_ hasPreviews: Bool) -> [SwiftCode] {
    var body = session.outputs.filter { $0.type == .previewLayer }.map {
      SwiftCode.line("\(outputNames[$0.index.value]) = AVCaptureVideoPreviewLayer(sessionWithNoConnection: session)")
    }
    body.append(.line("self.onEvent = onEvent"))
    let head: [SwiftCode] =
      hasPreviews ? [.line("/// On the main actor, where layers are made."), .line("@MainActor")] : []
    return head + [.block("init(onEvent: @escaping @Sendable (Event) -> Void = { _ in }) {", body)]
  }

  private func configuring() -> [SwiftCode] {
    var body: [SwiftCode] = []
    if session.isMultiCam {
      body.append(
        .line("guard AVCaptureMultiCamSession.isMultiCamSupported else { throw Failure.multiCamNotSupported }"))
    }
    for (isUsed, media, name) in [
      (!session.cameras.isEmpty, "video", "camera"), (!session.microphones.isEmpty, "audio", "microphone"),
    ] where isUsed {
      body.append(
        .line("guard await AVCaptureDevice.requestAccess(for: .\(media)) else { throw Failure.\(name)NotAuthorized }"))
    }
    body += lines(
      """
      try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
          queue.async { done.resume(with: Result { try self.build() }) }
      }
      """)
    var rest = SwiftBody(minimum: minimum)
    followRotation(in: &rest)
    return [
      .line("/// Asks for access and builds the session; after a failure the object is of no more use."),
      .block("func configure() async throws {", body + rest.codes), .line(""),
      .block(
        "private func build() throws {",
        [.line("try assemble()")] + afterwards.codes + [.line("observe()"), .line("isBuilt = true")]),
    ]
  }
}
