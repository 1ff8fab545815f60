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
    for topic in APIFact.all {
      #expect(!topic.title.isEmpty && !topic.title.hasSuffix("."), "\(topic.id)")
      #expect(topic.text.hasSuffix(".") && !topic.text.contains("\n"), "\(topic.id)")
      #expect(!topic.sources.isEmpty, "\(topic.id)")
    }
  }

  @Test func relatedRulesExistAndAreNamedOnce() {
    for topic in APIFact.all {
      for id in topic.related { #expect(Rule.all.contains { $0.id == id }, "\(topic.id): \(id)") }
      #expect(Set(topic.related).count == topic.related.count, "\(topic.id)")
    }
  }

  @Test func topicsAreFoundByIDAndAlias() {
    for topic in APIFact.all {
      for id in [topic.id] + topic.aliases { #expect(APIFact.named(id.rawValue)?.id == topic.id) }
    }
    #expect(APIFact.named("no-such-topic") == nil)
  }
}
