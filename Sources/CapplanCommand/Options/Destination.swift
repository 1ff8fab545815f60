/// Where a command's text goes to.
package enum Destination: Hashable, Sendable {
  case standardOutput
  case file(String)

  /// `-` is standard output.
  package init(_ path: String) { self = path == "-" ? .standardOutput : .file(path) }
}
