/// How a command line named profiles, so that a command which is advised works when it is copied.
public struct CommandNaming: Sendable {
  /// The files of the profiles that were chosen by them, by the profiles' ids.
  public var profileFiles: [String: String] = [:]

  /// The options that every such command needs, as words: where more profiles lie, what is believed.
  public var options: [String] = []

  /// What graphs from standard input are called.
  public static let standardInput = "<stdin>"

  /// Bundled profiles, named by their ids.
  public init() {}
}
