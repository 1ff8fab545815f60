public import JSONSource

/// What the system will do at a place of a graph, as far as Apple says: a fact, not a fault.
public struct Prediction: Hashable, Sendable {
  /// The kind that says so.
  public let kind: PredictionKind.ID

  /// What will happen; where a fact is missing that would decide it, which one.
  public let value: PredictedValue

  /// The place that it is about.
  public let range: SourceRange
}

/// Takes what a kind of prediction says.
public struct PredictionList {
  private(set) var predictions: [Prediction] = []
  private var kind: PredictionKind.ID = ""

  /// Lets another kind speak.
  fileprivate mutating func begin(_ kind: PredictionKind.ID) { self.kind = kind }

  /// Predicts something about a place.
  mutating func add(_ value: PredictedValue, at range: SourceRange) {
    predictions.append(Prediction(kind: kind, value: value, range: range))
  }
}

extension ResolvedSession {
  /// What every kind predicts, in order of place; where places are equal, in the order in which it was said.
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
