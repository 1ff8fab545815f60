import CaptureModel
import CaptureSession
import JSONSource

/// The frame rates that a graph uses.
struct RatesInUse {
  struct Use {
    let rate: FrameRate
    let reason: String
    let range: SourceRange
    let isStated: Bool
  }

  private let session: ResolvedSession
  private var reactions: [String: Use] = [:]
  private var previews: [InputIndex: SourceRange] = [:]
  private var kept: [String: FrameRate] = [:]
  private let minimum: FrameRate?

  /// The rates that a session uses, and those that plans for it keep.
  init(_ session: ResolvedSession, _ aims: PlanAims) {
    self.session = session
    minimum = aims.minimumFrameRate?.value
    if let response = session.graph.pressureResponse { reactions = Self.reactions(to: response) }
    for input in aims.keep.map(\.value) { kept[input.input] = input.floor.frameRate }
    guard session.outputs.contains(where: { $0.output.role?.value == .preview }) else { return }
    var others: Set<InputIndex> = []
    for connection in session.connections where connection.isEnabled && connection.media == .video {
      if let role = session.graph.outputs[connection.output].role, role.value == .preview {
        previews[connection.input] = previews[connection.input] ?? role.range
      } else {
        others.insert(connection.input)
      }
    }
    for input in others { previews[input] = nil }
  }

  /// The highest rate at any pressure level, for each camera with a rate at nominal pressure.
  private static func reactions(to response: PressureResponse) -> [String: Use] {
    var highest: [String: FrameRate] = [:]
    for level in [response.nominal, response.fair, response.serious, response.critical] {
      for entry in level?.frameRates?.value ?? [] {
        highest[entry.key.value] = max(highest[entry.key.value] ?? entry.value.value, entry.value.value)
      }
    }
    var reactions: [String: Use] = [:]
    for entry in response.nominal?.frameRates?.value ?? [] {
      reactions[entry.key.value] = highest[entry.key.value].map {
        Use(
          rate: $0, reason: "the app sets this rate at nominal pressure", range: entry.value.range, isStated: true)
      }
    }
    return reactions
  }

  /// The highest rate that the camera needs; `nil` if the graph doesn't say.
  func highest(of camera: ResolvedCamera) -> Use? {
    if let active = camera.input.activeFrameRate?.max {
      // In a multi-camera session, `cost-max-fps-not-active-fps` reports this.
      if session.isMultiCam { return nil }
      return Use(rate: active.value, reason: "the device runs at this rate", range: active.range, isStated: true)
    }
    if let reaction = reactions[camera.id] { return reaction }
    guard let preview = previews[camera.inputIndex] else { return nil }
    let wanted = [FrameRate(30), kept[camera.id], minimum].compactMap { $0 }.max()
    return wanted.map { Use(rate: $0, reason: "it feeds a preview only", range: preview, isStated: false) }
  }
}
