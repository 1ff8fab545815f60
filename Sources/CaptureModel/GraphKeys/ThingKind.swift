/// A kind of thing that a document names.
public enum ThingKind: UInt8, CaseIterable, Sendable {
  case input, output, synchronizer, photoRequest, control
  /// An output that takes photos; its name is an output's.
  case photoOutput
  /// A connection. It has no name; JSON Pointers refer to it.
  case connection
  /// A profile; it gets its name outside of the document.
  case profile
  /// A rule; it gets its name from capplan.
  case rule

  /// The name of the kind in messages.
  package var name: String {
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

  /// The kind of names among which it is looked up.
  package var namespace: ThingKind { self == .photoOutput ? .output : self }
}
