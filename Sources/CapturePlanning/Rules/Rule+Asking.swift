import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// The rules that ask what a device can do, of those that may have something to say of a graph with these keys.
  static func asking(about keys: KeySet) -> Set<ID> {
    var asking: Set<ID> = []
    for (id, reads) in askingRules where reads.isEmpty || reads.meets(keys) { asking.insert(id) }
    return asking
  }

  /// Those that ask, each with the keys that it reads.
  private static let askingRules: [(ID, KeySet)] = {
    var rules: [(ID, KeySet)] = []
    visitAll { if $0.asksDevice { rules.append(($0.id, KeySet($0.reads))) } }
    return rules
  }()
}
