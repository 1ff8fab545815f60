import CaptureModel
import CapturePlans
import JSONSource

/// Writes the things that an app leaves out as JSON.
enum GuardJSON {
  /// Writes them as members, and things that may or may not be supported.
  static func members(_ result: CheckResult?, to writer: inout JSONWriter) {
    without(result?.leftOut ?? [], to: &writer)
    writer.array("supportNotKnown") { writer in
      for guarded in result?.supportNotKnown ?? [] { element(guarded, to: &writer) }
    }
  }

  /// Writes the things that an app leaves out, with the reasons, as a member.
  static func without(_ leftOut: [LeftOut], to writer: inout JSONWriter) {
    writer.array("without") { writer in
      for left in leftOut {
        writer.object { writer in
          place(of: left.guarded, to: &writer)
          values(left.values, to: &writer)
          writer.member("why", left.reasons.joined(separator: "; "))
          writer.member("basis", left.basis.rawValue)
        }
      }
    }
  }

  /// Writes the values of a list that go as a member, if others stay.
  static func values(_ values: [String], to writer: inout JSONWriter) {
    guard !values.isEmpty else { return }
    writer.array("values") { writer in for value in values { writer.element(value) } }
  }

  /// Writes the place of a guarded key or element as an element.
  static func element(_ guarded: GraphGuard, to writer: inout JSONWriter) {
    writer.object { writer in place(of: guarded, to: &writer) }
  }

  private static func place(of guarded: GraphGuard, to writer: inout JSONWriter) {
    writer.member("pointer", guarded.pointer)
    writer.member("key", guarded.key)
  }
}
