import CapturePlanning
import JSONSource
import RuleKit

/// The rules named by `--select` and `--ignore`, as they are written: an id, an alias or `all`.
///
/// `RuleSelection` says what they mean.
package struct RuleOptions: Hashable, Sendable {
  /// The rules wanted; empty means every rule.
  package var selected: [String] = []

  /// The rules not wanted, even if they are selected.
  package var ignored: [String] = []

  package init() {}
}

extension ValueReader where Value == String {
  /// A rule's id, or `all`.
  package static var rule: Self { .text("RULE") }
}

extension RuleSelection {
  /// The rules that the command line asks for.
  init(_ rules: RuleOptions) throws(UsageError) {
    do throws(UnknownRule) {
      try self.init(selecting: rules.selected, ignoring: rules.ignored)
    } catch {
      throw .unknownName(.rule, error.name, known: Rule.all.map(\.id.rawValue))
    }
  }
}
