/// `AVCaptureDevice.DeviceType`: the kinds of camera and microphone.
public enum DeviceType: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case builtInWideAngleCamera, builtInUltraWideCamera, builtInTelephotoCamera
  case builtInDualCamera, builtInDualWideCamera, builtInTripleCamera
  case builtInTrueDepthCamera, builtInLiDARDepthCamera
  case builtInInnerUltraWideCamera, builtInOuterUltraWideCamera
  case continuityCamera, external, deskViewCamera
  case microphone, builtInMicrophone, builtInDuoCamera, externalUnknown

  /// The C symbols.
  public static var aliases: [(String, DeviceType)] { symbols("AVCaptureDeviceType") }

  /// Common names for the lenses.
  public static var slips: [(String, DeviceType)] {
    [
      ("wide", .builtInWideAngleCamera), ("wideangle", .builtInWideAngleCamera),
      ("wide-angle", .builtInWideAngleCamera),
      ("ultrawide", .builtInUltraWideCamera), ("ultra-wide", .builtInUltraWideCamera),
      ("telephoto", .builtInTelephotoCamera), ("tele", .builtInTelephotoCamera), ("dual", .builtInDualCamera),
      ("dualwide", .builtInDualWideCamera), ("dual-wide", .builtInDualWideCamera), ("triple", .builtInTripleCamera),
      ("truedepth", .builtInTrueDepthCamera), ("lidar", .builtInLiDARDepthCamera), ("mic", .microphone),
    ]
  }

  /// Whether it is a microphone.
  public var isMicrophone: Bool { self == .microphone || self == .builtInMicrophone }

  /// The same kind under its current name.
  public var current: DeviceType {
    switch self {
    case .builtInDuoCamera: .builtInDualCamera
    case .builtInMicrophone: .microphone
    default: self
    }
  }

  /// Whether it is connected to the device, and no part of it.
  public var isConnected: Bool { self == .external || self == .continuityCamera }

  /// Whether the device is made of others (`isVirtualDevice`).
  public var isVirtual: Bool {
    switch current {
    case .builtInDualCamera, .builtInDualWideCamera, .builtInTripleCamera, .builtInTrueDepthCamera,
      .builtInLiDARDepthCamera:
      true
    default: false
    }
  }

  /// The constituents of a virtual device (`constituentDevices`), by the definition of its kind.
  ///
  /// For TrueDepth and LiDAR, only the camera that delivers video.
  public var constituents: [DeviceType] {
    switch current {
    case .builtInDualCamera: [.builtInWideAngleCamera, .builtInTelephotoCamera]
    case .builtInDualWideCamera: [.builtInUltraWideCamera, .builtInWideAngleCamera]
    case .builtInTripleCamera: [.builtInUltraWideCamera, .builtInWideAngleCamera, .builtInTelephotoCamera]
    case .builtInTrueDepthCamera, .builtInLiDARDepthCamera: [.builtInWideAngleCamera]
    default: []
    }
  }

  /// Whether only a discovery session finds cameras of this kind, and `default(_:for:position:)` does not.
  public var isOnlyDiscovered: Bool { self == .builtInInnerUltraWideCamera || self == .builtInOuterUltraWideCamera }

  /// Whether the constituents have ports of their own: dual, dual-wide and triple.
  public var hasConstituentPorts: Bool { constituents.count > 1 }

  /// Whether the kind can deliver depth at all.
  public var isDepthCapable: Bool { isVirtual }

  /// The iOS version that introduced the kind; the first with kinds at all for those that iOS doesn't have.
  public var introduced: OSVersion {
    switch self {
    case .builtInDualCamera: OSVersion(10, 2)
    case .builtInTrueDepthCamera: OSVersion(11, 1)
    case .builtInUltraWideCamera, .builtInDualWideCamera, .builtInTripleCamera: OSVersion(13, 0)
    case .builtInLiDARDepthCamera: OSVersion(15, 4)
    case .continuityCamera, .external: OSVersion(17, 0)
    case .builtInInnerUltraWideCamera, .builtInOuterUltraWideCamera: OSVersion(27, 1)
    default: OSVersion(10, 0)
    }
  }

  /// The same version, except for microphones; `nil` if iOS doesn't have it.
  public var since: OSVersion? { isMacOnly ? nil : self == .microphone ? .iOS(17) : introduced }

  /// Whether cameras of this kind exist on macOS only.
  public var isMacOnly: Bool { self == .deskViewCamera || self == .externalUnknown }

  /// The kind in words: `telephoto`, `dual-wide`.
  public var shortName: String {
    switch current {
    case .builtInWideAngleCamera: "wide"
    case .builtInUltraWideCamera: "ultra-wide"
    case .builtInTelephotoCamera: "telephoto"
    case .builtInDualCamera: "dual"
    case .builtInDualWideCamera: "dual-wide"
    case .builtInTripleCamera: "triple"
    case .builtInTrueDepthCamera: "TrueDepth"
    case .builtInLiDARDepthCamera: "LiDAR depth"
    case .builtInInnerUltraWideCamera: "inner ultra-wide"
    case .builtInOuterUltraWideCamera: "outer ultra-wide"
    default: rawValue
    }
  }
}
