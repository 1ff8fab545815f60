public import JSONSource

/// The owner of a session that runs at the same time: the same app or another one.
public enum SessionOwner: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case same, other
}

/// Another capture session that runs at the same time. A value that the graph leaves out is `nil`.
public struct ConcurrentSession: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// The type of the other session.
  public var type: Located<SessionType>?

  /// How many cameras the other session uses.
  public var cameras: Located<Int>?

  /// Whether the other session belongs to the same app or to another one.
  public var app: Located<SessionOwner>?
}

extension ConcurrentSession: ShapedObject {
  package static let shape = ObjectShape<ConcurrentSession>(
    {
      Field("type", .name("session type"), about: "The type of the other session", isRequired: true) { $1(&$0.type) }
      Field("cameras", .integer(0...32), about: "How many cameras the other session uses", isRequired: true) {
        $1(&$0.cameras)
      }
      Field("app", .name("owner"), about: "Whether the other session belongs to the same app or to another one") {
        $1(&$0.app)
      }
    },
    make: { ConcurrentSession(range: $0) })
}
