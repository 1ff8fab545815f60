/// Makes sure that a command reads standard input at most once and never changes it.
package enum StandardInputUse {
  /// Checks the operands and the option values that may be `-`.
  package static func check(_ paths: [String], inPlace option: String? = nil) throws(UsageError) {
    let uses = paths.count { $0 == "-" }
    if uses > 1 { throw .standardInputTwice }
    if uses > 0, let option { throw .standardInputInPlace(option: option) }
  }
}
