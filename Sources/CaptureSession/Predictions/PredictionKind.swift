public import JSONSource

/// A kind of prediction, with its sources and the code that makes it.
///
/// Like a rule, it is one value in one file. It never guesses: if a fact is unknown, it names the fact or stays silent.
public struct PredictionKind: Identifiable, Sendable {
  /// The name of a kind: a slug, like a rule's.
  public typealias ID = RuleID

  /// The name.
  public let id: ID

  /// The sources for such predictions.
  public var sources: [RuleSource] { makeSources() }

  /// Makes its predictions for a session.
  let predict: @Sendable (ResolvedSession, inout PredictionList) -> Void

  // Made on demand: only a report needs them.
  private let makeSources: @Sendable () -> [RuleSource]

  init(
    _ id: ID, sources: @autoclosure @escaping @Sendable () -> [RuleSource],
    predict: @escaping @Sendable (ResolvedSession, inout PredictionList) -> Void
  ) {
    self.id = id
    makeSources = sources
    self.predict = predict
  }

  /// Every kind, in the order in which predictions for the same place are listed.
  public static let all: [PredictionKind] = [
    implicitConnection, audioSource, depthFrameRate, photoCallbacks, photoSize, matteSize, leftOut,
  ]

  /// The kind with this name.
  public static func named(_ id: ID) -> PredictionKind? { all.first { $0.id == id } }
}
