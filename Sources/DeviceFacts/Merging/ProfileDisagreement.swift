public import CaptureModel
public import JSONSource

/// A fact that two profiles of one device say differently, neither of them being known better than the one that speaks.
public struct ProfileDisagreement: Hashable, Sendable {
  /// What the fact is about.
  public let subject: ProfileSubject

  /// How the profile that takes the other's place knows it.
  public let own: FactKind

  /// How the other one does.
  public let other: FactKind

  /// Whether the other one speaks, for it is known better.
  public var isOverruled: Bool { own.isWeaker(than: other) }
}

/// What a fact of a profile is about.
public enum ProfileSubject: Hashable, Sendable {
  /// The device as a whole.
  case device(ProfileKey)

  /// One of its cameras; `cameras` is that it is there at all.
  case camera(DeviceKey, ProfileKey)

  /// A coefficient of the cost model; `pixelBudget` also stands for those that are fitted together with it.
  case coefficient(CoefficientKey)

  /// What a stabilization mode adds to systemPressureCost.
  case stabilization(StabilizationMode)
}

/// A key of a profile or of one of its cameras; it is written as a literal.
public struct ProfileKey: ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name, as the document writes it.
  public let name: String

  /// The key of this name.
  public init(stringLiteral name: String) { self.name = name }
}
