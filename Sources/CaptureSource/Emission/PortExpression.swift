import CaptureModel
import CaptureSession

extension EmissionPass {
  /// The ports of an input as an expression: its own are in its list; those of constituents and beams are looked up.
  ///
  /// `isOptional` says that the input's constant may be `nil` there.
  func expression(of port: Port, of input: InputIndex, isOptional: Bool = false) -> String {
    let name = inputNames[input.value] + (isOptional ? "?" : "")
    switch port.source {
    case .own: return "\(name).ports.filter { $0.mediaType == .\(port.media.rawValue) }"
    case .constituent(let type):
      let position = session.camera(ofInput: input)?.key.position ?? .unspecified
      return lookUp(port.media, type.expression, position, of: name)
    case .beam(let position): return lookUp(port.media, name + ".device.deviceType", position, of: name)
    }
  }

  private func lookUp(_ media: MediaType, _ type: String, _ position: DevicePosition, of input: String) -> String {
    "\(input).ports(for: .\(media.rawValue), sourceDeviceType: \(type), sourceDevicePosition: .\(position.rawValue))"
  }
}
