/// What a plan can change so that a rule's findings go away: a plan chooses formats, frame rates and ports, nothing else.
public enum Remedy: Sendable {
  /// Nothing that a plan chooses: a person has to change the graph.
  case none

  /// A configuration that costs less: another format, rate or port.
  case lowerCost

  /// Another frame rate.
  case rate

  /// A format that runs in a multi-camera session; a plan chooses no other there.
  case multiCamFormat

  /// Another format, for what it can do and not for what it costs.
  case format
}

extension Remedy {
  /// Whether the ladder may take the findings away: it looks at costs alone.
  public var isForLadder: Bool {
    switch self {
    case .lowerCost, .rate, .multiCamFormat: true
    case .format, .none: false
    }
  }

  /// Whether the exact plan may take the findings away.
  public var isForExactPlan: Bool {
    switch self {
    case .lowerCost, .rate, .multiCamFormat, .format: true
    case .none: false
    }
  }

  /// Whether a format that breaks the rule breaks it at every rate and port, so that a plan tries it no more.
  public var isOfFormatAlone: Bool { self == .format }
}
