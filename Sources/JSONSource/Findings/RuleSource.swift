/// The source of a rule.
public enum RuleSource: Hashable, Sendable {
  /// A talk: `WWDC19 225`.
  case session(String)

  /// An AVFoundation symbol with documentation or a header that says it.
  case symbol(String)

  /// An article in Apple's documentation, by title.
  case article(String)

  /// An Apple sample.
  case sample(String)

  /// A report of what a device did.
  case report(String)

  /// Inferred from documented rules.
  case inference(String)

  /// capplan's own format.
  case format(String)

  /// The source in words.
  public var text: String {
    switch self {
    case .session(let name): "talk \(name)"
    case .symbol(let name): name
    case .article(let title): "Apple's article \"\(title)\""
    case .sample(let name): "Apple sample \(name)"
    case .report(let what): "field report: \(what)"
    case .inference(let what): "inferred: \(what)"
    case .format(let what): "capplan: \(what)"
    }
  }
}
