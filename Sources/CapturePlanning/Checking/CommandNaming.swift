/// How a command line named profiles, so that the commands we suggest work when copied.
public struct CommandNaming: Sendable {
  /// The files of the profiles that were given by file, keyed by profile id.
  public var profileFiles: [String: String] = [:]

  /// The options that every suggested command needs, as words: where other profiles are, which facts are trusted.
  public var options: [String] = []

  /// What a graph from standard input is called.
  public static let standardInput = "<stdin>"

  /// Bundled profiles, named by their ids.
  public init() {}
}
