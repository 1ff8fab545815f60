import JSONSource
import CaptureModel

/// Finds the port of an input that a graph names.
///
/// Source: `AVCaptureInput.ports` and `AVCaptureDeviceInput.ports(for:sourceDeviceType:sourceDevicePosition:)`.
struct PortResolver: Sendable {
  /// The type and position of the input's device.
  let key: DeviceKey

  /// The media of `input.ports`, in order.
  let ownMedia: [MediaType]

  init(camera: ResolvedCamera) {
    key = camera.key
    ownMedia = camera.ownMedia
  }

  init(microphone: ResolvedMicrophone) {
    key = DeviceKey(.microphone, .unspecified)
    ownMedia = [.audio]
  }

  /// The port that a request names.
  func resolve(_ request: PortRequest) -> PortResolution {
    guard let media = request.mediaType?.value, ownMedia.contains(media) else {
      return .notOffered(request.medium)
    }
    return media == .audio ? beam(request) : camera(media, request)
  }

  /// The port of a connection that names none: the only one that the output accepts. A formed connection chooses only
  /// among the ports that a session connects by itself.
  func resolveOmitted(for output: OutputType, isFormed: Bool) -> PortResolution {
    let accepted = ownMedia.filter { output.acceptedMedia.contains($0) && !(isFormed && $0 == .metadata) }
    if accepted.count > 1 { return .ambiguous(accepted) }
    return accepted.first.map { .found(Port($0, .own)) } ?? .noneAccepted
  }

  private func beam(_ request: PortRequest) -> PortResolution {
    if let type = request.sourceDeviceType?.value.current, type != .microphone { return .notConstituent(type) }
    switch request.sourceDevicePosition?.value ?? .unspecified {
    case .unspecified: return .found(Port(.audio, .own))
    case let position: return .found(Port(.audio, .beam(position)))
    }
  }

  private func camera(_ media: MediaType, _ request: PortRequest) -> PortResolution {
    let position = request.sourceDevicePosition?.value ?? .unspecified
    if position != .unspecified && position != key.position { return .otherPosition(position) }
    guard let type = request.sourceDeviceType?.value.current, type != key.deviceType else {
      return .found(Port(media, .own))
    }
    guard key.deviceType.hasConstituentPorts && key.deviceType.constituents.contains(type) else {
      return .notConstituent(type)
    }
    // Depth comes from two cameras: a constituent alone has none.
    if media == .depthData { return .notOffered(.depthData) }
    return .found(Port(media, .constituent(type)))
  }
}
