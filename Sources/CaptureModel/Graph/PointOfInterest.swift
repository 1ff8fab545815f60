public import JSONSource

/// A point of the unrotated picture: 0, 0 is its top left, and 1, 1 its bottom right.
public struct PointOfInterest: Sendable {
  /// How far it is from the left of the unrotated picture, as a fraction of its width.
  public var x: Located<Double>?

  /// How far it is from the top of the unrotated picture, as a fraction of its height.
  public var y: Located<Double>?
}

extension PointOfInterest: ShapedObject {
  package static let shape = ObjectShape<PointOfInterest>(
    {
      Field(
        "x", .number(-100_000...100_000),
        about: "How far it is from the left of the unrotated picture, as a fraction of its width", isRequired: true
      ) { $1(&$0.x) }
      Field(
        "y", .number(-100_000...100_000),
        about: "How far it is from the top of the unrotated picture, as a fraction of its height", isRequired: true
      ) { $1(&$0.y) }
    },
    make: { _ in PointOfInterest() })
}
