/// How a command line named profiles, so that the commands we suggest work when copied.
public struct CommandNaming: Sendable {
  /// The files of the profiles that were given by file, keyed by profile id.
  public var profileFiles: [String: String] = [:]

  /// The options that every suggested command needs, as words: folders of profiles, trusted facts.
  public var options: [String] = []

  /// The name of a graph from standard input.
  public static let standardInput = "<stdin>"

  /// Bundled profiles, named by their ids.
  public init() {}
}
