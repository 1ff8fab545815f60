/// The version of this capplan.
package enum CapplanVersion {
  /// The version that `--version` prints and reports name.
  package static let current = "0.1.0"
}
