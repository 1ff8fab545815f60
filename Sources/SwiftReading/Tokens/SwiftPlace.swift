/// A line of a Swift file.
public struct SwiftPlace: Hashable, Comparable, Sendable {
  /// The number of the file, as the reader was told it.
  public let file: Int

  /// The line, from 1.
  public let line: Int

  /// A line of a file.
  public init(file: Int, line: Int) {
    self.file = file
    self.line = line
  }

  /// In the order of files, then of lines.
  public static func < (left: SwiftPlace, right: SwiftPlace) -> Bool {
    (left.file, left.line) < (right.file, right.line)
  }
}
