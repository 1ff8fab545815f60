/// How a plan can remove a rule's findings. A plan chooses formats, frame rates and ports, nothing else.
public enum Remedy: Sendable {
  /// Not at all: a person has to change the graph.
  case none

  /// A configuration that costs less: another format, rate or port.
  case lowerCost

  /// Another frame rate.
  case rate

  /// A multi-cam format; a plan chooses only these in a multi-camera session.
  case multiCamFormat

  /// Another format, because of its features rather than its cost.
  case format
}

extension Remedy {
  /// Whether the exact plan may remove the findings.
  public var isForExactPlan: Bool {
    switch self {
    case .lowerCost, .rate, .multiCamFormat, .format: true
    case .none: false
    }
  }

  /// Whether a format that breaks the rule does so at every rate and port, so that a plan can drop the format, with its
  /// guarded video HDR or without.
  public var isOfFormatAlone: Bool { self == .format }
}
