/// What AVFoundation throws as an Objective-C exception, which no Swift code catches: the program ends.
enum CaptureException: String {
  case generic = "NSGenericException"
  case invalidArgument = "NSInvalidArgumentException"
  case range = "NSRangeException"

  /// Ends the program as an uncaught exception does, and says which it was.
  func raise(_ reason: String, in function: String = #function) -> Never {
    let text = "*** Terminating app due to uncaught exception '\(rawValue)', reason: '\(function): \(reason)'\n"
    FileHandle.standardError.write(Data(text.utf8))
    exit(134)
  }
}

/// Raises an exception unless a condition holds.
func require(
  _ condition: Bool, _ exception: CaptureException, _ reason: @autoclosure () -> String,
  in function: String = #function
) {
  if !condition { exception.raise(reason(), in: function) }
}

/// Raises the exception of a wrong argument unless a condition holds.
func require(_ condition: Bool, _ reason: @autoclosure () -> String, in function: String = #function) {
  require(condition, .invalidArgument, reason(), in: function)
}
