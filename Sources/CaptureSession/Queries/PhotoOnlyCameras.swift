import CaptureModel

extension ResolvedSession {
  /// Whether a camera's video becomes nothing but photos and previews; O(connections).
  ///
  /// A Live Photo with its movie is a photo, too.
  package func takesOnlyPhotos(_ camera: ResolvedCamera) -> Bool {
    var takesPhotos = false
    for connection in connections where connection.input == camera.inputIndex && connection.isEnabled {
      switch outputs[connection.output.value].type {
      case .photo, .stillImage: takesPhotos = true
      case .previewLayer, .metadata: continue
      default: return false
      }
    }
    return takesPhotos
  }
}
