import CapturePlanning
import JSONSource
import RuleKit

/// The rules named by `--select` and `--ignore`, as written: an id, an alias or `all`.
///
/// `RuleSelection` decides what they mean.
package struct RuleOptions: Hashable, Sendable {
  /// The rules to apply; empty for every rule.
  package var selected: [String] = []

  /// The rules not to apply, even if they are selected.
  package var ignored: [String] = []

  /// Whether rules are applied that are off by default.
  package var isPedantic = false

  package init() {}
}

extension ValueReader where Value == String {
  /// A rule's id, or `all`.
  package static var rule: Self { .text("RULE", .words([Completion.Word("all", "every rule")] + .rules)) }
}

extension [Completion.Word] {
  /// The rules, by their titles.
  static var rules: Self { Rule.all.map { Completion.Word($0.id.rawValue, $0.title) } }
}

extension RuleSelection {
  /// The rules that the command line selects.
  init(_ rules: RuleOptions) throws(UsageError) {
    do throws(UnknownRule) {
      try self.init(selecting: rules.selected, ignoring: rules.ignored)
    } catch {
      throw .unknownName(.rule, error.name, known: Rule.all.map(\.id.rawValue))
    }
  }
}
