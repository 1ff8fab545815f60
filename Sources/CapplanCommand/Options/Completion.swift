/// What may stand as a value or an operand; shells complete it by that.
package struct Completion: Sendable {
  /// A word that may stand there, with what it means in a few words.
  package struct Word: Hashable, Sendable {
    package let text: String
    package let about: String

    package init(_ text: String, _ about: String = "") {
      self.text = text
      self.about = about
    }
  }

  /// The files that may stand there.
  package enum Files: String, Sendable {
    case none
    case any = "files"
    case graphs
    case folders
  }

  /// The words, made on demand: reading a command line needs none.
  package let words: @Sendable () -> [Word]

  /// The files.
  package let files: Files

  /// The words after which a file follows an equals sign: `json` of `json=report.json`.
  package let wordsBeforeFiles: [String]

  private init(
    files: Files = .none, wordsBeforeFiles: [String] = [], words: @escaping @Sendable () -> [Word] = { [] }
  ) {
    self.words = words
    self.files = files
    self.wordsBeforeFiles = wordsBeforeFiles
  }
}

extension Completion {
  /// Text that nobody else can know.
  package static let nothing = Completion()

  /// A file to read or to write.
  package static let file = Completion(files: .any)

  /// A capture graph, or a folder of graphs.
  package static let graphs = Completion(files: .graphs)

  /// A folder.
  package static let folder = Completion(files: .folders)

  /// One of some words.
  package static func words(_ words: @autoclosure @escaping @Sendable () -> [Word]) -> Completion {
    Completion(words: words)
  }

  /// One of some words that need no explanation.
  package static func plain(_ texts: [String]) -> Completion { Completion { texts.map { Word($0) } } }

  /// One of some words, or a file.
  package static func words(_ words: @autoclosure @escaping @Sendable () -> [Word], orFiles files: Files) -> Completion
  {
    Completion(files: files, words: words)
  }

  /// `FORMAT=FILE`, or also one of some words alone, or a file alone.
  package static func file(
    after formats: [String], orAlone isAlone: Bool, or words: [String] = []
  ) -> Completion {
    Completion(files: isAlone ? .any : .none, wordsBeforeFiles: formats) { words.map { Word($0) } }
  }
}
