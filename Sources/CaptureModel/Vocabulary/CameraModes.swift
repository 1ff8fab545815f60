/// `AVCaptureVideoStabilizationMode`.
public enum StabilizationMode: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case off, standard, cinematic, cinematicExtended, previewOptimized, cinematicExtendedEnhanced, lowLatency, auto

  /// The integers of the enumeration.
  public static var numbers: [(Int, StabilizationMode)] {
    [
      (-1, .auto), (0, .off), (1, .standard), (2, .cinematic), (3, .cinematicExtended), (4, .previewOptimized),
      (5, .cinematicExtendedEnhanced), (6, .lowLatency),
    ]
  }

  /// The version of iOS that introduced the mode.
  public var introduced: OSVersion {
    switch self {
    case .off, .standard, .cinematic, .auto: OSVersion(8)
    case .cinematicExtended: OSVersion(13)
    case .previewOptimized: OSVersion(17)
    case .cinematicExtendedEnhanced: OSVersion(18)
    case .lowLatency: OSVersion(26)
    }
  }

  /// The same version.
  public var since: OSVersion? { introduced }
}

/// `AVCaptureColorSpace`.
public enum ColorSpace: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case sRGB
  case displayP3 = "P3_D65"
  case hlgBT2020 = "HLG_BT2020"
  case appleLog, appleLog2

  /// The integers of the enumeration.
  public static var numbers: [(Int, ColorSpace)] {
    [(0, .sRGB), (1, .displayP3), (2, .hlgBT2020), (3, .appleLog), (4, .appleLog2)]
  }

  /// Whether it is made for ten bits: HLG and Apple Log.
  public var isForTenBits: Bool { self != .sRGB && self != .displayP3 }

  /// The first iOS that has it.
  public var since: OSVersion? {
    switch self {
    case .sRGB, .displayP3: nil
    case .hlgBT2020: OSVersion(14, 1)
    case .appleLog: OSVersion(17)
    case .appleLog2: OSVersion(26)
    }
  }
}

/// `AVCaptureDevice.ExposureMode`.
public enum ExposureMode: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case locked, autoExpose, continuousAutoExposure, custom

  /// The integers of the enumeration.
  public static var numbers: [(Int, ExposureMode)] {
    [(0, .locked), (1, .autoExpose), (2, .continuousAutoExposure), (3, .custom)]
  }

  /// Custom exposure is newer than the others.
  public var since: OSVersion? { self == .custom ? OSVersion(8) : nil }
}

/// `AVCaptureDevice.FocusMode`.
public enum FocusMode: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case locked, autoFocus, continuousAutoFocus

  /// The integers of the enumeration.
  public static var numbers: [(Int, FocusMode)] { [(0, .locked), (1, .autoFocus), (2, .continuousAutoFocus)] }
}

/// `AVCaptureDevice.AutoFocusRangeRestriction`.
public enum AutoFocusRangeRestriction: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case none, near, far

  /// The integers of the enumeration.
  public static var numbers: [(Int, AutoFocusRangeRestriction)] { [(0, .none), (1, .near), (2, .far)] }
}

/// `AVCaptureDevice.WhiteBalanceMode`.
public enum WhiteBalanceMode: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case locked, autoWhiteBalance, continuousAutoWhiteBalance

  /// The integers of the enumeration.
  public static var numbers: [(Int, WhiteBalanceMode)] {
    [(0, .locked), (1, .autoWhiteBalance), (2, .continuousAutoWhiteBalance)]
  }
}

/// `AVCaptureDevice.TorchMode` and `AVCaptureDevice.FlashMode`.
public enum LightMode: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case off, on, auto

  /// The integers of the enumerations.
  public static var numbers: [(Int, LightMode)] { [(0, .off), (1, .on), (2, .auto)] }
}

/// `AVCaptureMultichannelAudioMode`.
public enum MultichannelAudioMode: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case none, stereo, firstOrderAmbisonics

  /// The integers of the enumeration.
  public static var numbers: [(Int, MultichannelAudioMode)] {
    [(0, .none), (1, .stereo), (2, .firstOrderAmbisonics)]
  }
}

/// `AVCaptureDevice.Format.AutoFocusSystem`.
public enum AutoFocusSystem: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case none, contrastDetection, phaseDetection

  /// The integers of the enumeration.
  public static var numbers: [(Int, AutoFocusSystem)] {
    [(0, .none), (1, .contrastDetection), (2, .phaseDetection)]
  }
}

/// `AVCaptureDevice.PrimaryConstituentDeviceSwitchingBehavior`: when a virtual camera switches to another constituent.
public enum SwitchingBehavior: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case auto, restricted, locked, unsupported

  /// The integers of the enumeration.
  public static var numbers: [(Int, SwitchingBehavior)] {
    [(0, .unsupported), (1, .auto), (2, .restricted), (3, .locked)]
  }
}

/// `AVCaptureDevice.PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions`: what lets it switch all the same.
public enum SwitchingCondition: String, Vocabulary {
  /// The names of the options, for look-ups by bytes.
  public static let names = table()

  case videoZoomChanged, focusModeChanged, exposureModeChanged
}
