package import JSONSource

/// A rule that was asked for or ruled out by name.
package enum RuleChoice: Hashable, Sendable {
  /// Every rule.
  case all

  /// The rule of this id, which may be unknown.
  case rule(RuleID)
}

/// The rules whose findings are wanted.
package struct RuleFilter: Hashable, Sendable {
  /// The rules wanted; none named: all.
  package var select: [RuleChoice] = []

  /// The rules not wanted, which wins over `select`.
  package var ignore: [RuleChoice] = []

  package init() {}

  /// Whether the findings of a rule are wanted.
  package func accepts(_ rule: RuleID) -> Bool {
    let isSelected = select.isEmpty || select.contains(.all) || select.contains(.rule(rule))
    // `--select one-rule --ignore all` asks for nothing; `--ignore all` alone does too.
    return isSelected && !ignore.contains(.all) && !ignore.contains(.rule(rule))
  }

  /// The rules that were named, in order.
  package var named: [RuleID] {
    (select + ignore).compactMap { choice in
      if case .rule(let id) = choice { id } else { nil }
    }
  }
}

extension ValueReader where Value == RuleChoice {
  /// A rule's id, or `all`.
  package static var rule: Self {
    ValueReader("RULE") { text throws(BadValue) in
      if text.isEmpty { throw .empty }
      return text == "all" ? .all : .rule(RuleID(rawValue: text))
    }
  }
}
