import CaptureModel
import CaptureSource

/// `capplan probe`: Swift source that reads a device's profile and its costs.
package struct ProbeCommand: Subcommand {
  package var operands: [String] = []
  package private(set) var output = Destination.standardOutput
  package private(set) var typeName = "CaptureProbe"
  private(set) var sdk: OSVersion?
  private(set) var minimumOS = ProbeSource.oldest

  package init() {}

  package static let page = CommandPage(
    name: "probe",
    summary: "Write Swift source that, run on a device, prints its profile and its real costs",
    operands: .none,
    examples: [
      .init("capplan probe -o CaptureProbe.swift", "a file to add to an app target"),
      .init("capplan probe --minimum-os 16.0 > CaptureProbe.swift", "for an app that runs on iOS 16 and later"),
    ],
    details: [
      """
      Add the file to an app that may use the camera, and run it on a device, from a debug button or a device test: try \
      await CaptureProbe.run(). It takes some minutes, says what it is doing, waits while the device is hot, and goes on \
      where it was stopped. The Simulator has no cameras.
      """,
      """
      It writes two documents, to files and to the log: a profile (cameras, formats, the sets of cameras that run \
      together) and readings (both costs of sessions that differ in one thing each).
      """,
      FileSDK.details,
    ])

  package static let options: [CommandOption<ProbeCommand>] = [
    .value("output", short: "o", .file, .common, "write to a file") { $0.output = Destination($1) },
    .typeName("the name of the type (default: CaptureProbe)") { $0.typeName = $1 },
    .value(
      "minimum-os", .system(from: ProbeSource.oldest), .common,
      "the oldest iOS that the app runs on (default \(ProbeSource.oldest))"
    ) { $0.minimumOS = $1 },
    .sdk { $0.sdk = $1 },
  ]

  package func validate() throws(UsageError) { try FileSDK.check(sdk, minimumOS) }

  package func run(_ console: Console) throws(UsageError) -> ExitStatus {
    let sdk = FileSDK.of(sdk, minimumOS)
    return console.write(
      ProbeSource(typeName: typeName, minimumOS: minimumOS, sdk: sdk, tool: CapplanVersion.tool).text, to: output)
  }
}
