import JSONSource
public import CaptureModel

extension ResolvedSession {
  /// The side, front or back, of an input's camera; `nil` for microphones and where it is not known.
  public func side(ofInput input: InputIndex) -> DevicePosition? {
    guard let position = camera(ofInput: input)?.key.position, position != .unspecified else { return nil }
    return position
  }

  /// The one side that all cameras of the session are on; `nil` where they are on both, or it is not known.
  public var onlySide: DevicePosition? {
    let sides = Set(cameras.map { $0.key.position })
    return sides.count == 1 && !sides.contains(.unspecified) ? sides.first : nil
  }

  /// Each enabled connection of a built-in microphone, in order; O(connections).
  ///
  /// A microphone that the graph calls external is left out: nothing gives it a direction.
  public func builtInSound() -> [ResolvedConnection] {
    let builtIn = Set(microphones.filter { $0.input.external?.value != true }.map(\.inputIndex))
    return builtIn.isEmpty ? [] : connections.filter { $0.isEnabled && builtIn.contains($0.input) }
  }
}

extension Port {
  /// The side that a microphone's beam points to; `nil` for every other port.
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

  /// What a graph writes to name this beam of a microphone.
  public var beamText: String { "{ \"mediaType\": \"audio\", \"sourceDevicePosition\": \"\(rawValue)\" }" }
}
