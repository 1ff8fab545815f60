import CapplanCommand
import CapturePlanning
import Foundation
import JSONSource
import RuleKit
import TestSupport
import Testing

/// Conventions 43 to 50: files, and what stays as it is.
struct FileConventionTests {
  @Test("43. Folders are walked in the order of bytes, past what is hidden; a file that is named is always checked")
  func walk() async {
    var world = FakeWorld([
      "g/b.graph.json": Convention.bad, "g/a.graph.json": Convention.bad, "g/.git/c.graph.json": Convention.bad,
      "g/B.graph.json": Convention.bad, "g/other.json": Convention.bad, "g/z/graph.json": Convention.bad,
    ])
    world.nodes["g/z/loop"] = .link(to: "..")
    let folder = await world.run("check", "-f", "concise", "g").output
    let names = folder.split(separator: "\n").compactMap { $0.split(separator: ":").first.map(String.init) }
    #expect(names == ["g/B.graph.json", "g/a.graph.json", "g/b.graph.json", "g/z/graph.json"])
    let pattern = await world.run("check", "-f", "concise", "g/**/*.graph.json").output
    #expect(pattern.split(separator: "\n").count == 3)
    for name in ["g/other.json", "g/.git/c.graph.json"] {
      #expect(await world.run("check", name).status == .findings)
    }
  }

  @Test(
    "43. Globs leave out what is found, and only where that is forced what is named",
    arguments: [
      (["--exclude", "z"], ["B", "a", "b"]), (["--exclude", "[", "--exclude", "?.graph.json"], ["z/graph.json"]),
      (["--exclude", "g/z/**"], ["B", "a", "b"]), (["--exclude", "**/graph.json"], ["B", "a", "b"]),
      (["--exclude", "z/graph.json"], ["B", "a", "b", "z/graph.json"]),
      (["--exclude", "./g/?.graph.json"], ["z/graph.json"]),
    ])
  func exclusion(_ options: [String], _ left: [String]) async {
    let world = FakeWorld([
      "g/b.graph.json": Convention.bad, "g/a.graph.json": Convention.bad, "g/B.graph.json": Convention.bad,
      "g/z/graph.json": Convention.bad,
    ])
    let run = await world.run(["check", "-f", "concise", "g"] + options)
    let names = run.output.split(separator: "\n").compactMap { $0.split(separator: ":").first.map(String.init) }
    #expect(names == left.map { $0.contains("/") ? "g/\($0)" : "g/\($0).graph.json" }, "\(run.output)")
    #expect(await world.run(["check", "g/z/graph.json", "--exclude", "z"]).status == .findings)
    let forced = await world.run(["check", "g/z/graph.json", "--exclude", "z", "--force-exclude"])
    #expect(forced.status == .success && !forced.output.contains("error"), "\(forced.output)")
    let nothing = await world.run(["check", "g", "--exclude", "*"])
    #expect(nothing.status == .unusable && nothing.error.contains("exclude"), "\(nothing.error)")
  }

  @Test("44. A folder without graphs, or a pattern without a match, is told and exits 3")
  func empty() async {
    let world = FakeWorld(["g/notes.txt": "x"])
    for (operand, words) in [("g", "has no graph.json"), ("g/*.json", "matches no file")] {
      let run = await world.run("check", operand)
      #expect(run.status == .unusable && run.error.contains(words))
    }
  }

  @Test("45. A fix keeps every other byte, is shown by --diff, and has nothing left to do the second time")
  func fix() async throws {
    let text =
      "\u{FEFF}{ \"capplan\": 1,\r\n\t\"profiles\": [\"iphone-xs\"],\r\n\t\"session\": { \"type\": \"single\" }, }"
    let world = FakeWorld(["graph.json": text])
    let shown = await world.run("check", "--fix", "--diff")
    #expect(shown.written.isEmpty && shown.output.contains("+\t\"session\": { \"type\": \"single\" } }"))
    let fixed = await world.run("check", "--fix")
    let written = try #require(fixed.written.first)
    #expect(written.text.unicodeScalars.elementsEqual(text.replacing("}, }", with: "} }").unicodeScalars))
    #expect(written.mode == .replacing)
    #expect(await FakeWorld(["graph.json": written.text]).run("check", "--fix").written.isEmpty)
  }

  @Test("46. Pipes with names and without are read")
  func pipes() throws {
    #expect(try RealRun("$C check <(cat bad.json)").status == 1)
    #expect(try RealRun("$C check /dev/stdin < bad.json").status == 1)
    #expect(try RealRun("mkfifo p; cat ok.json > p & $C check p").status == 0)
  }

  @Test func aPipeThatSettingsNameIsNotWaitedFor() throws {
    for settings in [#"{ "baseline": "p" }"#, #"{ "reports": { "sarif": "p" } }"#, #"{ "paths": ["p"] }"#] {
      let run = try RealRun(
        "mkfifo p; echo '\(settings)' > .capplan.json; perl -e 'alarm 20; exec @ARGV' $C check ok.json")
      #expect(run.status == 2 && run.error.contains("is neither a file nor a folder"), "\(settings): \(run.error)")
    }
  }

  @Test("47. What is too large or too deep is a finding")
  func limits() async {
    let deep = await FakeWorld(["graph.json": String(repeating: "[", count: 100_000)]).run("check", "-f", "concise")
    #expect(deep.status == .unusable && deep.output.contains("[json-too-deep]"))
    let large = "{ \"capplan\": 1, \"x-a\": \"" + String(repeating: "a", count: 9 << 20) + "\" }"
    let run = await FakeWorld(["graph.json": large]).run("check", "-f", "concise")
    #expect(run.status == .unusable && run.output.contains("[json-too-large]"))
  }

  @Test("48. Every id and every alias is explained; none stands for two rules")
  func ids() async throws {
    let names = Rule.all.flatMap { [$0.id] + $0.aliases }
    #expect(Set(names).count == names.count)
    for rule in Rule.all where !rule.aliases.isEmpty {
      #expect(await FakeWorld().run("explain", rule.aliases[0].rawValue).output.hasPrefix("\(rule.id):"))
    }
    let unknown = await FakeWorld().run("explain", "no-such-rule")
    #expect(unknown.status == .usage)
  }

  @Test("49. A report says its version, which is 1")
  func version() async throws {
    for arguments in [["check", "-f", "json"], ["cost", "-f", "json"], ["matrix", "-f", "json"]] {
      let run = await FakeWorld(["graph.json": Convention.ok]).run(arguments)
      let document = try #require(JSONParser.parse(SourceText(run.output)).document)
      let first = try #require(document.value(at: "/version"))
      #expect(document.number(of: first) == 1, "\(arguments)")
    }
  }

  @Test("50. Nothing asks the network")
  func network() throws {
    let sources = PackageFolder.url(of: "Sources")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      count += 1
      for call in ["socket(", "connect(", "getaddrinfo", "URLSession", "import Network", "FoundationNetworking"] {
        let isOwnWord = call == "connect(" && !text.contains("import Glibc")
        #expect(isOwnWord || !text.contains(call), "\(file.lastPathComponent): \(call)")
      }
    }
    #expect(count > 300)
  }

  @Test("Each of the 50 conventions has its test")
  func all() throws {
    let folder = PackageFolder.url(of: "Tests/CapplanCommandTests/Conventions")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix("Tests.swift") }
    let texts = try files.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
    for number in 1...50 {
      #expect(texts.joined().contains("\"\(number). "), "no test of \(number)")
    }
  }
}
