import CaptureModel
import CaptureSession

extension ResolvedSession {
  /// The incomplete lists of formats, for cameras whose format a plan can choose.
  ///
  /// If some cameras can't fit together, only their lists matter.
  func openFormatLists(of conflict: Impossibility?) -> [Fact] {
    let inputs = conflict.map { $0.conflict.compactMap(\.input) }
    return cameras.compactMap { camera in
      // In a single-camera session, the preset chooses the format of a camera that has none of its own.
      guard let device = camera.device, isMultiCam || camera.input.activeFormat != nil else { return nil }
      let isWhole = device.formatsComplete || (requiresMultiCamFormats && device.multiCamFormatsComplete)
      let isClosed = isWhole && !mayMeanAnother(camera)
      return isClosed || inputs?.contains(camera.id) == false ? nil : .multiCamFormats(camera.key, input: camera.id)
    }
  }

  /// Whether some camera runs a format beside other cameras of which nothing says that it runs there.
  var hasCamerasOfUnknownUse: Bool {
    requiresMultiCamFormats && cameras.contains { $0.activeFormat.map { $0.multiCam == nil } ?? false }
  }

  /// Whether some format must run beside other cameras, and it is unknown whether it does.
  var hasFormatsOfUnknownUse: Bool {
    let asks = FormatAsks(self)
    return cameras.contains { camera in
      camera.device?.formats.contains {
        (requiresMultiCamFormats && $0.multiCam == nil) || asks.areUnlikely(in: $0, of: camera)
      } ?? false
    }
  }
}

extension Fact {
  /// The input whose format is unknown, if the fact is about one.
  var inputOfFormat: String? {
    switch self {
    case .multiCamFormats(_, let input), .askedFormat(_, let input), .anyAskedFormat(_, let input),
      .formatName(_, let input):
      input
    default: nil
    }
  }
}
