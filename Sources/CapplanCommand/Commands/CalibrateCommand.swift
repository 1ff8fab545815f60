import CaptureModel
import CapturePlans
import CaptureReports
import CaptureSession
import DeviceFacts
import JSONSource

/// `capplan calibrate`: fit a profile's cost model to readings of the device.
package struct CalibrateCommand: Subcommand, TakesProfiles {
  package var operands: [String] = []
  package var profiles = ProfileOptions()
  package private(set) var takesOtherModels = false
  package private(set) var tolerance = 0.0
  package private(set) var report: Destination?
  package private(set) var output = Destination.standardOutput

  package init() {}

  package static let page = CommandPage(
    name: "calibrate",
    summary: "Fit a profile's cost model to readings taken by the probe",
    operands: .any(Operand("READINGS", .file)),
    examples: [
      .init(
        "capplan calibrate readings.json --profile iphone-13-mini -o our-phone.json",
        "a bundled profile fitted to your device"),
      .init("capplan calibrate readings.json --profile-file our-phone.json", "one of your own, to standard output"),
    ],
    details: [
      """
      READINGS are readings documents: sessions, and the hardwareCost and systemPressureCost that a device had in them. \
      The coefficients are fitted by least squares under the laws of the model, and each gets the bounds between which \
      the readings leave it, to their digits. The profile goes to standard output, the report to standard error: each \
      reading, what the model says of it, and what it says when it is fitted to the others; which drivers the readings \
      can't tell apart; and which reading would.
      """,
      """
      Where the readings are multiples of a step, a model that rounds hardwareCost up to it is tried too, and taken if it \
      explains them better.
      """,
      """
      What the readings determine is known as measured, where some of them are left to check the model by. What they only \
      bound, as they don't tell it from something else, is estimated. So is all of a cost that the model does not explain: a reading is farther from it than its digits, or \
      than --tolerance. The profile is still written then, with bounds that hold every reading, and the exit status is 1. \
      So it is where the model explains all readings but a few: those are named, and left out.
      """,
    ])

  package static let options: [CommandOption<CalibrateCommand>] = [
    .profile(leftOut: "that of --profile-file"),
    .profileFile,
    .flag("other-model", .common, "take readings of another model than the profile's") { $0.takesOtherModels = true },
    .value(
      "tolerance", .tolerance, .common,
      "how far a reading may be from a model that explains it (default: the precision of its digits)"
    ) {
      $0.tolerance = $1
    },
    .value("report", .file, .common, "write the report with every reading as JSON to a file") {
      $0.report = Destination($1)
    },
    .value("output", short: "o", .file, .common, "write to a file") { $0.output = Destination($1) },
  ]

  package func validate() throws(UsageError) {
    if operands.isEmpty { throw .missingOperand("READINGS") }
    if report == .standardOutput, output == .standardOutput {
      throw .conflict("--report -", "the profile on standard output")
    }
    try StandardInputUse.check(operands + profiles.files)
  }

  package func run(_ console: Console) throws(UsageError) -> ExitStatus {
    var catalog = ProfileCatalog()
    var status = catalog.read(profiles.files, console)
    console.tell(catalog.faulty)
    try ProfileSelection.check(profiles, catalog, after: status)
    guard status == .success else { return status }
    let selection = ProfileSelection(profiles, catalog)
    guard !selection.isDefault, !selection.ids.isEmpty else {
      throw .needs("'calibrate'", "--profile ID or --profile-file FILE")
    }
    guard selection.ids.count == 1 else { throw .severalDevices(selection.ids) }
    let id = selection.ids[0]
    guard let profile = catalog.profile(id), let text = catalog.document(of: id),
      let document = JSONParser.parse(text).document
    else { return console.complain(ofDefect: "a bundled profile that can't be read: \(id)") }

    let inputs = InputLoader(console.world, limit: JSONParser.sizeLimit).load(operands)
    var paths = OutputPathCheck(console)
    for input in inputs { try paths.take(input) }
    try paths.take(output)
    try paths.take(report)
    // The profile's own file may be replaced by the calibrated profile, but not by the report.
    var ofReport = OutputPathCheck(console, beside: profiles.files)
    try ofReport.take(report)
    status = console.complain(ofUnreadable: inputs)
    var reader = ReadingsReader(profile, takesOtherModels: takesOtherModels, console)
    for case .success(let source) in inputs.map(\.result) { reader.read(source) }
    status = status.worse(reader.status)
    guard status == .success else { return status }

    let calibration = Calibration(
      reader.readings, on: profile, tolerance: tolerance, sources: CalibratedDocument.sources(in: profile))
    let isColored = console.isColored(.error)
    let renderer = CalibrationRenderer(
      calibration, palette: isColored ? .ansi : .plain, width: console.width(of: .error))
    if !console.globals.isQuiet { console.note(renderer.render()) }
    if let report { status = console.write(CalibrationJSON(calibration).bytes, to: report) }
    guard !calibration.fitted.isEmpty else {
      console.complain(
        reader.readings.isEmpty || calibration.hardware == nil && calibration.pressure == nil
          ? "no reading says anything about the cost model; nothing is written"
          : "the readings determine no coefficient; nothing is written")
      return status.worse(.findings)
    }
    let written = CalibratedDocument(calibration, of: profile, document, readings: reader.origin)
    // Some readings, such as costs that are all 0, leave a coefficient unbounded at one end. No profile can hold that.
    let read = ProfileDecoder.decode(SourceText(name: id, bytes: written.bytes)) { ProfileCatalog.unpacked($0) }
    guard !read.findings.contains(where: { $0.severity == .error }) else {
      console.complain("the readings leave a coefficient without a bound; nothing is written")
      return status.worse(.findings)
    }
    for line in calibration.contradictions {
      console.complain(line)
      status = status.worse(.findings)
    }
    for fit in calibration.unexplained {
      console.complain(calibration.misfit(of: fit))
      status = status.worse(.findings)
    }
    return status.worse(console.write(written.bytes, to: output))
  }
}
