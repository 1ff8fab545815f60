import CaptureModel
import CaptureSession
import JSONSource

// Video HDR that the app guards costs pixels in every format that may have it. A plan may remove the key, so that the app
// no longer asks for it; in HLG, which is HDR without it, too.

extension ResolvedSession {
  /// Whether a plan may remove the video HDR of a camera: the app asks for it and can do without.
  func mayDropVideoHDR(of camera: ResolvedCamera) -> Bool { camera.isVideoHDR && guardOfVideoHDR(of: camera) != nil }

  /// The session with the video HDR removed of all cameras for which a plan may do that.
  var withoutGuardedVideoHDR: ResolvedSession {
    var session = self
    for index in cameraIndices where mayDropVideoHDR(of: cameras[index]) { session.cameras[index].dropsVideoHDR = true }
    return session
  }

  /// The guarded settings that the app no longer asks for, in the order of the cameras.
  var droppedSettings: [GraphGuard] { cameras.filter(\.dropsVideoHDR).compactMap { guardOfVideoHDR(of: $0) } }

  /// The same with whether the formats of another session with the same cameras support them.
  func droppedSettings(from asked: ResolvedSession) -> [DroppedSetting] {
    zip(cameras, asked.cameras).filter { $0.0.dropsVideoHDR }.compactMap { camera, asked in
      guardOfVideoHDR(of: camera).map { DroppedSetting(setting: $0, isSupported: asked.activeFormat?.videoHDR) }
    }
  }

  /// The guard of a camera's video HDR; the graph may be one without it, as the device lacks it.
  private func guardOfVideoHDR(of camera: ResolvedCamera) -> GraphGuard? {
    guard !graph.guards.isEmpty else { return nil }
    return graph.guards.first {
      $0.section == .inputs && $0.key == GraphKey.videoHDREnabled.name && camera.input.range.contains($0.range)
    }
  }
}
