public import CaptureModel
public import CaptureSession
public import JSONSource

/// An owner of settings: a camera, an output, a connection or the session.
public protocol SettingOwner: Sendable {
  /// The owners in a session, in the order of the graph.
  static func all(of session: ResolvedSession) -> [Self]

  /// The range of the object with the settings.
  var settingsRange: SourceRange { get }
}

extension ResolvedCamera: SettingOwner {
  /// The cameras.
  public static func all(of session: ResolvedSession) -> [ResolvedCamera] { session.cameras }

  /// The input.
  public var settingsRange: SourceRange { input.range }
}

extension ResolvedMicrophone: SettingOwner {
  /// The microphones.
  public static func all(of session: ResolvedSession) -> [ResolvedMicrophone] { session.microphones }

  /// The input.
  public var settingsRange: SourceRange { input.range }
}

extension ResolvedOutput: SettingOwner {
  /// The outputs.
  public static func all(of session: ResolvedSession) -> [ResolvedOutput] { session.outputs }

  /// The output.
  public var settingsRange: SourceRange { output.range }
}

extension GraphSession: SettingOwner {
  /// The session, if the graph has one.
  public static func all(of session: ResolvedSession) -> [GraphSession] { session.graph.session.map { [$0] } ?? [] }

  /// The session.
  public var settingsRange: SourceRange { range }
}

extension GraphConnection: SettingOwner {
  /// The listed connections that have both ends.
  public static func all(of session: ResolvedSession) -> [GraphConnection] {
    session.connections.compactMap { session.written($0) }
  }

  /// The connection.
  public var settingsRange: SourceRange { range }
}
