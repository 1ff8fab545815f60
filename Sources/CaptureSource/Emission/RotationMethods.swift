import CaptureModel
import CaptureSession
import JSONSource

/// The methods that turn pictures with the device: by coordinators, and by the interface on systems without these.
struct RotationMethods: EmissionPass {
  let context: EmissionContext

  /// The first system with rotation coordinators and angles.
  static let coordinators = OSVersion(17)

  /// The first system that has coordinators and all of the session's cameras.
  private var rotationAge: OSVersion {
    max(Self.coordinators, turned.map(\.camera.key.deviceType.introduced).max() ?? Self.coordinators)
  }

  /// The connections and the layer that a camera's rotation coordinator rotates.
  struct Turn {
    let camera: ResolvedCamera

    /// The preview layer of the coordinator; `nil` if the camera has none.
    let layer: OutputIndex?

    /// Whether the layer's own pictures are rotated.
    let turnsLayer: Bool

    /// The other outputs whose pictures are rotated.
    let captures: [ResolvedConnection]
  }

  /// Whether a connection's pictures are rotated by a coordinator's angle.
  func turns(_ connection: ResolvedConnection) -> Bool {
    guard session.camera(ofInput: connection.input) != nil, let index = connection.index else { return false }
    return session.graph.connections?[index].videoRotationAngle?.value == .coordinator
  }

  /// Whether any connection's pictures are.
  var followsRotation: Bool { session.connections.contains { turns($0) } }

  /// One turn for each pair of a camera and a layer that is rotated, or for a camera without such a layer.
  var turned: [Turn] {
    session.cameras.flatMap { camera -> [Turn] in
      let connections = session.connections(fromInput: camera.inputIndex)
      let previews = connections.filter { session.outputType($0.output) == .previewLayer }
      let captures = connections.filter { session.outputType($0.output) != .previewLayer && turns($0) }
      let layers = previews.filter { turns($0) }.map(\.output)
      if layers.isEmpty {
        guard !captures.isEmpty else { return [] }
        return [Turn(camera: camera, layer: previews.first?.output, turnsLayer: false, captures: captures)]
      }
      return layers.enumerated().map { number, layer in
        Turn(camera: camera, layer: layer, turnsLayer: true, captures: number == 0 ? captures : [])
      }
    }
  }

  /// Starts to follow the device's rotation once the session is built.
  func followRotation() -> [SwiftCode] {
    guard followsRotation else { return [] }
    var body = SwiftBody(minimum: minimum)
    body.add(
      "try await followRotation()",
      uses: [SwiftSymbol(name: "AVCaptureDevice.RotationCoordinator", since: rotationAge)])
    return body.codes
  }

  /// The methods that rotate pictures with the device.
  func methods(_ names: inout SwiftNames) -> EmittedPart {
    var part = part
    guard followsRotation else { return part }
    part.helpers.insert(.camera)
    let since = rotationAge
    var body = SwiftBody(minimum: since)
    for turn in turned { follow(turn, &names, in: &body) }
    let age: [SwiftCode] = minimum < since ? [.line(since.attribute)] : []
    let comment = """
      /// Turns the pictures as the device is held: the coordinators, which live as long as they are kept, tell of it on \
      the main queue.
      """
    let methods: [SwiftCode] =
      [.line(""), .line(comment)] + age + [
        .line("@MainActor"), .block("private func followRotation() throws {", body.codes), .line(""),
      ] + age + SwiftCode.lines(Self.rotating) + (minimum < Self.coordinators ? orienting() : [])
    part.body.add(methods, since: nil)
    return part
  }

  private func follow(_ turn: Turn, _ names: inout SwiftNames, in body: inout SwiftBody) {
    let key = turn.camera.key
    let name = names.name(text(of: turn.camera.input.id), ending: "Rotation", other: "camera")
    let layer = turn.layer.map { outputNames[$0.value] } ?? "nil"
    let camera = "camera(\(key.deviceType.expression), .\(key.position.rawValue))"
    guard isOptional(turn.camera.inputIndex) else {
      let made = "let \(name) = try AVCaptureDevice.RotationCoordinator(device: \(camera), previewLayer: \(layer))"
      body.add("%1\nrotation.append(%2)", made, name)
      return follow(turn, as: name, in: &body)
    }
    var inner = SwiftBody(minimum: body.minimum)
    inner.add(
      "let %1 = AVCaptureDevice.RotationCoordinator(device: device, previewLayer: %2)\nrotation.append(%1)", name, layer
    )
    follow(turn, as: name, in: &inner)
    body.add("if let device = try? \(camera) {", [], inner)
  }

  private func follow(_ turn: Turn, as name: String, in body: inout SwiftBody) {
    if turn.turnsLayer, let layer = turn.layer {
      observe(
        name, "Preview",
        "MainActor.assumeIsolated { self.rotate([self.\(outputNames[layer.value]).connection], to: angle) }",
        in: &body)
    }
    if !turn.captures.isEmpty {
      observe(
        name, "Capture", "self.queue.async { self.rotate(\(connections(turn.captures)), to: angle) }", in: &body)
    }
  }

  private func observe(_ name: String, _ use: String, _ action: String, in body: inout SwiftBody) {
    body.add(
      """
      rotation.append(
          %1.observe(
              \\.videoRotationAngleForHorizonLevel%2, options: [.initial, .new]
          ) { [weak self] _, change in
              guard let self, let angle = change.newValue else { return }
              %3
          })
      """, name, use, action)
  }

  /// The connections of outputs, as a list that is read on the session queue.
  private func connections(_ captures: [ResolvedConnection]) -> String {
    let all = captures.map {
      "self.\(outputNames[$0.output.value]).connection(with: .\(($0.media ?? .video).rawValue))"
    }
    return "[" + all.joined(separator: ", ") + "]"
  }

  private static let rotating = """
    private func rotate(_ connections: [AVCaptureConnection?], to angle: CGFloat) {
        for case let connection? in connections
        where connection.isVideoRotationAngleSupported(angle) {
            connection.videoRotationAngle = angle
        }
    }
    """

  /// The method that the app calls on systems without rotation coordinators.
  private func orienting() -> [SwiftCode] {
    let age = "@available(iOS, introduced: \(minimum), deprecated: \(Self.coordinators))"
    let layers = turned.filter(\.turnsLayer).compactMap(\.layer).map { "\(outputNames[$0.value]).connection" }
    let captures = turned.flatMap(\.captures)
    var body = SwiftBody(minimum: minimum)
    body.add("if %1 { return }", Self.coordinators.isAvailable)
    if !layers.isEmpty { body.add("orient([%1], to: orientation)", layers.joined(separator: ", ")) }
    if !captures.isEmpty {
      body.add("queue.async { self.orient(%1, to: orientation) }", connections(captures))
    }
    let head = """

      /// Turns the pictures before iOS 17, which brought coordinators: to be called once the session is \
      configured, and whenever the interface has turned.
      \(age)
      @MainActor
      """
    let helper = """

      \(age)
      private func orient(
          _ connections: [AVCaptureConnection?], to orientation: AVCaptureVideoOrientation
      ) {
          for case let connection? in connections where connection.isVideoOrientationSupported {
              connection.videoOrientation = orientation
          }
      }
      """
    return SwiftCode.lines(head) + [.block("func turn(to orientation: AVCaptureVideoOrientation) {", body.codes)]
      + SwiftCode.lines(helper)
  }

  /// Rotates a connection's pictures on systems without rotation angles; `nil` if the graph does so itself, or the app
  /// runs on no such system.
  ///
  /// The sensors of front and back cameras are mounted in opposite directions.
  func orientation(of connection: ResolvedConnection, _ name: String, of id: String) -> [SwiftCode]? {
    guard minimum < Self.coordinators, let index = connection.index, let written = session.graph.connections?[index],
      written.videoOrientation == nil, let position = session.camera(ofInput: connection.input)?.key.position,
      position != .unspecified
    else { return nil }
    let (right, left): (VideoOrientation, VideoOrientation) =
      position == .back ? (.landscapeRight, .landscapeLeft) : (.landscapeLeft, .landscapeRight)
    let known: [Double: VideoOrientation] = [0: right, 90: .portrait, 180: left, 270: .portraitUpsideDown]
    guard let orientation = written.videoRotationAngle?.value.degrees.flatMap({ known[$0] }) else { return nil }
    var body = SwiftBody(minimum: minimum)
    let isSupported = "\(name).isVideoOrientationSupported"
    let statement = "\(name).videoOrientation = .\(orientation.rawValue)"
    if let angle = written.videoRotationAngle, isGuarded(at: angle.range) {
      body.add(ifHolds: isSupported, statement, uses: [])
    } else {
      body.require(isSupported, SwiftText.literal("videoRotationAngle of " + id), uses: [])
      body.add("%1", statement)
    }
    return body.codes
  }
}
