// Writes JSON files into one Swift file of raw string literals behind a switch: EmbedProfiles OUTPUT FILE...
import Foundation

let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first else {
  FileHandle.standardError.write(Data("usage: EmbedProfiles OUTPUT FILE...\n".utf8))
  exit(2)
}

let files = arguments.dropFirst().map { URL(fileURLWithPath: $0) }.sorted {
  $0.deletingPathExtension().path < $1.deletingPathExtension().path
}
let names = files.map { $0.deletingPathExtension().lastPathComponent }
var source = "extension DeviceProfiles {\n"
source += "  /// The ids of the bundled profiles, sorted bytewise.\n"
source += "  public static let ids: [String] = [\(names.map { "\"\($0)\"" }.joined(separator: ", "))]\n\n"
source += "  /// The text of a bundled profile, as its file has it; `nil` for another id.\n"
source += "  public static func text(of id: String) -> StaticString? {\n    switch id {\n"
for (name, file) in zip(names, files) {
  // `####` on the quotes: no JSON text holds `"""####`.
  let text = try String(contentsOf: file, encoding: .utf8)
  source += "    case \"\(name)\":\n      ####\"\"\"\n\(text)\n\"\"\"####\n"
}
source += "    default: nil\n    }\n  }\n}\n"
try source.write(toFile: output, atomically: true, encoding: .utf8)
