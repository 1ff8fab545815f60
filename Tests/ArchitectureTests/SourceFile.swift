import Foundation
import TestSupport

/// A Swift file of a module.
struct SourceFile: Sendable {
  /// The module that it belongs to.
  let module: String

  /// Its folder inside the module; the file's own name, up to a `+`, where it stands in no folder.
  let folder: String

  /// The file's name.
  let name: String

  /// Its text.
  let text: String

  /// Its text without comments and literals.
  let code: String

  /// The modules and where their files are.
  static let modules: [String: URL] = {
    let sources = PackageFolder.url(of: "Sources")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
    var folders: [String: URL] = [:]
    for name in names where !name.hasPrefix(".") {
      folders[name] = sources.appendingPathComponent(name)
    }
    folders["DeviceProfiles"] = PackageFolder.url(of: "DeviceProfiles/Module")
    return folders
  }()

  /// A folder, in any other one, whose files are printed, and not compiled with their module.
  private static let printed = "Printed/"

  /// Every file of every module, in order of the modules and of the paths.
  static let all: [SourceFile] = modules.keys.sorted().flatMap { files(of: $0) }

  private static func files(of module: String) -> [SourceFile] {
    guard let folder = modules[module] else { return [] }
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") && !$0.contains(printed) }.sorted().compactMap { path in
      guard let text = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8) else { return nil }
      var parts = path.split(separator: "/").map(String.init)
      let name = parts.removeLast()
      let type = String(name.prefix { $0 != "+" && $0 != "." })
      return SourceFile(
        module: module, folder: parts.isEmpty ? type : parts.joined(separator: "/"), name: name, text: text,
        code: String(decoding: CodeScanner.code(of: text), as: UTF8.self))
    }
  }

  /// The modules that it imports.
  var imports: Set<String> {
    Set(
      code.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), index < 3, index + 1 < words.count else { return nil }
        return String(words[index + 1])
      })
  }
}

/// A word or a sign of Swift code.
struct Token: Sendable {
  let text: Substring
  let line: Int

  /// Whether it is a name or a keyword.
  var isWord: Bool { text.utf8.first.map { Self.isWordByte($0) && !(48...57).contains($0) } ?? false }

  /// The name without the backticks around it.
  var name: String { text.utf8.first == UInt8(ascii: "`") ? String(text.dropFirst().dropLast()) : String(text) }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "`"), 0x80...:
      true
    default: false
    }
  }

  /// The words and signs of code without comments and literals.
  static func list(of code: String) -> [Token] {
    var tokens: [Token] = []
    var line = 1
    let bytes = code.utf8
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let start = index
      if isWordByte(bytes[index]) {
        while index < bytes.endIndex, isWordByte(bytes[index]) { index = bytes.index(after: index) }
        tokens.append(Token(text: code[start..<index], line: line))
      } else {
        index = bytes.index(after: index)
        if bytes[start] == UInt8(ascii: "\n") { line += 1 }
        if bytes[start] > 32 { tokens.append(Token(text: code[start..<index], line: line)) }
      }
    }
    return tokens
  }
}
