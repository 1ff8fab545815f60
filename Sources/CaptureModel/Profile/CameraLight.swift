/// A light of a camera.
public enum CameraLight: String, Sendable, CaseIterable {
  /// The light for video: `AVCaptureDevice.hasTorch`.
  case torch

  /// The light for photos: `AVCaptureDevice.hasFlash`.
  case flash
}

extension ProfileCamera {
  /// Whether the camera has a light; `nil` if that is not known.
  public subscript(light: CameraLight) -> ProfileFact<Bool>? {
    get {
      switch light {
      case .torch: hasTorch
      case .flash: hasFlash
      }
    }
    set {
      switch light {
      case .torch: hasTorch = newValue
      case .flash: hasFlash = newValue
      }
    }
  }
}
