extension AVCaptureSession {
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
    public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")

    /// The preset as the world's file names it.
    var fakeName: String {
      let names: [Preset: String] = [
        .photo: "photo", .high: "high", .medium: "medium", .low: "low", .cif352x288: "cif352x288",
        .vga640x480: "vga640x480", .hd1280x720: "hd1280x720", .hd1920x1080: "hd1920x1080",
        .hd4K3840x2160: "hd4K3840x2160", .iFrame960x540: "iFrame960x540", .iFrame1280x720: "iFrame1280x720",
      ]
      return names[self] ?? "inputPriority"
    }
  }

  public enum InterruptionReason: Int, Sendable {
    case videoDeviceNotAvailableInBackground = 1
    case audioDeviceInUseByAnotherClient = 2
    case videoDeviceInUseByAnotherClient = 3
    case videoDeviceNotAvailableWithMultipleForegroundApps = 4
    case videoDeviceNotAvailableDueToSystemPressure = 5
    case sensitiveContentMitigationActivated = 6
  }

  public class var runtimeErrorNotification: Notification.Name { .init("AVCaptureSessionRuntimeErrorNotification") }
  public class var didStartRunningNotification: Notification.Name {
    .init("AVCaptureSessionDidStartRunningNotification")
  }
  public class var didStopRunningNotification: Notification.Name { .init("AVCaptureSessionDidStopRunningNotification") }
  public class var wasInterruptedNotification: Notification.Name { .init("AVCaptureSessionWasInterruptedNotification") }
  public class var interruptionEndedNotification: Notification.Name {
    .init("AVCaptureSessionInterruptionEndedNotification")
  }
}

public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
public let AVCaptureSessionInterruptionSystemPressureStateKey = "AVCaptureSessionInterruptionSystemPressureStateKey"
