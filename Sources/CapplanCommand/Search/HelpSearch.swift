import CaptureModel
import CapturePlanning
import JSONSource
import RuleKit

extension WordSearch {
  /// The rules that contain the words: in their ids, titles and reasons, or in the keys that they read.
  var rules: [Rule] {
    among(Rule.all) { rule in
      ([rule.id] + rule.aliases).map(\.rawValue) + [rule.title, rule.rationale] + rule.reads.map(\.name)
    }
  }

  /// The API facts that contain the words.
  var facts: [APIFact] {
    among(APIFact.all) { fact in ([fact.id] + fact.aliases).map(\.rawValue) + [fact.title, fact.text] }
  }
}

/// The help's answer to words that name no command and no topic.
struct HelpSearch {
  /// The tables that have rows, in the order of the page.
  let tables: [HelpText.Table]

  init(_ search: WordSearch) {
    let topics = search.among(HelpTopic.all) { [$0.name, $0.title] + $0.parts.flatMap(\.texts) }
      .map { ($0.name, $0.title) }
    let commands = search.among(CommandList.capplan.all) { command in
      [command.page.name, command.page.summary] + command.page.details + command.page.examples.map(\.purpose)
    }.map { ($0.page.name, $0.page.summary) }
    // An option is listed with the first command that has it.
    var known: Set<String> = []
    let all = CommandList.capplan.all.flatMap { command in command.spellings.map { (command.page.name, $0) } }
      .filter { known.insert($0.1.name).inserted }
    let options = search.among(all) { [$0.1.name, $0.1.help] + $0.1.words }
      .map { ("\($0.0) --\($0.1.name)", $0.1.help) }
    let rules = search.rules.map { ($0.id.rawValue, $0.title) } + search.facts.map { ($0.id.rawValue, $0.title) }
    tables = [
      HelpText.Table(title: "Topics (capplan help TOPIC)", rows: topics),
      HelpText.Table(title: "Commands (capplan help COMMAND)", rows: commands),
      HelpText.Table(title: "Options", rows: options),
      HelpText.Table(title: "Rules (capplan explain RULE)", rows: rules),
    ].filter { !$0.rows.isEmpty }
  }
}

extension HelpTopic.Part {
  /// The texts to search.
  var texts: [String] {
    switch self {
    case .paragraph(let words): [words]
    case .table(let title, let rows): [title] + rows.flatMap { [$0.left, $0.right] }
    }
  }
}
