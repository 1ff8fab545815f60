import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

/// What a check of a session takes of a rule: kept for all graphs of a run, since a rule is a large value to look at.
///
/// A class, so that it is held once and not copied for each graph; it never changes.
final class SessionCheck: Sendable {
  /// The rule.
  let id: RuleID

  /// How much its findings matter.
  let severity: Severity

  /// Whether it asks what a device can do.
  let asksDevice: Bool

  /// Finds what breaks the rule.
  let find: @Sendable (ResolvedSession, inout Emitter) -> Void

  // The keys that it reads; none of a rule that always runs.
  private let keys: KeySet

  /// The rules that judge a session, in the order in which they run.
  static let all: [SessionCheck] = {
    var all: [SessionCheck] = []
    all.reserveCapacity(256)
    Rule.visitAll { rule in
      guard case .session(let find) = rule.check else { return }
      all.append(SessionCheck(rule, find))
    }
    return all
  }()

  private init(_ rule: Rule, _ find: @escaping @Sendable (ResolvedSession, inout Emitter) -> Void) {
    id = rule.id
    severity = rule.severity
    asksDevice = rule.asksDevice
    self.find = find
    keys = KeySet(rule.reads)
  }

  /// Whether the rule may have something to say of a graph with these keys.
  @inline(__always)
  func mayRead(_ keys: KeySet) -> Bool { self.keys.isEmpty || self.keys.meets(keys) }
}
