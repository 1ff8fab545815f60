/// Holds a command to reading standard input once, and never writing to it.
package enum StandardInputUse {
  /// Checks the operands and the option values that may be `-`.
  package static func check(_ paths: [String], inPlace option: String? = nil) throws(UsageError) {
    let uses = paths.count { $0 == "-" }
    if uses > 1 { throw .standardInputTwice }
    if uses > 0, let option { throw .standardInputInPlace(option: option) }
  }
}
