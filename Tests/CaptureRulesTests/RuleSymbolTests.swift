import CaptureModel
import CapturePlanning
import JSONSource
import RuleKit
import TestSupport
import Testing

/// The symbols that rules and facts cite are there, and a rule is not older than all that it cites.
struct RuleSymbolTests {
  @Test func everyCitedSymbolIsPublished() {
    let cited = Rule.all.map { ("\($0.id)", $0.sources) } + APIFact.all.map { ("\($0.id)", $0.sources) }
    for (name, sources) in cited {
      for symbol in sources.compactMap(\.symbol) {
        #expect(
          SymbolFact.of(symbol) != nil,
          "\(name) cites \(symbol): look it up, and add it to Tests/TestSupport/Symbols/symbols.tsv")
      }
    }
  }

  @Test func aRuleBeginsWithOneOfItsSymbols() {
    var count = 0
    for rule in Rule.all {
      guard case .iOS(let begin)? = rule.availability else { continue }
      let systems = rule.sources.compactMap { $0.symbol.flatMap(SymbolFact.of)?.iOS }
      guard let oldest = systems.min() else { continue }
      #expect(begin >= oldest, "\(rule.id) begins with iOS \(begin), its oldest symbol with iOS \(oldest)")
      count += 1
    }
    #expect(count > 80, "\(count)")
  }
}

extension RuleSource {
  /// The symbol that it names.
  fileprivate var symbol: String? { if case .symbol(let name) = self { name } else { nil } }
}
