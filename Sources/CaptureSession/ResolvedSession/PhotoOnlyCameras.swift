import CaptureModel
import JSONSource

extension ResolvedSession {
  /// Whether a camera's video becomes nothing but photos and previews; O(connections).
  ///
  /// A Live Photo with its movie is a photo, too.
  package func takesOnlyPhotos(_ camera: ResolvedCamera) -> Bool {
    var takesPhotos = false
    for connection in streams(of: camera) {
      switch outputs[connection.output.value].type {
      case .photo, .stillImage: takesPhotos = true
      case .previewLayer, .metadata: continue
      default: return false
      }
    }
    return takesPhotos
  }

  /// Whether a camera records the movies of Live Photos; O(connections + guards).
  ///
  /// Of those that an app asks for only where they are supported, nothing says whether it gets them.
  package func recordsLivePhotos(_ camera: ResolvedCamera) -> Bool {
    livePhotos(of: camera).contains { enabled in
      !graph.guards.contains { $0.key != nil && $0.range == enabled.range }
    }
  }

  /// Whether a camera records the movies of Live Photos where they are supported; O(connections).
  package func mayRecordLivePhotos(_ camera: ResolvedCamera) -> Bool { !livePhotos(of: camera).isEmpty }

  private func livePhotos(of camera: ResolvedCamera) -> [Located<Bool>] {
    streams(of: camera).compactMap { outputs[$0.output.value].output.photo.livePhotoCaptureEnabled }.filter(\.value)
  }

  private func streams(of camera: ResolvedCamera) -> [ResolvedConnection] {
    connections.filter { $0.input == camera.inputIndex && $0.isEnabled }
  }
}
