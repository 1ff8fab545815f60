package import CaptureModel
import CapturePlanning
import CapturePlans
import JSONSource

/// Graphs of tests, read as anybody's would be.
package enum MadeGraph {
  /// The graph of a text; `nil` where it is none.
  package static func read(_ text: String, profiles: [String]) -> CaptureGraph? {
    Planning.read(SourceText(text), profiles: profiles).graph
  }
}
