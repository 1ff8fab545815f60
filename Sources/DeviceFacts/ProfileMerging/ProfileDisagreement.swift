public import CaptureModel
public import JSONSource

/// A fact on which two profiles of one device disagree.
public struct ProfileDisagreement: Hashable, Sendable {
  /// The subject of the fact.
  public let subject: ProfileSubject

  /// How certain the profile that replaces the other is of its value.
  public let own: FactKind

  /// How the other profile knows it.
  public let other: FactKind

  /// Whether the other profile wins because it knows the fact better.
  public var isOverruled: Bool { own.isWeaker(than: other) }
}

/// The subject of a profile's fact.
public enum ProfileSubject: Hashable, Sendable {
  /// The device as a whole.
  case device(ProfileKey)

  /// A key of one of its cameras; `cameras` means that the camera exists.
  case camera(DeviceKey, ProfileKey)

  /// A coefficient of the cost model; `pixelBudget` includes those fitted together with it.
  case coefficient(CoefficientKey)

  /// The amount that a stabilization mode adds to systemPressureCost.
  case stabilization(StabilizationMode)
}

/// A key of a profile or of one of its cameras, as a literal.
public struct ProfileKey: ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name in documents.
  public let name: String

  /// The key with this name.
  public init(stringLiteral name: String) { self.name = name }
}
