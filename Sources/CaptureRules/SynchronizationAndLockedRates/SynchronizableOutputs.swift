import CaptureModel

extension OutputType {
  /// Whether a synchronizer accepts outputs of this type: only data outputs.
  var isSynchronizable: Bool {
    switch self {
    case .videoData, .depthData, .metadata, .audioData: true
    case .photo, .movieFile, .previewLayer, .stillImage: false
    }
  }
}
