import CapturePlanning
import Foundation
import JSONSource
import RuleKit
import TestSupport
import Testing

/// A rule is named by its typed id wherever it is meant: a rule that goes, or gets another id, is then missed at once.
struct RuleNamingTests {
  /// A literal that is a rule's id.
  private struct Literal {
    let id: String
    let module: String
    let file: String
    let line: Substring

    /// The constant of a fault of documents, or the head of a rule.
    var isDeclaration: Bool {
      line.contains("DocumentFault(\"\(id)\", leaves: ") || line.drop { $0 == " " } == "\"\(id)\","
    }

    /// A list of a rule or of a fact, which may name a rule of a module that it does not see.
    var isInList: Bool { line.contains("supersedes: [") || line.contains("related: [") }

    /// The text of a graph, or a comment.
    var isText: Bool { line.contains("\"rule\": \"\(id)\"") || line.contains("///") }
  }

  private static func literals() throws -> [Literal] {
    let sources = PackageFolder.url(of: "Sources")
    let ids = Set(Rule.all.map(\.id.rawValue))
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var found: [Literal] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let module = file.pathComponents[sources.pathComponents.count]
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where line.contains("\"") {
        for id in line.split(separator: "\"").map(String.init) where ids.contains(id) {
          found.append(Literal(id: id, module: module, file: file.lastPathComponent, line: line))
        }
      }
    }
    return found
  }

  @Test func noRuleIsNamedByALiteralOutsideItsFile() throws {
    let literals = try Self.literals()
    let declared = literals.filter(\.isDeclaration)
    #expect(declared.map(\.id).sorted() == Rule.all.map(\.id.rawValue).sorted(), "each is declared once")
    let homes = Dictionary(declared.map { ($0.id, $0.module) }) { first, _ in first }
    for literal in literals where !literal.isDeclaration && !literal.isText {
      let isOutOfSight = literal.isInList && homes[literal.id] != literal.module
      #expect(isOutOfSight, "\(literal.file): write the typed id of \(literal.id)")
    }
  }
}
