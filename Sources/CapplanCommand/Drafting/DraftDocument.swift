import CaptureDraft
import JSONSource

/// A draft for programs.
enum DraftDocument {
  static func text(of sessions: [DraftedSession], in draft: Draft) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.array("sessions") { writer in
        for session in sessions { writer.object { self.write(session, to: &$0) } }
      }
      writer.array("notRead") { writer in for place in draft.notRead { writer.element(place) } }
      writer.object("files") { writer in
        writer.member("read", draft.filesRead)
        writer.array("importAVFoundation") { writer in for file in draft.filesOfCapture { writer.element(file) } }
      }
    }
    writer.endLine()
    return writer.text
  }

  private static func write(_ session: DraftedSession, to writer: inout JSONWriter) {
    writer.member("name", session.name)
    writer.member("at", session.at)
    session.writeGraph("graph", to: &writer)
    writer.array("keys") { writer in
      for object in session.objects {
        for key in object.keys {
          writer.object { writer in
            writer.member("key", "\(object.path).\(key.key)")
            writer.member("value", key.text)
            writer.member("at", key.at)
            writer.member("guarded", key.isGuarded)
          }
        }
      }
    }
  }
}
