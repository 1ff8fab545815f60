import CaptureDraft
import CaptureModel
import CapturePlanning
import CapturePlans
import DeviceProfiles
import Foundation
import JSONSource
import TestSupport
import Testing

/// Made-up projects, each with the graphs that are drafted from it, to the byte.
struct ProjectTests {
  /// The names of the projects.
  static let names: [String] = {
    let folder = PackageFolder.url(of: "Tests/CaptureDraftTests/Projects")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }()

  /// The Swift files of a project.
  static func files(of name: String) throws -> [SourceFileForDraft] {
    let folder = PackageFolder.url(of: "Tests/CaptureDraftTests/Projects/\(name)")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
      .map {
        SourceFileForDraft(path: $0, bytes: Array(try Data(contentsOf: folder.appendingPathComponent($0))))
      }
  }

  @Test func thereAreFourteen() { #expect(Self.names.count >= 14) }

  @Test(arguments: names)
  func aProjectHasItsGraph(name: String) throws {
    let files = try Self.files(of: name)
    let draft = Drafter.draft(files)
    let text = draft.sessions.map(\.text).joined(separator: "\n")
    let golden = PackageFolder.url(of: "Tests/CaptureDraftTests/Projects/\(name)/graphs.txt")
    if ProcessInfo.processInfo.environment["CAPPLAN_REWRITE_GOLDENS"] != nil {
      return try text.write(to: golden, atomically: true, encoding: .utf8)
    }
    #expect(text == (try String(contentsOf: golden, encoding: .utf8)))
    #expect(Drafter.draft(files.reversed()).sessions.map(\.text) == draft.sessions.map(\.text))
    #expect(draft.notRead.isEmpty)
    for session in draft.sessions {
      let reading = Planning.read(SourceText(session.text), profiles: DeviceProfiles.ids)
      let errors = reading.findings.filter { $0.severity == .error }
      #expect(errors.isEmpty, "\(errors.map(\.message))")
      // What is open is not in the graph, and what is in the graph says where it comes from.
      for object in session.objects {
        for key in object.keys where key.key != "deviceType" && key.key != "position" {
          #expect(!session.unread.contains { $0.key == "\(object.path).\(key.key)" }, "\(object.path).\(key.key)")
        }
      }
      for entry in session.unread + session.later { #expect(entry.at.contains(".swift:")) }
    }
  }

  @Test(arguments: names)
  func commentsAndBlankLinesChangeNothingButPlaces(name: String) throws {
    let files = try Self.files(of: name)
    let moved = files.map { file in
      let text = String(decoding: file.bytes, as: UTF8.self).replacing("\n", with: "\n// a remark { ( \"\n\n")
      return SourceFileForDraft(path: file.path, bytes: Array(text.utf8))
    }
    func plain(_ files: [SourceFileForDraft]) -> [String] {
      Drafter.draft(files).sessions.map { $0.text.replacing(/\.swift:[0-9]+/, with: ".swift") }
    }
    #expect(plain(files) == plain(moved))
  }

  @Test func brokenProjectsAreDraftedToTheirEnd() throws {
    var generator = SeededGenerator(11)
    for name in Self.names {
      let files = try Self.files(of: name)
      for _ in 0..<60 {
        let broken = files.map { file in
          var words = String(decoding: file.bytes, as: UTF8.self).split(
            separator: " ", omittingEmptySubsequences: false)
          for _ in 0..<3 where words.count > 2 {
            let place = Int.random(in: 0..<words.count, using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: words.remove(at: place)
            case 1: words.insert(words[Int.random(in: 0..<words.count, using: &generator)], at: place)
            default: words.swapAt(place, Int.random(in: 0..<words.count, using: &generator))
            }
          }
          return SourceFileForDraft(path: file.path, bytes: Array(words.joined(separator: " ").utf8))
        }
        for session in Drafter.draft(broken).sessions { #expect(!session.text.isEmpty) }
      }
    }
  }
}
