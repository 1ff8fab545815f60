// `make profiles`: writes profiles into one Swift file, each as its text and packed: EmbedProfiles OUTPUT FILE...
//
// A profile with errors is not written: each fault is told with its file, line and column, and the old file stays.
import CaptureModel
import Foundation
import JSONSource

let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first else {
  FileHandle.standardError.write(Data("usage: EmbedProfiles OUTPUT FILE...\n".utf8))
  exit(2)
}

/// Says what is wrong with a file, as compilers do.
func complain(_ message: String) {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
}

/// A profile as its file has it, and packed.
struct Embedded {
  let name: String
  let text: String
  let packed: String

  /// Reads a file; `nil` where the profile has errors. Every fault is printed.
  init?(_ file: URL) {
    name = file.deletingPathExtension().lastPathComponent
    guard let data = try? Data(contentsOf: file) else {
      complain("\(file.path): error: can't be read")
      return nil
    }
    let source = SourceText(name: file.path, bytes: [UInt8](data))
    let result = ProfileDecoder.decode(source)
    let lines = LineTable(source)
    for finding in result.findings {
      let help = finding.help.map { " (\($0))" } ?? ""
      complain(lines.conciseLine(for: finding) + help)
    }
    guard let profile = result.profile else { return nil }
    guard profile.id == name else {
      complain("\(file.path): error: the file of the profile \"\(profile.id)\" is named \(profile.id).json")
      return nil
    }
    text = String(decoding: data, as: UTF8.self)
    packed = profile.packed
  }

  /// A case that gives the text; `####` on the quotes: no JSON text holds `"""####`.
  var textCase: String { "    case \"\(name)\":\n      ####\"\"\"\n\(text)\n\"\"\"####\n" }

  /// A case that gives the packed form, in one line whatever is in it.
  var packedCase: String {
    var literal = ""
    for scalar in packed.unicodeScalars {
      let isPlain = scalar.value >= 0x20 && scalar != "\\" && scalar != "\""
      if isPlain { literal.unicodeScalars.append(scalar) } else { literal += "\\u{\(String(scalar.value, radix: 16))}" }
    }
    return "    case \"\(name)\": \"\(literal)\"\n"
  }
}

let files = arguments.dropFirst().map { URL(fileURLWithPath: $0) }.sorted {
  $0.deletingPathExtension().path < $1.deletingPathExtension().path
}
let profiles = files.compactMap { Embedded($0) }
guard profiles.count == files.count else { exit(1) }
let source = """
  // Written by `make profiles` from the JSON files of DeviceProfiles/. Change those, and make it again.
  // swift-format-ignore-file

  extension DeviceProfiles {
    /// The ids of the bundled profiles, sorted bytewise.
    public static let ids: [String] = [\(profiles.map { "\"\($0.name)\"" }.joined(separator: ", "))]

    /// The text of a bundled profile, as its file has it; `nil` for another id.
    public static func text(of id: String) -> StaticString? {
      switch id {
  \(profiles.map(\.textCase).joined())    default: nil
      }
    }

    /// A bundled profile as `DeviceProfile.packed` has it; `nil` for another id.
    package static func packed(_ id: String) -> StaticString? {
      switch id {
  \(profiles.map(\.packedCase).joined())    default: nil
      }
    }
  }

  """
// A file that is as it was keeps its date, so that nothing is compiled again.
if (try? String(contentsOfFile: output, encoding: .utf8)) == source { exit(0) }
do {
  try source.write(toFile: output, atomically: true, encoding: .utf8)
} catch {
  complain("\(output): error: can't be written")
  exit(1)
}
