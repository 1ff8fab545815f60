/// How much a camera still delivers of its picture.
struct KeptPicture: Hashable, Comparable, Sendable {
  /// Of a camera that only takes photos, where these are to be as large as they can be or of a size that the app guards:
  /// the share of their pixels, which counts before that of the picture. `nil` for another camera.
  var photos: Share?

  /// The share of the requested pixels a second, in the largest crop with the requested aspect ratio; of a camera that
  /// only takes photos, the share of the pixels of a picture.
  var share: Share

  /// All of it.
  static let whole = KeptPicture(share: .whole)

  /// That of a disabled camera.
  static let none = KeptPicture(share: .none)

  /// What counts first: a photo's pixels weigh against another camera's pixels a second.
  private var first: Share { photos ?? share }

  /// Whether two pictures keep as much.
  static func == (left: Self, right: Self) -> Bool { left.first == right.first && left.share == right.share }

  /// Hashes what is compared.
  func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(share)
  }

  /// Orders by what counts first, then by the picture.
  static func < (left: Self, right: Self) -> Bool {
    left.first == right.first ? left.share < right.share : left.first < right.first
  }
}
