import CaptureModel
import CaptureSession
import JSONSource

/// The parts of a graph that no code can express.
struct EmissionRefusals: EmissionPass {
  let context: EmissionContext

  /// The parts of the graph that no iOS app can do, and those that need a value for which the graph has no key.
  func obstacles() -> [EmissionObstacle] {
    var obstacles: [EmissionObstacle] = []
    func refuse(_ message: String, at range: SourceRange) {
      obstacles.append(EmissionObstacle(message: message, range: range))
    }
    let graph = session.graph
    if graph.inputs.isEmpty { refuse("there are no inputs, and so nothing to build", at: graph.range) }
    if let platform = graph.deployment?.platform, !platform.value.hasVersionsOfIOS {
      refuse("code is emitted for iOS, and the graph is for \(platform.value.rawValue)", at: platform.range)
    }
    for input in graph.inputs {
      if let type = input.deviceType, type.value.isMacOnly {
        refuse("\"\(type.value.rawValue)\" is on macOS only", at: type.range)
      }
      if let follows = input.timing.followsExternalSync, follows.value {
        refuse("the graph has no key for the device whose signal the frames follow", at: follows.range)
      }
      if let index = input.activeFormat?.index, activeFormat(of: input) == nil {
        refuse(
          "a format is emitted by its properties, and no profile knows those of the format with this index; write its "
            + "width, height, maxFrameRate and binned", at: index.range)
      }
    }
    if let preset = graph.session?.preset, !preset.value.isOnIOS {
      refuse("\"\(preset.value.rawValue)\" is on macOS only", at: preset.range)
    }
    for output in session.outputs where output.type == .stillImage {
      refuse("AVCaptureStillImageOutput is deprecated since iOS 10; a photo output does the same", at: output.typeRange)
    }
    return obstacles
  }

  /// The format that an input runs, if the profile knows it.
  private func activeFormat(of input: GraphInput) -> DeviceFormat? {
    session.cameras.first { $0.input.range == input.range }?.activeFormat
  }
}
