extension [MissingFact] {
  /// The same facts, each with a way to settle it in a session; O(facts + inputs).
  public func settled(in session: ResolvedSession) -> [MissingFact] {
    guard !isEmpty else { return self }
    let facts = map(\.fact)
    let answers = zip(session.settlements(of: facts), session.advice(on: facts))
    return zip(self, answers).map { $0.settled(by: $1.0, or: $1.1) }
  }
}
