import CaptureModel
import CaptureReports
package import DeviceFacts
import DeviceProfiles
import JSONSource

extension LogList: WordValue {}

/// `capplan import`: make a profile from what devices print.
package struct ImportCommand: Subcommand {
  package var operands: [String] = []
  package private(set) var context = LogContext()
  package private(set) var target: String?
  package private(set) var readings: String?
  package private(set) var output = Destination.standardOutput

  package init() {}

  package static let page = CommandPage(
    name: "import",
    summary: "Make a profile from a probe's output, or from formats printed in any log",
    operands: .any(.file),
    examples: [
      .init("capplan import probe.log -o our-phone.json", "a probe's profile out of the log of its run"),
      .init("capplan import probe.log --readings readings.json -o our-phone.json", "and its readings, for calibrate"),
      .init(
        "capplan import app.log --model iPhone14,4 --camera builtInWideAngleCamera/back",
        "formats that an app printed, of one camera"),
      .init("capplan import app.log --into iphone-13-mini", "added to what is known of a device"),
    ],
    details: [
      """
      FILE is a log, a probe's profile document, or - for standard input. Of a log these are read, whatever stands \
      before, behind and between them: the numbered pieces of a probe; descriptions of AVCaptureDevice.Format, as they \
      are printed with < and >; and sets of cameras, as supportedMultiCamDeviceSets is printed. The formats belong to \
      the camera that is printed before them, else to --camera.
      """,
      """
      A line that is cut or damaged is told with its number, and nothing of it is taken; the rest is still written, and \
      the exit status is 1. What the log does not say stays unknown; so does whether a list is whole, unless --complete \
      says so.
      """,
      """
      --into merges what was printed into a profile: the fact that is known better speaks. Each thing that the two say \
      differently is told with both sources; where neither is known better, the exit status is 1.
      """,
    ])

  package static let options: [CommandOption<ImportCommand>] = [
    .value("camera", .camera, .common, "the camera of the formats, if the log prints none before them") {
      $0.context.camera = $1
    },
    .value("model", .text("IDENTIFIER"), .common, "the device's model, if the log does not name it: iPhone14,4") {
      $0.context.model = $1
    },
    .value("id", .profileID, .common, "the profile's id; left out, the bundled profile's of that model") {
      $0.context.id = $1
    },
    .value("name", .text("NAME"), .common, "the device's name; left out, the bundled profile's of that model") {
      $0.context.name = $1
    },
    .list("complete", .word("LIST"), .common, "the lists that are complete in the log") {
      $0.context.complete.insert($1)
    },
    .value(
      "into", .text("PROFILE", .words(.profiles, orFiles: .any)), .common,
      "a bundled profile's id, or a profile file, to merge into"
    ) {
      $0.target = $1
    },
    .value("readings", .file, .common, "write the probe's readings to a file") { $0.readings = $1 },
    .value("output", short: "o", .file, .common, "write to a file") { $0.output = Destination($1) },
  ]

  package func validate() throws(UsageError) {
    if operands.isEmpty { throw .missingOperand("FILE") }
    try StandardInputUse.check(operands)
    if let readings, Destination(readings) == .standardOutput, output == .standardOutput {
      throw .conflict("--readings -", "the profile on standard output")
    }
  }

  package func run(_ console: Console) throws(UsageError) -> ExitStatus {
    let inputs = InputLoader(console.world, limit: JSONParser.sizeLimit).load(operands)
    var paths = OutputPathCheck(console)
    for input in inputs { try paths.take(input) }
    try paths.take(output)
    try paths.take(readings.map { Destination($0) })
    var status = console.complain(ofUnreadable: inputs)
    let importer = DeviceImporter(context, console)
    if let target { try importer.start(with: target) }
    for input in inputs {
      guard case .success(let source) = input.result else { continue }
      try importer.read(source)
    }
    importer.compareDevices()
    status = status.worse(importer.status)
    if importer.readings.bytes != nil, readings == nil || importer.document == nil {
      console.complain(
        importer.readings.note(areWritten: readings != nil, besideProfile: importer.document != nil))
      if readings == nil, importer.document == nil { return status == .success ? .unusable : status }
    }
    if let readings {
      if let text = importer.readings.bytes {
        status = status.worse(console.write(text, to: Destination(readings)))
      } else {
        console.complain("no whole readings document in \(operands.map { "'\($0)'" }.joined(separator: ", "))")
        status = status.worse(importer.document == nil ? .unusable : .findings)
      }
    }
    guard let document = importer.document else { return status }
    return status.worse(console.write(document, to: output))
  }
}

extension ValueReader where Value == String {
  /// The id of a new profile; it can't be a path, since files and commands are named after it.
  fileprivate static var profileID: Self {
    ValueReader("ID") { text throws(BadValue) in
      if text.isEmpty { throw .empty }
      let isID = text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
          true
        default: false
        }
      }
      guard isID, text.utf8.first != UInt8(ascii: "."), text.utf8.first != UInt8(ascii: "-") else {
        throw .malformed(text, expected: "ID, of letters, digits, '-', '_' and '.', such as our-phone")
      }
      return text
    }
  }
}

extension ValueReader where Value == DeviceKey {
  /// A camera's type and position: `builtInWideAngleCamera/back`.
  fileprivate static var camera: Self {
    let types = DeviceType.allCases.filter { !$0.isMicrophone && $0.current == $0 }
    let names = types.flatMap { type in DevicePosition.allCases.map { "\(type.rawValue)/\($0.rawValue)" } }
    return ValueReader("TYPE/POSITION", completion: .plain(names)) { text throws(BadValue) in
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else {
        throw .malformed(text, expected: "TYPE/POSITION, such as builtInWideAngleCamera/back")
      }
      guard let type = types.first(where: { $0.rawValue == parts[0] }) else {
        throw .unknownWord(parts[0], allowed: types.map(\.rawValue))
      }
      guard let position = DevicePosition(rawValue: parts[1]) else {
        throw .unknownWord(parts[1], allowed: DevicePosition.allCases.map(\.rawValue))
      }
      return DeviceKey(type, position)
    }
  }
}
