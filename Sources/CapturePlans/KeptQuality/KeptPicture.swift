/// How much a camera still delivers of its picture.
struct KeptPicture: Hashable, Comparable, Sendable {
  /// Of a camera that only takes photos: the share of their pixels, where they are to be as large as they can be or of a
  /// size that the app guards; else the whole.
  var photos = Share.whole

  /// The share of the requested pixels a second, in the largest crop with the requested aspect ratio; of a camera that
  /// only takes photos, the share of the pixels of a picture.
  var share: Share

  /// All of it.
  static let whole = KeptPicture(share: .whole)

  /// That of a disabled camera.
  static let none = KeptPicture(photos: .none, share: .none)

  /// Orders by the photos, then by the picture.
  static func < (left: Self, right: Self) -> Bool {
    left.photos == right.photos ? left.share < right.share : left.photos < right.photos
  }
}
