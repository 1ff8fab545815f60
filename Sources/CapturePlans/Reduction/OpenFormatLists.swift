import CaptureModel
import CaptureSession

extension ResolvedSession {
  /// The cameras that may have more formats than the profile lists, of those that a plan could choose: of the cameras that
  /// can't fit together, where that is known, for then the others do not matter.
  func openFormatLists(of conflict: Impossibility?) -> [Fact] {
    let inputs = conflict.map { $0.conflict.compactMap(\.input) }
    return cameras.compactMap { camera in
      // Without a format of its own, a camera of a single session runs what the preset chooses.
      guard let device = camera.device, isMultiCam || camera.input.activeFormat != nil else { return nil }
      let isWhole = device.formatsComplete || (requiresMultiCamFormats && device.multiCamFormatsComplete)
      let isClosed = isWhole && !mayMeanAnother(camera)
      return isClosed || inputs?.contains(camera.id) == false ? nil : .multiCamFormats(camera.key, input: camera.id)
    }
  }

  /// Whether a camera has formats of which it is not known whether they run beside other cameras, where that counts.
  var hasFormatsOfUnknownUse: Bool {
    requiresMultiCamFormats && cameras.contains { $0.device?.formats.contains { $0.multiCam == nil } ?? false }
  }
}

extension Fact {
  /// The input of which a format is not known.
  var inputOfFormat: String? {
    switch self {
    case .multiCamFormats(_, let input), .askedFormat(_, let input), .anyAskedFormat(_, let input),
      .formatName(_, let input):
      input
    default: nil
    }
  }
}
