import CapturePlans
import JSONSource

/// Writes the facts behind a verdict as JSON.
enum GroundJSON {
  /// Writes the facts as a member; a statement by the graph's author has the kind `user`.
  static func member(_ name: String, _ grounds: [Ground], to writer: inout JSONWriter) {
    writer.array(name) { writer in
      for ground in grounds {
        writer.object { writer in
          writer.member("fact", ground.words)
          writer.member("kind", ground.kind?.rawValue ?? "user")
          writer.member("source", ground.source)
        }
      }
    }
  }
}
