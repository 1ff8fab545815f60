import CapplanCommand
import CaptureReports
import Foundation
import RuleKit
import TestSupport
import Testing

/// The README and the pages are short, and every link in them leads somewhere.
struct PageTests {
  private static let root = Page.named("capplan")

  @Test(arguments: Page.all)
  func aPageIsShort(_ page: Page) throws {
    let limit = page.path == Page.readme.path ? 250 : 299
    let count = try page.lines.count - 1
    #expect(count <= limit, "\(page.path) has \(count) lines")
    #expect(count > 20, "\(page.path) says something")
  }

  @Test(arguments: Page.all)
  func everyLinkLeadsSomewhere(_ page: Page) throws {
    for link in try page.links {
      #expect(!link.hasPrefix("doc:"), "\(page.path): \(link) leads nowhere on a code host")
      if link.hasPrefix("https://") { continue }
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      #expect(parts[0].isEmpty || page.hasNeighbor(parts[0]), "\(page.path): \(link)")
      guard parts.count == 2 else { continue }
      let folder = page.path.split(separator: "/").dropLast().joined(separator: "/")
      let target = parts[0].isEmpty ? page : Page(path: folder.isEmpty ? parts[0] : "\(folder)/\(parts[0])")
      #expect(try target.anchors.contains(parts[1]), "\(page.path): \(link)")
    }
  }

  @Test(arguments: Page.catalog.filter { $0.name != root.name })
  func contentsStandAtTheHead(_ page: Page) throws {
    let prose = try page.prose
    let headings = prose.filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    let contents = prose.prefix { !$0.hasPrefix("## ") }.filter { $0.hasPrefix("- [") && $0.hasSuffix(")") }
    // A letter, a digit, a blank or a hyphen makes the same anchor everywhere.
    for heading in headings {
      #expect(heading.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }, "\(page.path): \(heading)")
    }
    let expected = headings.map { "- [\($0)](#\($0.lowercased().replacing(" ", with: "-")))" }
    #expect(contents == expected, "\(page.path)")
  }

  @Test func theRootListsEveryPageOnce() throws {
    let topics = try Self.root.lines.filter { $0.hasPrefix("- <doc:") }.map { String($0.dropFirst(7).dropLast()) }
    #expect(topics.sorted() == Page.catalog.map(\.name).filter { $0 != Self.root.name }.sorted())
    for page in Page.all where page.name != Self.root.name { #expect(try !page.text.contains("<doc:"), "\(page.path)") }
  }

  @Test func everyTestThatThePagesNameIsThere() throws {
    let tests = PackageFolder.url(of: "Tests")
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    var functions: [String: String] = [:]
    for case let file as URL in files ?? .init() where file.lastPathComponent.hasSuffix("Tests.swift") {
      functions[file.deletingPathExtension().lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
    }
    var named = 0
    for page in Page.catalog {
      for span in try page.text.components(separatedBy: "`") {
        let parts = span.components(separatedBy: ".")
        guard parts.count == 2, parts[0].hasSuffix("Tests") else { continue }
        named += 1
        #expect(functions[parts[0]]?.contains("func \(parts[1])(") == true, "\(page.path): \(span)")
      }
    }
    #expect(named > 15)
  }

  @Test(arguments: HelpTopic.all.map(\.name))
  func aTopicIsAPageInShort(_ name: String) async throws {
    let topic = try #require(HelpTopic.all.first { $0.name == name })
    #expect(Page.catalog.contains { $0.name == topic.page }, "\(topic.page)")
    #expect(!CommandList.capplan.names.contains(name), "help of a command comes first")
    let run = await FakeWorld().run("help", name)
    #expect(run.status == .success && run.output.hasPrefix(topic.title + "\n"))
    #expect(run.output.contains("\(HelpTopic.folder)/\(topic.page).md"))
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines { #expect(line.count <= 80 && line.last != " ", "\(line)") }
    #expect(!topic.examples.isEmpty)
    for example in topic.examples {
      let graph = ["graph.json": #"{ "deployment": { "minimumOS": "17.0" } }"#]
      let run = await FakeWorld(graph).run(example.line.split(separator: " ").dropFirst().map(String.init))
      #expect(run.status != .usage, "\(example.line): \(run.error)")
    }
  }

  @Test func anUnknownTopicIsASuggestionAway() async {
    let run = await FakeWorld().run("help", "cost-s")
    #expect(run.status == .usage && run.output.isEmpty)
    #expect(run.error.contains("unknown command or topic 'cost-s'; did you mean"))
  }

  @Test(arguments: Rule.Area.allCases)
  func aRuleNamesTheSectionThatTellsMore(_ area: Rule.Area) async throws {
    let section = area.page
    #expect(HelpTopic.all.contains { $0.name == section.topic && $0.page == section.topic })
    #expect(try Page.named(section.topic).lines.contains("## \(section.heading)"), "\(section.address)")
    let anchor = try #require(section.address.split(separator: "#").last.map(String.init))
    #expect(try Page.named(section.topic).anchors.contains(anchor), "\(section.address)")
  }

  @Test func explainNamesThePageOfARule() async {
    let run = await FakeWorld().run("explain", "hardware-cost-over")
    #expect(run.output.contains("  page: costs.md#when-a-cost-is-an-error; in short: `capplan help costs`\n"))
  }
}
