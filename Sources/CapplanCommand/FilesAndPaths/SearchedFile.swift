/// A kind of file that is looked for in directories.
enum SearchedFile: Sendable {
  /// `graph.json` and `*.graph.json`.
  case graph

  /// `*.swift`.
  case swift

  /// Whether a file in a directory is of this kind, by its name.
  func takes(_ name: String) -> Bool {
    switch self {
    case .graph: name == "graph.json" || name.utf8.reversed().starts(with: ".graph.json".utf8.reversed())
    case .swift: name.utf8.reversed().starts(with: ".swift".utf8.reversed())
    }
  }

  /// What is said of a directory without such a file.
  var absence: InputError {
    switch self {
    case .graph: .noGraphs
    case .swift: .noSwift
    }
  }
}
