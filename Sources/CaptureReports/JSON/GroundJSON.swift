import CapturePlans
import JSONSource

/// Writes what a verdict rests on as JSON.
enum GroundJSON {
  /// Writes it as a member; the word of the graph's author has the kind `user`.
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
