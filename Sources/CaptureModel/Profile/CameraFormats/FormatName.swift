/// The name of a format: the four keys that tell a camera's formats apart and that a configuration writes, as far as
/// the profile knows them.
public struct FormatName: Hashable, Sendable, CustomStringConvertible {
  /// The size of a frame.
  public let dimensions: Dimensions

  /// The highest frame rate.
  public let maxFrameRate: FrameRate?

  /// Whether the sensor combines pixels as it reads.
  public let binned: Bool?

  /// The name of a format.
  public init(_ format: DeviceFormat) {
    dimensions = format.dimensions
    maxFrameRate = format.highestRate
    binned = format.binned
  }

  /// `1920x1440 at 60, binned`.
  public var description: String {
    let rate = maxFrameRate.map { " at \($0)" } ?? ""
    let mode = binned.map { $0 ? ", binned" : ", unbinned" } ?? ""
    return "\(dimensions)\(rate)\(mode)"
  }
}

extension DeviceFormat: CustomStringConvertible {
  /// `1920x1440 at 60, binned`.
  public var description: String { FormatName(self).description }

  /// The fewest pixels that count as 12 megapixels: 4032x3024 has 12,192,768.
  public static let twelveMegapixels = 12_000_000
}
