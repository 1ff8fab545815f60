import CaptureModel
import CaptureSession
import JSONSource

extension SessionEmitter {
  /// The method that the app calls on systems without rotation coordinators.
  func orienting() -> [SwiftCode] {
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
    body.require("\(name).isVideoOrientationSupported", SwiftText.literal("videoRotationAngle of " + id), uses: [])
    body.add("%1.videoOrientation = .%2", name, orientation.rawValue)
    return body.codes
  }
}
