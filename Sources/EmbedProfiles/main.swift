// `make profiles`: writes profiles into one Swift file, packed: EmbedProfiles OUTPUT FILE...
//
// If a profile has errors, nothing is written; each error is printed with its file, line and column, and the old file
// stays.
import CaptureModel
import DeviceFacts
import Foundation
import JSONSource

let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first else {
  FileHandle.standardError.write(Data("usage: EmbedProfiles OUTPUT FILE...\n".utf8))
  exit(2)
}

/// Prints an error in a file, in the form that compilers use.
func complain(_ message: String) {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
}

/// Reads profiles on demand, for the list of files or because another profile refers to them.
struct Library {
  private let files: [URL]
  private var read: [String: Embedded?] = [:]
  private var open: Set<String> = []

  init(_ files: [URL]) { self.files = files }

  /// The profile with this name; `nil` if it has errors, doesn't exist or refers to itself.
  mutating func profile(_ name: String) -> Embedded? {
    if let known = read[name] { return known }
    guard let file = files.first(where: { Embedded.name(of: $0) == name }), open.insert(name).inserted else {
      return nil
    }
    let embedded = Embedded(file) { self.profile($0)?.profile }
    read[name] = embedded
    return embedded
  }
}

/// A profile from a file.
struct Embedded {
  let name: String
  let profile: DeviceProfile

  /// The name of the profile's file.
  static func name(of file: URL) -> String { file.deletingPathExtension().lastPathComponent }

  /// Reads a file, and prints its errors; `nil` if there are any.
  init?(_ file: URL, others: (String) -> DeviceProfile?) {
    name = Self.name(of: file)
    guard let data = try? Data(contentsOf: file) else {
      complain("\(file.path): error: can't be read")
      return nil
    }
    let source = SourceText(name: file.path, bytes: [UInt8](data))
    let result = ProfileDecoder.decode(source, others: others)
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
    self.profile = profile
  }

  /// In order of release: profiles without a model, then iPhones, then iPads; within each by year, first system and id.
  var order: (family: Int, year: Int, system: Int, id: String) {
    let model = profile.modelIdentifiers.first
    let family = model.map { $0.hasPrefix("iPhone") ? 1 : 2 } ?? 0
    let system = profile.firstOperatingSystem?.value.major ?? 0
    return (family, profile.releaseYear?.value ?? .max, system, name)
  }

  /// The entry in the list of devices.
  var device: String {
    let models = profile.modelIdentifiers.map { "\"\($0)\"" }.joined(separator: ", ")
    let multiCam = profile.multiCamSupported.map { ", multiCamSupported: \($0)" } ?? ""
    let first = profile.firstOperatingSystem.map { ", firstSystem: \"\($0.value)\"" } ?? ""
    let last = profile.lastOperatingSystem.map { ", lastSystem: \"\($0.value)\"" } ?? ""
    return
      "    Device(id: \"\(name)\", name: \"\(profile.name)\", modelIdentifiers: [\(models)]\(multiCam)\(first)\(last)),\n"
  }

  /// A `case` that returns the packed form: the profile, and then the facts that follow from its specification.
  func packedCase(_ packer: inout Packer) -> String {
    let specified = SpecifiedFacts(of: profile.withFamilyFacts())
    return "    case \"\(name)\": \(Self.literal(packer.pack(profile) + packer.pack(specified)))\n"
  }

  /// A text as a literal on one line.
  static func literal(_ text: String) -> String {
    var literal = ""
    for scalar in text.unicodeScalars {
      let isPlain = scalar.value >= 0x20 && scalar != "\\" && scalar != "\""
      if isPlain { literal.unicodeScalars.append(scalar) } else { literal += "\\u{\(String(scalar.value, radix: 16))}" }
    }
    return "\"\(literal)\""
  }
}

let files = arguments.dropFirst().map { URL(fileURLWithPath: $0) }.sorted {
  $0.deletingPathExtension().path < $1.deletingPathExtension().path
}
var library = Library(files)
let profiles = files.compactMap { library.profile(Embedded.name(of: $0)) }
guard profiles.count == files.count else { exit(1) }
var packer = Packer()
let packedCases = profiles.map { $0.packedCase(&packer) }.joined()
let source = """
  // Written by `make profiles` from the JSON files of DeviceProfiles/. Change those, and make it again.
  // swift-format-ignore-file

  extension DeviceProfiles {
    /// The ids of the bundled profiles, sorted bytewise.
    public static let ids: [String] = [\(profiles.map { "\"\($0.name)\"" }.joined(separator: ", "))]

    /// The names of the bundled profiles, in order of release.
    public static let devices: [Device] = [
  \(profiles.sorted { $0.order < $1.order }.map(\.device).joined())  ]

    /// A bundled profile as a `Packer` has it, then its `SpecifiedFacts`; `nil` for another id.
    package static func packed(_ id: String) -> StaticString? {
      switch id {
  \(packedCases)    default: nil
      }
    }

    /// The texts of the packed profiles.
    package static let texts: StaticString = \(Embedded.literal(packer.texts))
  }

  """
// An unchanged file keeps its date, so that nothing is recompiled.
if (try? String(contentsOfFile: output, encoding: .utf8)) == source { exit(0) }
do {
  try source.write(toFile: output, atomically: true, encoding: .utf8)
} catch {
  complain("\(output): error: can't be written")
  exit(1)
}
