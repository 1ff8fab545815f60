public import CaptureModel

/// A multi-cam format that a family rule assumes for a camera, in 420v and 420f.
public struct FamilyFormat: Hashable, Sendable {
  /// The size of a frame.
  public let dimensions: Dimensions

  /// Whether the sensor combines pixels as it reads.
  public let binned: Bool

  /// The claim about the highest rate.
  public let rate: Rate

  /// A claim about the highest rate of a format.
  public enum Rate: Hashable, Sendable {
    /// The highest rate is exactly this.
    case exactly(FrameRate)

    /// The highest rate is this or more.
    case atLeast(FrameRate)

    /// The highest rate is between these two.
    case between(FrameRate, FrameRate)
  }

  private init(_ width: Int, _ height: Int, binned: Bool, _ rate: Rate) {
    dimensions = Dimensions(width, height)
    self.binned = binned
    self.rate = rate
  }
}

extension FamilyFormat {
  private static let unbinnedHD = FamilyFormat(1920, 1080, binned: false, .atLeast(FrameRate(30)))

  /// The sizes from 1920x1080 up.
  private static let large = [
    unbinnedHD, binned(1920, 1080),
    FamilyFormat(1920, 1440, binned: false, .between(FrameRate(30), FrameRate(60))), binned(1920, 1440),
  ]
  private static let all = [binned(640, 480), binned(1280, 720), binned(1440, 1080)] + large

  private static func binned(_ width: Int, _ height: Int) -> FamilyFormat {
    FamilyFormat(width, height, binned: true, .exactly(FrameRate(60)))
  }

  /// The multi-cam formats of a camera with its own sensor, smallest first; empty if no rule covers this kind of
  /// camera.
  static func formats(of key: DeviceKey) -> [FamilyFormat] {
    switch (key.deviceType, key.position) {
    case (.builtInWideAngleCamera, .back), (.builtInWideAngleCamera, .front): all
    case (.builtInUltraWideCamera, .back), (.builtInTelephotoCamera, .back): large
    case (.builtInUltraWideCamera, .front): [unbinnedHD]
    default: []
    }
  }
}
