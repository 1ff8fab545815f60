public import JSONSource

/// A prediction of what the system will do at a place of a graph, according to Apple: a fact, not a fault.
public struct Prediction: Hashable, Sendable {
  /// The kind of prediction.
  public let kind: PredictionKind.ID

  /// What will happen, or the missing fact that would decide it.
  public let value: PredictedValue

  /// The place.
  public let range: SourceRange
}

/// Collects predictions.
public struct PredictionList {
  private(set) var predictions: [Prediction] = []
  private var kind: PredictionKind.ID = ""

  /// Switches to another kind.
  fileprivate mutating func begin(_ kind: PredictionKind.ID) { self.kind = kind }

  /// Predicts something about a place.
  mutating func add(_ value: PredictedValue, at range: SourceRange) {
    predictions.append(Prediction(kind: kind, value: value, range: range))
  }
}

extension ResolvedSession {
  /// The predictions of every kind, in order of place, then in the order in which they were made.
  public func predictions() -> [Prediction] {
    var list = PredictionList()
    for kind in PredictionKind.all {
      list.begin(kind.id)
      kind.predict(self, &list)
    }
    let ordered = list.predictions.enumerated().sorted { left, right in
      left.element.range == right.element.range
        ? left.offset < right.offset : left.element.range < right.element.range
    }
    return ordered.map(\.element)
  }
}
