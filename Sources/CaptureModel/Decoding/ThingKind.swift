/// A kind of thing that a document names.
public enum ThingKind: UInt8, CaseIterable, Sendable {
  case input, output, synchronizer, photoRequest, control
  /// An output that takes photos; its name is an output's.
  case photoOutput
  /// A connection has no name: JSON Pointers lead to it.
  case connection
  /// A profile is named outside the document.
  case profile
  /// A rule is named by capplan.
  case rule

  /// What messages call it.
  var name: String {
    switch self {
    case .input: "input"
    case .output, .photoOutput: "output"
    case .synchronizer: "synchronizer"
    case .photoRequest: "photo request"
    case .control: "control"
    case .connection: "connection"
    case .profile: "profile"
    case .rule: "rule"
    }
  }

  /// The kind that its names are looked up among.
  var namespace: ThingKind { self == .photoOutput ? .output : self }
}
