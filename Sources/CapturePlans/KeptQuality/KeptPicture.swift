/// How much a camera still delivers of its picture.
struct KeptPicture: Hashable, Comparable, Sendable {
  /// The share of the requested pixels a second, in the largest crop with the requested aspect ratio; of a camera that
  /// only takes photos, the share of the pixels of a picture.
  var share: Share

  /// The share of the requested rate of a camera that only takes photos, where it counts after their size; else the
  /// whole.
  var ofRate = Share.whole

  /// All of it.
  static let whole = KeptPicture(share: .whole)

  /// That of a disabled camera.
  static let none = KeptPicture(share: .none)

  /// Orders by the share, then by the rate.
  static func < (left: Self, right: Self) -> Bool {
    left.share == right.share ? left.ofRate < right.ofRate : left.share < right.share
  }
}
