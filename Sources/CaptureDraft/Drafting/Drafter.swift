import CaptureModel
import CaptureReading
import JSONSource
import SwiftReading

/// A file of an app's source.
public struct SourceFileForDraft: Sendable {
  /// Its path, as it is to be shown.
  public let path: String

  /// Its bytes.
  public let bytes: [UInt8]

  /// A file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// What was found in an app's source.
public struct Draft: Sendable {
  /// Its sessions, in the order in which the code makes them.
  public let sessions: [DraftedSession]

  /// The number of files that were read.
  public let filesRead: Int

  /// The files that import AVFoundation.
  public let filesOfCapture: [String]

  /// The statements that could not be read, by their places.
  public let notRead: [String]

  /// The first place that names the class of a session; `nil` if none does. Comments count, too.
  public let firstNamed: String?
}

/// Drafts graphs from an app's source.
public enum Drafter {
  /// The conditions of `#if` that are known of an app for iOS.
  private static let known: [String: Bool] = [
    "DEBUG": false, "os(iOS)": true, "os()": false, "targetEnvironment(simulator)": false, "targetEnvironment()": false,
    "canImport(UIKit)": true, "canImport(AVFoundation)": true, "canImport(SwiftUI)": true, "canImport(AppKit)": false,
    "canImport(Photos)": true, "canImport(CoreMedia)": true, "canImport(CoreVideo)": true, "canImport(Combine)": true,
    "canImport(Cocoa)": false, "swift()": true, "compiler()": true,
  ]

  /// Drafts the graphs of the sessions in some files; the same files give the same graphs, whatever their order.
  public static func draft(_ files: [SourceFileForDraft], defines: [String] = []) -> Draft {
    let files = files.sorted { $0.path < $1.path }
    let conditions = defines.reduce(into: known) { $0[$1] = true }
    let trees = files.enumerated().map { SwiftReader.read($1.bytes, file: $0, conditions: conditions) }
    let symbols = SymbolTable()
    let reading = Interpreter.read(SwiftProgram(trees), symbols)
    let paths = files.map(\.path)
    let gaps = gaps(trees, paths, reading)
    var names: [String: Int] = [:]
    var sessions: [DraftedSession] = []
    var seen: Set<SwiftPlace> = []
    for number in reading.sessions {
      let place = reading.objects[number].place
      // Screens that each make one have the same session.
      guard seen.insert(place).inserted || reading.isFilled(number) else { continue }
      let stem = name(of: paths[place.file])
      let count = names[stem, default: 0] + 1
      var builder = GraphBuilder(reading, symbols, session: number, paths: paths)
      let drafted = builder.build(named: count == 1 ? stem : "\(stem)\(count)", gaps: gaps)
      if let same = sessions.firstIndex(where: { $0.at == drafted.at }) {
        if sessions[same].text == drafted.text || !reading.isFilled(number) { continue }
      }
      names[stem] = count
      sessions.append(drafted)
    }
    return Draft(
      sessions: sessions, filesRead: files.count,
      filesOfCapture: zip(paths, trees).filter { $1.imports.contains("AVFoundation") || $1.imports.contains("AVKit") }
        .map(\.0),
      notRead: zip(paths, trees).flatMap { path, tree in tree.unread.map { "\(path):\($0.place.line)" } },
      firstNamed: files.lazy.compactMap { file in lineNamingSession(file.bytes).map { "\(file.path):\($0)" } }.first)
  }

  /// The first line that makes a session by name or has a property of its type.
  private static func lineNamingSession(_ bytes: [UInt8]) -> Int? {
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      let text = String(decoding: line, as: UTF8.self)
      for name in ["AVCaptureSession", "AVCaptureMultiCamSession"] where text.hasWord(name) { return index + 1 }
    }
    return nil
  }

  /// The name of a file without its folders and ending.
  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
  }

  /// What was not read of the files that are about capture, as open keys of the session.
  private static func gaps(_ trees: [SwiftFile], _ paths: [String], _ reading: Interpreter) -> [DraftEntry] {
    var all: [DraftEntry] = []
    for (path, tree) in zip(paths, trees) {
      for gap in tree.unread where gap.names.contains(where: concernsCapture) {
        all.append(
          DraftEntry(key: "session", at: "\(path):\(gap.place.line)", why: "a statement could not be read", oneOf: []))
      }
      guard tree.imports.contains("AVFoundation") else { continue }
      for gap in tree.openConditions {
        all.append(
          DraftEntry(
            key: "session", at: "\(path):\(gap.place.line)",
            why: "#if \(gap.names.joined()) is not known; its first branch was read", oneOf: []))
      }
    }
    if reading.isCutShort {
      all.append(DraftEntry(key: "session", at: paths.first ?? "", why: "the code is too long to follow", oneOf: []))
    }
    return all
  }

  /// Whether a name in a statement that was not read may be about a session.
  private static func concernsCapture(_ name: String) -> Bool {
    name.hasPrefix("AV") || name == "addInput" || name == "addOutput" || name == "sessionPreset"
      || name == "addConnection"
  }
}

extension Interpreter {
  /// Whether anything is added to a session.
  fileprivate func isFilled(_ session: Int) -> Bool {
    (eventsOf[session] ?? []).contains { if case .add = events[$0].action { true } else { false } }
  }
}
