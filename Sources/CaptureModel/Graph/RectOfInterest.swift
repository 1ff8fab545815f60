public import JSONSource

/// A part of the unrotated picture: 0, 0 is its top left, and 1, 1 its bottom right.
public struct RectOfInterest: Sendable {
  /// How far its left edge is from the left.
  public var x: Located<Double>?

  /// How far its top edge is from the top.
  public var y: Located<Double>?

  /// How wide it is.
  public var width: Located<Double>?

  /// How high it is.
  public var height: Located<Double>?
}

extension RectOfInterest: ShapedObject {
  package static let shape = ObjectShape<RectOfInterest>(
    {
      Field("x", side, about: "How far its left edge is from the left", isRequired: true) { $1(&$0.x) }
      Field("y", side, about: "How far its top edge is from the top", isRequired: true) { $1(&$0.y) }
      Field("width", side, about: "How wide it is", isRequired: true) { $1(&$0.width) }
      Field("height", side, about: "How high it is", isRequired: true) { $1(&$0.height) }
    },
    make: { _ in RectOfInterest() })

  private static let side = Shape<Double>.number(-100_000...100_000)
}
