/// The class of a session.
public enum SessionType: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  /// `AVCaptureMultiCamSession`.
  case multiCam

  /// `AVCaptureSession`.
  case single

  /// The class names.
  public static var aliases: [(String, SessionType)] {
    [("AVCaptureMultiCamSession", .multiCam), ("AVCaptureSession", .single)]
  }
}

/// `AVCaptureSession.Preset`.
public enum Preset: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case inputPriority, photo, high, medium, low
  case cif352x288, vga640x480, hd1280x720, hd1920x1080, hd4K3840x2160, iFrame960x540, iFrame1280x720
  case qvga320x240, qHD960x540

  /// The C symbols.
  public static var aliases: [(String, Preset)] {
    let sized: [(String, Preset)] = [
      ("AVCaptureSessionPreset352x288", .cif352x288), ("AVCaptureSessionPreset640x480", .vga640x480),
      ("AVCaptureSessionPreset1280x720", .hd1280x720), ("AVCaptureSessionPreset1920x1080", .hd1920x1080),
      ("AVCaptureSessionPreset3840x2160", .hd4K3840x2160), ("AVCaptureSessionPresetiFrame960x540", .iFrame960x540),
      ("AVCaptureSessionPresetiFrame1280x720", .iFrame1280x720), ("AVCaptureSessionPreset320x240", .qvga320x240),
      ("AVCaptureSessionPreset960x540", .qHD960x540),
    ]
    return symbols("AVCaptureSessionPreset").filter { $0.1.rawValue.allSatisfy(\.isLetter) } + sized
  }

  /// Heights and common names of sizes.
  public static var slips: [(String, Preset)] {
    [
      ("4k", .hd4K3840x2160), ("uhd", .hd4K3840x2160), ("2160p", .hd4K3840x2160), ("3840x2160", .hd4K3840x2160),
      ("fullhd", .hd1920x1080), ("1080p", .hd1920x1080), ("1080", .hd1920x1080), ("1920x1080", .hd1920x1080),
      ("720p", .hd1280x720), ("720", .hd1280x720), ("1280x720", .hd1280x720),
      ("vga", .vga640x480), ("480p", .vga640x480), ("640x480", .vga640x480),
    ]
  }

  /// The first iOS that has it.
  public var since: OSVersion? {
    switch self {
    case .cif352x288, .hd1920x1080, .iFrame960x540, .iFrame1280x720: OSVersion(5)
    case .inputPriority: OSVersion(7)
    case .hd4K3840x2160: OSVersion(9)
    default: nil
    }
  }

  /// Whether iOS has the preset.
  public var isOnIOS: Bool { self != .qvga320x240 && self != .qHD960x540 }
}

/// Who connects inputs and outputs that are added to a session.
public enum ConnectionForming: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  /// The app adds each connection itself (`addInputWithNoConnections`).
  case explicit

  /// The session forms all connections that it can (`addInput`).
  case implicit
}

/// Marks a listed connection that the app doesn't add.
public enum FormedConnection: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  /// The session forms it by itself when the app adds an end.
  case implicitly
}

/// The operating system that an app is built for.
public enum Platform: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case iOS, iPadOS, macCatalyst, macOS, tvOS, visionOS

  /// Whether its apps run on iPhones and iPads.
  public var isOfPhonesAndPads: Bool { self == .iOS || self == .iPadOS }

  /// Whether its versions have the numbers of iOS.
  public var hasVersionsOfIOS: Bool { isOfPhonesAndPads || self == .macCatalyst }
}
