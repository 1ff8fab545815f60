import CaptureReports
import Foundation
import JSONSource
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// JUnit's and Checkstyle's XML, as a parser of XML reads it.
struct XMLFormatTests {
  private struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
  }

  /// The elements of a document, each before what it holds.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      open.append(elements.count)
      elements.append(Element(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let index = open.last { elements[index].text += text }
    }
  }

  private static func elements(_ xml: String) throws -> [Element] {
    let reader = Reader()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return reader.elements
  }

  private static let key = "'a%0A::error::,]]><&\"'##[error]\\u{202E}'"

  @Test func checkstyleHasAnErrorForEachRemark() throws {
    let elements = try Self.elements(CheckstyleRenderer().render(try FormatGraphs.awkwardReport()))
    let files = elements.filter { $0.name == "file" }
    #expect(files.map { $0.attributes["name"] } == [FormatGraphs.awkwardName, "./lost\\u{1B}.json", "clean.json"])
    let errors = elements.filter { $0.name == "error" }
    #expect(errors.first?.attributes["message"] == "unknown key \(Self.key)")
    #expect(errors.first?.attributes["source"] == "capplan.unknown-key")
    #expect(errors.allSatisfy { ["error", "warning", "info"].contains($0.attributes["severity"]) })
    #expect(errors.last?.attributes["source"] == "capplan.unreadable" && errors.last?.attributes["line"] == nil)
  }

  @Test func junitFailsWhereTheCheckDoes() throws {
    let report = try FormatGraphs.awkwardReport()
    let elements = try Self.elements(JUnitRenderer().render(report))
    let suites = elements.filter { $0.name == "testsuite" }
    #expect(suites.map { $0.attributes["failures"] }[1...] == ["0", "0"])
    #expect(suites.map { $0.attributes["errors"] } == ["0", "1", "0"])
    let failures = elements.filter { $0.name == "failure" }
    #expect(suites.first?.attributes["failures"] == String(failures.count))
    #expect(failures.first?.attributes["message"] == "unknown key \(Self.key)")
    #expect(failures.first?.text.hasPrefix("\(FormatGraphs.awkwardName):2:3: error: unknown key \(Self.key)") == true)
    let cases = elements.filter { $0.name == "testcase" }
    #expect(cases.contains { $0.attributes["name"] == "on iphone-xs" && $0.attributes["classname"] == "clean.json" })
    #expect(elements.first?.attributes["tests"] == String(cases.count))
  }

  @Test func junitTellsMilderFindingsInCasesThatPass() throws {
    let report = try Checking.report("\u{FEFF}{ \"capplan\": 1, \"profiles\": [\"iphone-xs\"] }")
    #expect(report.files[0].findings.map(\.finding.severity) == [.warning])
    let lenient = try Self.elements(JUnitRenderer().render(report))
    #expect(!lenient.contains { $0.name == "failure" })
    #expect(lenient.contains { $0.name == "system-out" && $0.text.contains("[json-byte-order-mark]") })
    let strict = try Self.elements(JUnitRenderer { severity, _ in severity >= .warning }.render(report))
    #expect(strict.contains { $0.name == "failure" && $0.attributes["type"] == "warning" })
  }

  @Test func aCaseKeepsItsNameWhenLinesMove() throws {
    func names(_ text: String) throws -> [String?] {
      try Self.elements(JUnitRenderer().render(try Checking.report(text))).filter { $0.name == "testcase" }
        .map { $0.attributes["name"] }
    }
    let text = #"{ "capplan": 1, "profiles": ["iphone-xs"], "inputs": [ { "id": "back", "deviceTyp": "x" } ] }"#
    let before = try names(text)
    #expect(before.contains("unknown-key /inputs/back/deviceTyp"))
    #expect(try names(text.replacing("\"inputs\"", with: "\n\n\"name\": \"x\",\n\"inputs\"")) == before)
  }
}
