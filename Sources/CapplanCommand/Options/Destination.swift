/// Where a command's output goes.
package enum Destination: Hashable, Sendable {
  case standardOutput
  case file(String)

  /// A destination by its path; `-` is standard output.
  package init(_ path: String) { self = path == "-" ? .standardOutput : .file(path) }
}
