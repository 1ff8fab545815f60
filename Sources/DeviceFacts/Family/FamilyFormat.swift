public import CaptureModel

/// A format that a family rule takes a camera to run beside others, in 420v and 420f.
public struct FamilyFormat: Hashable, Sendable {
  /// The size of a frame.
  public let dimensions: Dimensions

  /// Whether the sensor adds up pixels as it reads.
  public let binned: Bool

  /// What is claimed of the highest rate.
  public let rate: Rate

  /// What is claimed of the highest rate of a format.
  public enum Rate: Hashable, Sendable {
    /// It is this.
    case exactly(FrameRate)

    /// There is a format with this rate, or at least a faster one.
    case atLeast(FrameRate)

    /// It lies between these, and where is not known.
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

  /// From 1920x1080 on.
  private static let large = [
    unbinnedHD, binned(1920, 1080),
    FamilyFormat(1920, 1440, binned: false, .between(FrameRate(30), FrameRate(60))), binned(1920, 1440),
  ]
  private static let all = [binned(640, 480), binned(1280, 720), binned(1440, 1080)] + large

  private static func binned(_ width: Int, _ height: Int) -> FamilyFormat {
    FamilyFormat(width, height, binned: true, .exactly(FrameRate(60)))
  }

  /// What a camera with a sensor of its own runs, the smallest first; none for a kind of which no rule speaks.
  static func formats(of key: DeviceKey) -> [FamilyFormat] {
    switch (key.deviceType, key.position) {
    case (.builtInWideAngleCamera, .back), (.builtInWideAngleCamera, .front): all
    case (.builtInUltraWideCamera, .back), (.builtInTelephotoCamera, .back): large
    case (.builtInUltraWideCamera, .front): [unbinnedHD]
    default: []
    }
  }
}
