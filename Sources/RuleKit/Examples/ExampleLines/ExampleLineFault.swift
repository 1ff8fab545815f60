/// A place of an example line that can't be read.
package struct ExampleLineFault: Error, CustomStringConvertible {
  /// The line.
  package let line: String

  /// The number of characters before the place.
  package let offset: Int

  /// What should be there.
  package let expected: String

  /// `at character 6 of "back 1280": expected …`.
  package var description: String { "at character \(offset + 1) of \"\(line)\": expected \(expected)" }
}
