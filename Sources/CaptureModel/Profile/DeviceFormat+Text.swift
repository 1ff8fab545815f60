extension DeviceFormat: CustomStringConvertible {
  /// `1920x1440 at 60, binned`.
  public var description: String {
    let rate = highestRate.map { " at \($0)" } ?? ""
    let mode = binned.map { $0 ? ", binned" : ", unbinned" } ?? ""
    return "\(dimensions)\(rate)\(mode)"
  }
}

extension DeviceFormat {
  /// The least number of pixels that is called 12 megapixels: 4032x3024 has 12,192,768.
  public static let twelveMegapixels = 12_000_000
}
