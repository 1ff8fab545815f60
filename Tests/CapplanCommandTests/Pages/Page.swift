import Foundation
import TestSupport
import Testing

/// A file of the documentation: the README, or a page of the catalog.
struct Page: CustomTestStringConvertible, Sendable {
  /// The path from the top of the repository.
  let path: String

  /// The name without its ending.
  var name: String { file.deletingPathExtension().lastPathComponent }

  var testDescription: String { name }

  /// Where the pages of the catalog lie.
  static let folder = "Sources/capplan/capplan.docc"

  static let readme = Page(path: "README.md")

  /// The pages of the catalog, by name.
  static let catalog: [Page] =
    ((try? FileManager.default.contentsOfDirectory(atPath: PackageFolder.url(of: folder).path)) ?? [])
    .filter { $0.hasSuffix(".md") }.sorted().map { Page(path: "\(folder)/\($0)") }

  /// The README and the pages.
  static let all = [readme] + catalog

  /// Whether the files are to be written anew, as `make pages` does it, and not compared.
  static let isRewriting = ProcessInfo.processInfo.environment["CAPPLAN_REWRITE_GOLDENS"] != nil

  /// The page of the catalog with a name.
  static func named(_ name: String) -> Page { Page(path: "\(folder)/\(name).md") }

  private var file: URL { PackageFolder.url(of: path) }

  var text: String {
    get throws { try String(contentsOf: file, encoding: .utf8) }
  }

  var lines: [String] {
    get throws { try text.components(separatedBy: "\n") }
  }

  func write(_ text: String) throws { try text.write(to: file, atomically: true, encoding: .utf8) }

  /// Whether a file is there, by a path from the folder of this one.
  func hasNeighbor(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: file.deletingLastPathComponent().appendingPathComponent(path).path)
  }

  /// The whole page is generated: it has to be this text, or becomes it.
  func expect(_ generated: String) throws {
    if Self.isRewriting { return try write(generated) }
    #expect(try text == generated, "\(path) is stale: make pages")
  }

  /// A part of the page is generated: what stands between two lines has to be this text, or becomes it.
  func expect(_ generated: String, between start: String, and end: String) throws {
    let text = try text
    let first = try #require(text.range(of: start + "\n"), "\(path) has no line \(start)")
    let last = try #require(text[first.upperBound...].range(of: end), "\(path) has no line \(end)")
    let range = first.upperBound..<last.lowerBound
    if Self.isRewriting { return try write(text.replacingCharacters(in: range, with: generated)) }
    #expect(String(text[range]) == generated, "\(path) is stale: make pages")
  }

  /// The lines of each block of code in a language.
  func blocks(in language: String) throws -> [[String]] {
    var blocks: [[String]] = []
    var block: [String]?
    var fence = ""
    for line in try lines {
      if fence.isEmpty, let start = Self.fence(of: line) {
        fence = start
        if line == fence + language { block = [] }
      } else if line == fence {
        if let block { blocks.append(block) }
        (block, fence) = (nil, "")
      } else {
        block?.append(line)
      }
    }
    return blocks
  }

  /// The lines outside of blocks of code.
  var prose: [String] {
    get throws {
      var fence = ""
      return try lines.filter { line in
        if fence.isEmpty {
          fence = Self.fence(of: line) ?? ""
          return fence.isEmpty
        }
        if line == fence { fence = "" }
        return false
      }
    }
  }

  /// The backquotes that begin a block of code, which a line of as many ends; `nil` if the line begins none. A block
  /// that shows one of three has four.
  static func fence(of line: String) -> String? {
    let marks = line.prefix { $0 == "`" }
    return marks.count < 3 ? nil : String(marks)
  }

  /// The anchors of the headings, as a code host makes them.
  var anchors: Set<String> {
    get throws {
      Set(
        try prose.filter { $0.hasPrefix("#") }.map { heading in
          heading.drop { $0 == "#" }.dropFirst().lowercased().map { $0 == " " ? "-" : String($0) }.joined()
        })
    }
  }

  /// Where the links lead: what stands in parentheses behind square brackets.
  var links: [String] {
    get throws {
      try prose.flatMap { line in
        line.components(separatedBy: "](").dropFirst().compactMap { $0.components(separatedBy: ")").first }
      }
    }
  }
}
