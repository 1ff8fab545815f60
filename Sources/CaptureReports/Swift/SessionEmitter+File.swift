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
        /// Give the outputs their delegates, then call `configure()` once, and `start()`. The session is touched on `queue` only,
        /// since configuring and starting it block; that is why the type may be `Sendable`.
        """,
        [
          SwiftText.comment(session.profile.name),
          costs.map { "// hardwareCost is predicted as \(Figure.interval($0.hardware.total)).\n" } ?? "", title,
        ]))
    if session.minimumOS.map({ $0 < minimum }) ?? true { code.append(.line("@available(iOS \(minimum), *)")) }
    code.append(.block("nonisolated final class \(name): @unchecked Sendable {", body))
    return code + formatExtension()
  }

  private func lines(_ text: String) -> [SwiftCode] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { .line(String($0)) }
  }

  private func uses(_ helper: SwiftHelper) -> Bool {
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
    all.append("private let queue = DispatchQueue(label: \"capture session\")")
    all += [
      "private var isBuilt = false", "private var isStarted = false",
      "private var observers: [any NSObjectProtocol] = []",
    ]
    if answersPressure || uses(.follow) { all.append("private var observations: [NSKeyValueObservation] = []") }
    if uses(.follow) {
      all.append("private var turned: [(coordinator: NSObject, connection: AVCaptureConnection)] = []")
    }
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
    return [
      .line("/// Asks for access and builds the session; after a failure the object is of no more use."),
      .block("func configure() async throws {", body), .line(""),
      .block(
        "private func build() throws {",
        [.line("try assemble()")] + afterwards.codes + [.line("observe()"), .line("isBuilt = true")]),
    ]
  }

  private static let running = """

    /// Starts the session once it is built, or lets it go on; it blocks `queue` until the session runs.
    func start() {
        queue.async {
            guard self.isBuilt else { return }
            self.isStarted = true
            self.session.startRunning()
        }
    }

    func stop() {
        queue.async {
            self.isStarted = false
            self.session.stopRunning()
        }
    }

    /// Stops the session, which a preview layer may keep, and the camera with it.
    deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        if session.isRunning { session.stopRunning() }
    }
    """

  private static let observing = """
    private func observe() {
        let center = NotificationCenter.default
        observers = [
            center.addObserver(
                forName: AVCaptureSession.runtimeErrorNotification, object: session, queue: nil
            ) { [weak self] notification in
                guard let self, let error = notification.userInfo?[AVCaptureSessionErrorKey] as? AVError else { return }
                if error.code == .mediaServicesWereReset {
                    // The session stops with the media services, and does not start again by itself.
                    self.queue.async { if self.isStarted { self.session.startRunning() } }
                }
                self.onEvent(.runtimeError(error))
            },
            center.addObserver(
                forName: AVCaptureSession.wasInterruptedNotification, object: session, queue: nil
            ) { [weak self] notification in
                let reason = notification.userInfo?[AVCaptureSessionInterruptionReasonKey] as? Int
                self?.onEvent(.interrupted(reason.flatMap(AVCaptureSession.InterruptionReason.init)))
            },
            center.addObserver(
                forName: AVCaptureSession.interruptionEndedNotification, object: session, queue: nil
            ) { [weak self] _ in
                self?.onEvent(.interruptionEnded)
            },
        ]
    }
    """

  /// What formats are chosen by, and does not stand in the API in this form.
  private func formatExtension() -> [SwiftCode] {
    guard !formatFacts.isEmpty else { return [] }
    var body: [SwiftCode] = []
    let all: [(String, String)] = [
      (
        "size",
        """
        var size: (width: Int32, height: Int32) {
            let size = CMVideoFormatDescriptionGetDimensions(formatDescription)
            return (size.width, size.height)
        }
        """
      ),
      (
        "highestFrameRate",
        """
        /// In hundredths, since a rate is the reciprocal of a duration.
        var highestFrameRate: Double {
            ((videoSupportedFrameRateRanges.map(\\.maxFrameRate).max() ?? 0) * 100).rounded() / 100
        }
        """
      ),
      (
        "lowestFrameRate",
        """
        var lowestFrameRate: Double {
            ((videoSupportedFrameRateRanges.map(\\.minFrameRate).min() ?? 0) * 100).rounded() / 100
        }
        """
      ),
      (
        "supports",
        """
        func supports(frameDuration duration: CMTime) -> Bool {
            videoSupportedFrameRateRanges.contains {
                $0.minFrameDuration <= duration && duration <= $0.maxFrameDuration
            }
        }
        """
      ),
      ("pixelFormat", "var pixelFormat: OSType { CMFormatDescriptionGetMediaSubType(formatDescription) }"),
    ]
    for (fact, text) in all where formatFacts.contains(fact) {
      body += (body.isEmpty ? [] : [.line("")]) + lines(text)
    }
    return [.line(""), .block("nonisolated private extension AVCaptureDevice.Format {", body)]
  }
}

extension OutputType {
  /// The class.
  var className: String {
    switch self {
    case .videoData: "AVCaptureVideoDataOutput"
    case .audioData: "AVCaptureAudioDataOutput"
    case .depthData: "AVCaptureDepthDataOutput"
    case .metadata: "AVCaptureMetadataOutput"
    case .photo: "AVCapturePhotoOutput"
    case .movieFile: "AVCaptureMovieFileOutput"
    case .previewLayer: "AVCaptureVideoPreviewLayer"
    case .stillImage: "AVCaptureStillImageOutput"
    }
  }
}
