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

  /// The events that it reports beside those of every session.
  let events: Set<EmittedEvent>

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
    var helpers = all.helpers.union(all.helpers.flatMap(\.uses)).union(costs.retries(all) ? [.startOver] : [])
    // One method serves cameras with wishes and without.
    if helpers.contains(.chooseFormatByWishes) { helpers.remove(.chooseFormat) }
    self.helpers = helpers
    events = assembly.part.events.union(costs.events)
    formatMembers = all.formatMembers
  }

  /// Whether the type has a shared method.
  func has(_ helper: SwiftHelper) -> Bool { helpers.contains(helper) }

  /// Whether it chooses formats that may stand in for planned ones.
  var choosesFormats: Bool { helpers.contains(where: \.choosesFormats) }
}

/// The file: its head, the type, and the extension of formats.
struct SessionFile: EmissionPass {
  let context: EmissionContext

  /// The whole file.
  func code(
    _ name: String, _ type: EmittedType, _ devices: [EmissionTarget],
    _ leftOut: (parts: [GraphForSDK.Newer], sdk: OSVersion)?, _ command: String
  ) -> [SwiftCode] {
    var body: [SwiftCode] = [cases.failures(of: type), .line("")] + cases.events(of: type) + [.line("")]
    if type.choosesFormats { body += SwiftCode.lines(SessionTypeText.substitute) + [.line("")] }
    if type.has(.chooseFormatByWishes) { body += SwiftCode.lines(SessionTypeText.wish) + [.line("")] }
    if type.has(.lightTorches) { body += SwiftCode.lines(SessionTypeText.torch) + [.line("")] }
    body += storage(of: type)
    body +=
      [.line("")] + maker() + [.line("")] + configuring(type)
      + SwiftCode.lines(SessionTypeText.running(lightsTorches: type.has(.lightTorches)))
    body += type.photos.code
    body += [
      .line(""), .line("/// Adds and sets everything, and applies it in one go."),
      .block("private func assemble() throws {", type.assembly), .line(""),
    ]
    body += SwiftCode.lines(SessionTypeText.observing(lightsTorches: type.has(.lightTorches)))
    body += type.rotation.body.codes + type.pressure.body.codes
    for helper in SwiftHelper.allCases where type.has(helper) { body += [.line("")] + SwiftCode.lines(helper.text) }
    let title = SwiftText.comment(session.graph.name?.value ?? "A capture session")
    var code = SwiftCode.lines(
      SwiftText.filled(
        """
        // Made by `%7` for %1: change the graph rather than this file.
        %6%2
        import AVFoundation

        /// %3, built as it was planned.
        ///
        /// Give the outputs their delegates, then call `configure()` once, and `start()`. The session is
        /// touched on `queue` only, since configuring and starting it block; so the type may be `Sendable`.%4%5
        """,
        [
          SwiftText.comment(Self.names(of: devices)), prediction(devices), title, synchronizing, rotating,
          leftOut.map { SDKRemark.text(sdk: $0.sdk, leavingOut: $0.parts.map(\.forHead), command: command) } ?? "",
          command,
        ]))
    if session.minimumOS.map({ $0 < minimum }) ?? true { code.append(.line(minimum.attribute)) }
    // Unchecked, as the compiler does not see that all members are touched on the queue only; the head says so.
    code.append(.block("nonisolated final class \(name): @unchecked Sendable {", body))
    return code + FormatMember.formatExtension(type.formatMembers)
  }

  /// The names of the first devices, and how many others there are.
  private static func names(of devices: [EmissionTarget]) -> String {
    let names = devices.map(\.name)
    return names.count <= 4 ? names.sentence : (names.prefix(3) + ["\(names.count - 3) other devices"]).sentence
  }

  /// The predicted costs of a multi-camera session, a line for all devices that share one; they seldom limit a plain one.
  private func prediction(_ devices: [EmissionTarget]) -> String {
    guard session.isMultiCam else { return "" }
    var lines: [(costs: String, names: [String])] = []
    for device in devices where device.costs != nil || devices.count > 1 {
      let costs = Self.words(device.costs?.hardware.total)
      if let index = lines.firstIndex(where: { $0.costs == costs }) {
        lines[index].names.append(device.name)
      } else {
        lines.append((costs, [device.name]))
      }
    }
    return lines.map { costs, names in
      let list = devices.count > 1 ? " on " + SwiftText.comment(names.sentence) : ""
      return SwiftText.filled(costs, [list])
    }.joined()
  }

  /// A cost in words, with `%1` in place of the devices; a device on which another format stands in has none.
  private static func words(_ cost: CostInterval?) -> String {
    guard let cost else { return "// hardwareCost is not predicted%1, where another format stands in.\n" }
    if cost.tellsNothing { return "// hardwareCost is not known%1.\n" }
    // Two ends without a value between them are no prediction.
    return "// hardwareCost is \(cost.value == nil ? "" : "predicted as ")\(Figure.interval(cost))%1"
      + (cost.remarkOverOne.map { ": \($0)" } ?? "") + ".\n"
  }

  /// A remark that nothing turns the pictures that leave the app, if the graph does not say how they are turned.
  private var rotating: String {
    let leaving: [OutputType] = [.photo, .movieFile, .videoData]
    let captures = session.connections.filter {
      $0.media == .video && session.outputType($0.output).map(leaving.contains) ?? false
    }
    let isTurned = captures.contains { connection in
      let written = connection.index.flatMap { session.graph.connections?[$0] }
      return written?.videoRotationAngle != nil || written?.videoOrientation != nil
    }
    return captures.isEmpty || isTurned
      ? ""
      : """

      ///
      /// The graph does not say how pictures are turned, so they stay as the camera gives them, however the \
      phone is held: `"videoRotationAngle": "coordinator"` of a connection turns them with it.
      """
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

  /// Whether the session has a microphone that the app does not go without.
  private var needsMicrophone: Bool { cases.needsMicrophone }

  private var cases: SessionCases { SessionCases(context: context) }

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
    if type.choosesFormats {
      all += [
        "/// The formats that stand in for planned ones, and how many were passed over, by input.",
        "private var substitutes: [Substitute] = []", "private var passedOver: [String: Int] = [:]",
      ]
    }
    if type.has(.chooseFormatByWishes) {
      all += ["/// The settings that formats don't support, by input.", "private var unmet: [String: [String]] = [:]"]
    }
    if !VideoHDRStatements(context: context).dispensable.isEmpty {
      all += ["/// The inputs whose video HDR would cost too much.", "private var withoutVideoHDR: [String] = []"]
    }
    if type.has(.lightTorches) {
      all += [
        "/// What the torches do while the session runs, by input.", "private var torches: [String: Torch] = [:]",
      ]
    }
    if type.has(.keepDepthFormats) {
      all += [
        "/// The planned depth formats, by input: a multi-camera session may choose others when it commits.",
        "private var depthFormats: [String: (AVCaptureDevice, AVCaptureDevice.Format, CMTime?)] = [:]",
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
    let layers = session.outputs.filter { $0.type == .previewLayer }
    var body = layers.map {
      SwiftCode.line("\(outputNames[$0.index.value]) = AVCaptureVideoPreviewLayer(sessionWithNoConnection: session)")
    }
    body.append(.line("self.onEvent = onEvent"))
    for layer in layers {
      guard let gravity = layer.output.preview.videoGravity?.value else { continue }
      body.append(.line("\(outputNames[layer.index.value]).videoGravity = .\(gravity.rawValue)"))
    }
    let head: [SwiftCode] =
      !layers.isEmpty ? [.line("/// On the main actor, where layers are made."), .line("@MainActor")] : []
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
        [.line("try assemble()")] + type.costs.code(startsOver: type.has(.startOver))
          + (type.has(.keepDepthFormats) ? [.line("try keepDepthFormats()")] : []) + type.part.afterwards
          + cases.reports(of: type) + [.line("observe()"), .line("isBuilt = true")]),
    ]
  }
}

extension GraphForSDK.Newer {
  /// It as the head of the file names it.
  fileprivate var forHead: LeftOutForSDK { LeftOutForSDK(words: SwiftText.comment(words), since: since) }
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
