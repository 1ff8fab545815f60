public import JSONSource

/// A kind of thing that can be told in advance, with its sources and how it is worked out.
///
/// A value in one file, as a rule is. Where a fact is unknown it says nothing, or which fact is missing; never a guess.
public struct PredictionKind: Identifiable, Sendable {
  /// Its name: a slug, as that of a rule.
  public typealias ID = RuleID

  /// The name.
  public let id: ID

  /// Where it comes from.
  public var sources: [RuleSource] { makeSources() }

  /// Says what it predicts of a session.
  let predict: @Sendable (ResolvedSession, inout PredictionList) -> Void

  // Made when they are asked for: only a report looks at them.
  private let makeSources: @Sendable () -> [RuleSource]

  init(
    _ id: ID, sources: @autoclosure @escaping @Sendable () -> [RuleSource],
    predict: @escaping @Sendable (ResolvedSession, inout PredictionList) -> Void
  ) {
    self.id = id
    makeSources = sources
    self.predict = predict
  }

  /// Every kind, in the order in which they speak of one place.
  public static let all: [PredictionKind] = [
    implicitConnection, audioSource, depthFrameRate, photoCallbacks, matteSize,
  ]

  /// The kind with this name.
  public static func named(_ id: ID) -> PredictionKind? { all.first { $0.id == id } }
}
