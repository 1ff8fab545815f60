package import JSONSource

/// An input that was asked for, whether it could be read or not.
package struct LoadedInput: Sendable {
  /// The name shown to people: the path as written, or the value of `--stdin-filename`.
  package let name: String

  /// The path that fixes are written to; `nil` for standard input.
  package let path: String?

  /// The bytes of the name if it isn't UTF-8; `name` then has them escaped.
  let address: [UInt8]?

  /// The text, or why it could not be read.
  package let result: Result<SourceText, InputError>

  init(name: String, path: String?, address: [UInt8]? = nil, result: Result<SourceText, InputError>) {
    self.name = name
    self.path = path
    self.address = address
    self.result = result
  }

  /// The text; `nil` if it could not be read.
  var source: SourceText? { try? result.get() }

  /// Whether there is a text.
  var isRead: Bool { source != nil }
}

/// Why an input could not be read.
package enum InputError: Error, Hashable, Sendable {
  /// A file, a directory or standard input that can't be read.
  case unreadable(FileError)

  /// No path was given, and the working directory has no `graph.json`.
  case noDefault

  /// A directory without graphs.
  case noGraphs

  /// A directory without Swift files.
  case noSwift

  /// Only links that lead out of the repository.
  case allOutside

  /// Only files that are excluded.
  case allExcluded

  /// A pattern that no file matches.
  case noMatch

  /// git can't read the file in the revision, for this reason.
  case git(String)

  /// What is wrong, worded to follow the input's name and a colon.
  package var message: String {
    switch self {
    case .unreadable(let error): "can't be read: \(error.reason)"
    case .noDefault: "not found in the working directory; name a file, a directory, or '-' for standard input"
    case .noGraphs: "has no graph.json and no *.graph.json in it"
    case .noSwift: "has no Swift files in it"
    case .allOutside: "leads out of the repository only; --follow-links follows its links"
    case .allExcluded: "has nothing to check: all of its graphs are excluded"
    case .git(let reason): "can't be read: \(reason)"
    case .noMatch: "matches no file"
    }
  }
}
