import JSONSource
public import CaptureModel

extension ResolvedSession {
  /// The side of an input's camera, front or back; `nil` for microphones, or if unknown.
  public func side(ofInput input: InputIndex) -> DevicePosition? {
    guard let position = camera(ofInput: input)?.key.position, position != .unspecified else { return nil }
    return position
  }

  /// The side of all the session's cameras; `nil` if both sides have one, or a side is unknown.
  public var onlySide: DevicePosition? {
    let sides = Set(cameras.map { $0.key.position })
    return sides.count == 1 && !sides.contains(.unspecified) ? sides.first : nil
  }

  /// The enabled connections of built-in microphones, in order; O(connections).
  ///
  /// Leaves out a microphone that the graph calls external: it has no direction.
  public func builtInSound() -> [ResolvedConnection] {
    let builtIn = Set(microphones.filter { $0.input.external?.value != true }.map(\.inputIndex))
    return builtIn.isEmpty ? [] : connections.filter { $0.isEnabled && builtIn.contains($0.input) }
  }
}

extension Port {
  /// The side that a microphone's beam points to; `nil` for other ports.
  public var beamSide: DevicePosition? {
    if case .beam(let position) = source { return position }
    return nil
  }
}

extension DevicePosition {
  /// The other side of the device.
  public var opposite: DevicePosition {
    switch self {
    case .front: .back
    case .back: .front
    case .unspecified: .unspecified
    }
  }

  /// The JSON with which a graph names this beam of a microphone.
  public var beamText: String { "{ \"mediaType\": \"audio\", \"sourceDevicePosition\": \"\(rawValue)\" }" }
}
