import CaptureModel
import CaptureSession
import JSONSource

/// What the passes over a session contribute to the type that the file declares.
struct EmittedType {
  /// The statements between the begin and the commit of the configuration.
  let assembly: [SwiftCode]

  /// The costs to compare once the session is built.
  let costs: CheckedCosts

  /// What the statements need from the rest of the file.
  let part: EmittedPart

  let photos: PhotoMethods
  let rotation: EmittedPart
  let pressure: EmittedPart

  private let helpers: Set<SwiftHelper>

  /// The members that the code needs on formats.
  let formatMembers: Set<FormatMember>

  init(
    _ assembly: EmittedAssembly, costs: CheckedCosts, photos: PhotoMethods, rotation: EmittedPart,
    pressure: EmittedPart
  ) {
    self.assembly = assembly.code
    self.costs = costs
    part = assembly.part
    self.photos = photos
    self.rotation = rotation
    self.pressure = pressure
    var all = assembly.part
    for other in [photos.part, rotation, pressure] { all.addNeeds(of: other) }
    helpers = all.helpers.union(all.helpers.flatMap(\.uses)).union(costs.retries(all) ? [.startOver] : [])
    formatMembers = all.formatMembers
  }

  /// Whether the type has a shared method.
  func has(_ helper: SwiftHelper) -> Bool { helpers.contains(helper) }
}

/// The file: its head, the type, and the extension of formats.
struct SessionFile: EmissionPass {
  let context: EmissionContext

  /// The whole file.
  func code(_ name: String, _ type: EmittedType, _ devices: [EmissionTarget]) -> [SwiftCode] {
    var body: [SwiftCode] = [failures(of: type), .line("")] + events(of: type) + [.line("")]
    if type.has(.chooseFormat) { body += SwiftCode.lines(SessionTypeText.substitute) + [.line("")] }
    body += storage(of: type)
    body += [.line("")] + maker() + [.line("")] + configuring(type) + SwiftCode.lines(SessionTypeText.running)
    body += type.photos.code
    body += [
      .line(""), .line("/// Adds and sets everything, and applies it in one go."),
      .block("private func assemble() throws {", type.assembly), .line(""),
    ]
    body += SwiftCode.lines(SessionTypeText.observing)
    body += type.rotation.body.codes + type.pressure.body.codes
    for helper in SwiftHelper.allCases where type.has(helper) { body += [.line("")] + SwiftCode.lines(helper.text) }
    let title = SwiftText.comment(session.graph.name?.value ?? "A capture session")
    var code = SwiftCode.lines(
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
          SwiftText.comment(Self.names(of: devices)), prediction(devices), title, synchronizing,
        ]))
    if session.minimumOS.map({ $0 < minimum }) ?? true { code.append(.line(minimum.attribute)) }
    code.append(.block("nonisolated final class \(name): @unchecked Sendable {", body))
    return code + FormatMember.formatExtension(type.formatMembers)
  }

  /// The names of the first devices, and how many others there are.
  private static func names(of devices: [EmissionTarget]) -> String {
    let names = devices.map(\.name)
    return names.count <= 4 ? names.sentence : (names.prefix(3) + ["\(names.count - 3) other devices"]).sentence
  }

  /// The predicted costs of a multi-camera session, as far as they are known; they seldom limit a plain one.
  private func prediction(_ devices: [EmissionTarget]) -> String {
    guard session.isMultiCam else { return "" }
    let known = devices.compactMap { device in
      device.costs.flatMap { $0.hardware.total.value == nil ? nil : (device.name, $0.hardware.total) }
    }
    // More would hide the code; `capplan matrix` has them all.
    guard known.count <= 4 else { return "" }
    return known.map { name, cost in
      let device = devices.count > 1 ? " on " + SwiftText.comment(name) : ""
      return "// hardwareCost is predicted as \(Figure.interval(cost))\(device).\n"
    }.joined()
  }

  /// A remark on when to set a synchronizer's delegate, since it gets the data instead of the outputs' delegates.
  private var synchronizing: String {
    session.graph.synchronizers.isEmpty
      ? ""
      : """

      ///
      /// A synchronizer exists after `configure()`: set its delegate then, which gets the data instead of
      /// the delegates of its outputs.
      """
  }

  private func failures(of type: EmittedType) -> SwiftCode {
    var cases: [String] = []
    if session.isMultiCam { cases.append("case multiCamNotSupported") }
    if !session.cameras.isEmpty { cases.append("case cameraNotAuthorized") }
    if needsMicrophone { cases.append("case microphoneNotAuthorized") }
    cases += [
      "/// The device has no such camera, microphone, format or port.", "case notFound(String)",
      "/// The session does not take the input, output or connection.", "case refused(String)",
    ]
    if type.has(.require) { cases += ["/// The setting is not possible here.", "case unsupported(String)"] }
    if !type.costs.names.isEmpty { cases.append("/// A cost is above the one that the plan allows.") }
    cases += type.costs.names.map { name in
      type.has(.startOver) && name == CheckedCosts.hardware
        ? "case \(name)TooHigh(Float, substitutes: [String])" : "case \(name)TooHigh(Float)"
    }
    return .block("enum Failure: Error {", cases.map { .line($0) })
  }

  /// Whether the session has a microphone that the app does not go without.
  private var needsMicrophone: Bool { session.microphones.contains { !isOptional($0.inputIndex) } }

  private func events(of type: EmittedType) -> [SwiftCode] {
    var cases = [
      "/// `start()` came before `configure()` was done, or after it had failed.", "case notConfigured",
      "case runtimeError(any Error)", "case interrupted(AVCaptureSession.InterruptionReason?)",
      "case interruptionEnded",
    ]
    cases += EmittedEvent.allCases.filter(type.part.events.contains).flatMap(\.lines)
    return [
      .line("/// What happens to the session; told on any queue."),
      .block("enum Event: Sendable {", cases.map { .line($0) }),
    ]
  }

  private func storage(of type: EmittedType) -> [SwiftCode] {
    var all = ["let session = \(session.isMultiCam ? "AVCaptureMultiCamSession" : "AVCaptureSession")()"]
    for output in session.outputs where output.type != .stillImage {
      let name = outputNames[output.index.value]
      all.append(
        output.type == .previewLayer
          ? "let \(name): AVCaptureVideoPreviewLayer" : "let \(name) = \(output.type.className)()")
    }
    all += type.part.shownProperties
    all += [
      "private let onEvent: @Sendable (Event) -> Void",
      "/// Where the session is touched: captures and changes of the app's own go here too.",
      "let queue = DispatchQueue(label: \"capture session\")",
    ]
    all += [
      "private var isBuilt = false", "private var isStarted = false",
      "private var observers: [any NSObjectProtocol] = []",
    ]
    if type.has(.chooseFormat) {
      all += [
        "/// The formats that stand in for planned ones, and how many were passed over, by input.",
        "private var substitutes: [Substitute] = []", "private var passedOver: [String: Int] = [:]",
      ]
    }
    if PressureMethods(context: context).answersPressure {
      all.append("private var observations: [NSKeyValueObservation] = []")
    }
    if RotationMethods(context: context).followsRotation {
      all.append("@MainActor private var rotation: [NSObject] = []")
    }
    return (all + type.part.hiddenProperties).map { .line($0) }
  }

  private func maker() -> [SwiftCode] {
    let hasPreviews = session.outputs.contains { $0.type == .previewLayer }
    var body = session.outputs.filter { $0.type == .previewLayer }.map {
      SwiftCode.line("\(outputNames[$0.index.value]) = AVCaptureVideoPreviewLayer(sessionWithNoConnection: session)")
    }
    body.append(.line("self.onEvent = onEvent"))
    let head: [SwiftCode] =
      hasPreviews ? [.line("/// On the main actor, where layers are made."), .line("@MainActor")] : []
    return head + [.block("init(onEvent: @escaping @Sendable (Event) -> Void = { _ in }) {", body)]
  }

  private func configuring(_ type: EmittedType) -> [SwiftCode] {
    var body: [SwiftCode] = []
    if session.isMultiCam {
      body.append(
        .line("guard AVCaptureMultiCamSession.isMultiCamSupported else { throw Failure.multiCamNotSupported }"))
    }
    for (isUsed, media, name) in [
      (!session.cameras.isEmpty, "video", "camera"), (needsMicrophone, "audio", "microphone"),
    ] where isUsed {
      body.append(
        .line("guard await AVCaptureDevice.requestAccess(for: .\(media)) else { throw Failure.\(name)NotAuthorized }"))
    }
    if !session.microphones.isEmpty, !needsMicrophone {
      body += SwiftCode.lines(
        """
        // Without access the session goes without the microphone.
        _ = await AVCaptureDevice.requestAccess(for: .audio)
        """)
    }
    body += SwiftCode.lines(
      """
      try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
          queue.async { done.resume(with: Result { try self.build() }) }
      }
      """)
    return [
      .line("/// Asks for access and builds the session; after a failure the object is of no more use."),
      .block("func configure() async throws {", body + RotationMethods(context: context).followRotation()), .line(""),
      .block(
        "private func build() throws {",
        [.line("try assemble()")] + type.costs.code(startsOver: type.has(.startOver)) + type.part.afterwards
          + substitutes(of: type) + [.line("observe()"), .line("isBuilt = true")]),
    ]
  }

  /// Reports which formats stand in for planned ones.
  private func substitutes(of type: EmittedType) -> [SwiftCode] {
    guard type.has(.chooseFormat) else { return [] }
    return [
      .block(
        "for substitute in substitutes {",
        [.line("onEvent(.substituted(input: substitute.input, format: substitute.format))")])
    ]
  }
}

extension OutputType {
  /// The name of the class.
  fileprivate var className: String {
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
