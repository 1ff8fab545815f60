extension AVCaptureDevice {
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    init(named name: String) {
      self.init(rawValue: "AVCaptureDeviceType" + name.prefix(1).uppercased() + name.dropFirst())
    }

    public static let external = DeviceType(named: "external")
    public static let microphone = DeviceType(named: "microphone")
    public static let builtInMicrophone = microphone
    public static let builtInWideAngleCamera = DeviceType(named: "builtInWideAngleCamera")
    public static let builtInTelephotoCamera = DeviceType(named: "builtInTelephotoCamera")
    public static let builtInUltraWideCamera = DeviceType(named: "builtInUltraWideCamera")
    public static let builtInDualCamera = DeviceType(named: "builtInDualCamera")
    public static let builtInDualWideCamera = DeviceType(named: "builtInDualWideCamera")
    public static let builtInTripleCamera = DeviceType(named: "builtInTripleCamera")
    public static let builtInTrueDepthCamera = DeviceType(named: "builtInTrueDepthCamera")
    public static let builtInLiDARDepthCamera = DeviceType(named: "builtInLiDARDepthCamera")
    @available(iOS 27.1, *)
    public static let builtInInnerUltraWideCamera = DeviceType(named: "builtInInnerUltraWideCamera")
    @available(iOS 27.1, *)
    public static let builtInOuterUltraWideCamera = DeviceType(named: "builtInOuterUltraWideCamera")
    public static let continuityCamera = DeviceType(named: "continuityCamera")
  }

  public enum Position: Int, Sendable {
    case unspecified, back, front

    var fakeName: String { "\(self)" }
  }

  public enum FlashMode: Int, Sendable { case off, on, auto }
  public enum TorchMode: Int, Sendable { case off, on, auto }
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }
  public enum AutoFocusRangeRestriction: Int, Sendable { case none, near, far }
  public enum PrimaryConstituentDeviceSwitchingBehavior: Int, Sendable { case unsupported, auto, restricted, locked }
  public enum WhiteBalanceMode: Int, Sendable { case locked, autoWhiteBalance, continuousAutoWhiteBalance }

  open class SystemPressureState: NSObject {
    public struct Level: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let nominal = Level(rawValue: "AVCaptureSystemPressureLevelNominal")
      public static let fair = Level(rawValue: "AVCaptureSystemPressureLevelFair")
      public static let serious = Level(rawValue: "AVCaptureSystemPressureLevelSerious")
      public static let critical = Level(rawValue: "AVCaptureSystemPressureLevelCritical")
      public static let shutdown = Level(rawValue: "AVCaptureSystemPressureLevelShutdown")
    }

    public struct Factors: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let systemTemperature = Factors(rawValue: 1)
      public static let peakPower = Factors(rawValue: 2)
      public static let depthModuleTemperature = Factors(rawValue: 4)
      public static let cameraTemperature = Factors(rawValue: 8)
    }

    public let level: Level
    public let factors: Factors

    init(level: Level, factors: Factors = []) {
      self.level = level
      self.factors = factors
    }
  }
}

public enum AVCaptureColorSpace: Int, Sendable {
  case sRGB, P3_D65, HLG_BT2020, appleLog, appleLog2
}

public enum AVCaptureVideoStabilizationMode: Int, Sendable, CaseIterable {
  case off = 0
  case standard = 1
  case cinematic = 2
  case cinematicExtended = 3
  case previewOptimized = 4
  case cinematicExtendedEnhanced = 5
  case lowLatency = 6
  case auto = -1

  var fakeName: String { "\(self)" }
}

public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4
}

public enum AVCaptureMultichannelAudioMode: Int, Sendable { case none, stereo, firstOrderAmbisonics }
