import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

/// The parts of a rule that a session check needs, kept for all graphs of a run, since a rule is a large value.
///
/// A class, so that it is shared and not copied for each graph; it never changes.
final class SessionCheck: Sendable {
  /// The rule.
  let id: RuleID

  /// The severity of its findings.
  let severity: Severity

  /// Whether it asks what the device can do.
  let asksDevice: Bool

  /// Finds the places that break the rule.
  let find: @Sendable (ResolvedSession, inout Emitter) -> Void

  // The keys that it reads; empty for a rule that always runs.
  private let keys: KeySet

  /// The rules that judge a session, in the order they run.
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

  /// Whether the rule may find anything in a graph with these keys.
  @inline(__always)
  func mayRead(_ keys: KeySet) -> Bool { self.keys.isEmpty || self.keys.meets(keys) }
}
