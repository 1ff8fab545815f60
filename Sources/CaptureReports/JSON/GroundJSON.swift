import CapturePlans
import JSONSource

/// Writes the grounds of a verdict as JSON.
enum GroundJSON {
  /// Writes the grounds as a member; what the graph's author states has the kind `user`.
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
