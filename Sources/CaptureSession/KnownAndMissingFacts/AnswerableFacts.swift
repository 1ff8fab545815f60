import CaptureModel

extension ResolvedSession {
  /// The facts without those of cameras that the device doesn't have: nobody could find them out.
  public func answerable(_ facts: [MissingFact]) -> [MissingFact] {
    let absent = cameras.filter(isAbsent).map(\.inputIndex)
    guard !absent.isEmpty else { return facts }
    return facts.filter { missing in
      switch missing.fact {
      case .asked(.camera(_, let input), _), .asked(.capability(_, let input), _), .asked(.format(_, let input), _),
        .asked(.activeFormat(let input), _):
        !absent.contains(input)
      default: true
      }
    }
  }
}
