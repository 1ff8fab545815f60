import JSONSource
import RuleKit
import CapturePlanning
import Testing

/// The facts that `capplan explain` tells beside the rules.
struct APIFactTests {
  @Test func idsAreSlugsAndUniqueAmongRulesAliasesAndTopics() {
    var seen = Set(Rule.all.flatMap { [$0.id] + $0.aliases })
    for id in APIFact.all.flatMap({ [$0.id] + $0.aliases }) {
      #expect(seen.insert(id).inserted, "\(id) is used twice")
      #expect(!id.rawValue.isEmpty && !id.rawValue.hasPrefix("-") && !id.rawValue.hasSuffix("-"), "\(id)")
      #expect(id.rawValue.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }, "\(id)")
    }
  }

  @Test func everyTopicIsDocumented() {
    for fact in APIFact.all {
      #expect(!fact.title.isEmpty && !fact.title.hasSuffix("."), "\(fact.id)")
      #expect(fact.text.hasSuffix(".") && !fact.text.contains("\n"), "\(fact.id)")
      #expect(!fact.sources.isEmpty, "\(fact.id)")
    }
  }

  @Test func relatedRulesExistAndAreNamedOnce() {
    #expect(APIFact.all.contains { !$0.related.isEmpty })
    for fact in APIFact.all {
      for id in fact.related { #expect(Rule.all.contains { $0.id == id }, "\(fact.id): \(id)") }
      #expect(Set(fact.related).count == fact.related.count, "\(fact.id)")
    }
  }

  @Test func topicsAreFoundByIDAndAlias() {
    for fact in APIFact.all {
      for id in [fact.id] + fact.aliases { #expect(APIFact.named(id.rawValue)?.id == fact.id) }
    }
    #expect(APIFact.named("no-such-fact") == nil)
  }
}
