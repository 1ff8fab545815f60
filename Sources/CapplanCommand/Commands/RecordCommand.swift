package import CaptureModel
import CaptureSource

/// `capplan record`: write the Swift file with which an app records its session.
package struct RecordCommand: Subcommand {
  package var operands: [String] = []
  package private(set) var typeName = "CaptureGraphRecorder"
  package private(set) var minimum = RecorderSource.oldest
  private(set) var sdk: OSVersion?
  package private(set) var output = Destination.standardOutput

  package init() {}

  package static let page = CommandPage(
    name: "record",
    summary: "Write a Swift file with which an app writes the graph of a session that it has built",
    operands: .none,
    examples: [
      .init("capplan record -o CaptureGraphRecorder.swift", "a file for the app, or for its tests"),
      .init("capplan record --type-name SessionGraph --minimum-os 17.0", "under another name, for newer systems"),
    ],
    details: [
      """
      In a test that runs on a device, or in a debug build, CaptureGraphRecorder.write(session) writes graph.json: what \
      capplan check and capplan diff read in CI. The Simulator has no cameras.
      """,
      FileSDK.details,
      """
      What a session does not know is left out: the app around it, profiles, plan and ignore, which photos it will request. So \
      is what the API sets by itself. What a graph has no keys for is named under x-left-out.
      """,
    ])

  package static let options: [CommandOption<RecordCommand>] = [
    .typeName("the name of the type (default: CaptureGraphRecorder)") { $0.typeName = $1 },
    .value(
      "minimum-os", .system(from: RecorderSource.oldest), .common,
      "the oldest iOS that the app runs on (default: \(RecorderSource.oldest))"
    ) { $0.minimum = $1 },
    .sdk { $0.sdk = $1 },
    .value("output", short: "o", .file, .common, "write to a file") { $0.output = Destination($1) },
  ]

  package func validate() throws(UsageError) { try FileSDK.check(sdk, minimum) }

  package func run(_ console: Console) -> ExitStatus {
    let sdk = FileSDK.of(sdk, minimum)
    return console.write(RecorderSource(typeName: typeName, minimum: minimum, sdk: sdk).text(), to: output)
  }
}
