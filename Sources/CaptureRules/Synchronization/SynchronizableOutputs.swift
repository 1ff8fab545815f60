import CaptureModel

extension OutputType {
  /// Whether a synchronizer takes outputs of this type: data outputs only.
  var isSynchronizable: Bool {
    switch self {
    case .videoData, .depthData, .metadata, .audioData: true
    case .photo, .movieFile, .previewLayer, .stillImage: false
    }
  }
}
