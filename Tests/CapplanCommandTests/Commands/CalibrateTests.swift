import CapplanCommand
import CaptureModel
import CaptureSession
import JSONSource
import TestSupport
import Testing

/// `capplan calibrate`.
struct CalibrateTests {
  /// A device with a camera of many formats, and one that measures depth.
  private static let profile = #"""
    {
      "capplanProfile": 1, "id": "own", "name": "Own", "modelIdentifiers": ["iPhone99,1"], "x-mine": "stays",
      "multiCamSupported": true,
      "cameras": [
        { "deviceType": "builtInWideAngleCamera", "position": "back", "source": "p", "formats": [
          { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "binned": false, "multiCam": true, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 4224, "height": 2376 }], "videoHDR": true },
          { "width": 1920, "height": 1440, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": true, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 2016, "height": 1512 }], "videoHDR": true },
          { "width": 3840, "height": 2160, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": true, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 4224, "height": 2376 }], "videoHDR": true },
          { "width": 640, "height": 480, "minFrameRate": 1, "maxFrameRate": 60, "binned": true, "multiCam": true, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 2016, "height": 1512 }], "videoHDR": true } ] },
        { "deviceType": "builtInTrueDepthCamera", "position": "front", "source": "p", "formats": [
          { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 30, "binned": false, "multiCam": true, "pixelFormats": ["420v"], "photoDimensions": [{ "width": 3392, "height": 1908 }], "depthFormats": [{ "width": 320, "height": 180, "maxFrameRate": 30, "pixelFormats": ["hdis"] }] } ] }
      ],
      "multiCamDeviceSets": { "complete": false, "source": "p", "sets": [[{ "deviceType": "builtInWideAngleCamera", "position": "back" }, { "deviceType": "builtInTrueDepthCamera", "position": "front" }]] },
      "sources": [{ "id": "p", "kind": "printed", "reference": "a print" }]
    }
    """#

  /// The formats of the back camera: what is delivered, read, at which rate, and whether that is binned.
  private static let formats = [
    (1920, 1080, 4224 * 2376, 60, false), (1920, 1440, 2016 * 1512, 60, true), (3840, 2160, 4224 * 2376, 30, false),
    (640, 480, 2016 * 1512, 60, true),
  ]

  /// A formula that the calibration does not see, written out by hand.
  struct Hidden {
    var budget = 1e9
    var weight = 0.5
    var depth = 0.1
    var hdr = 1.5
    var share = 1.2
    var stabilization = 0.1
    var beam = 0.02
    var step = 0.0

    init() {}

    init(_ generator: inout SeededGenerator) {
      budget = .random(in: 6e8...2e9, using: &generator)
      weight = .random(in: 0.05...0.95, using: &generator)
      depth = .random(in: 0.02...0.2, using: &generator)
      hdr = .random(in: 1.2...2, using: &generator)
      share = .random(in: 0.8...1.6, using: &generator)
      stabilization = .random(in: 0.05...0.3, using: &generator)
      beam = .random(in: 0.01...0.1, using: &generator)
    }
  }

  /// What a session of readings has.
  struct Setup {
    var format = 0
    var rate = 30
    var outputs = 1
    var hdr = false
    var depth = false
    var stabilized = false
    var sound = false
  }

  private static func decimal(_ number: Double, _ digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    return JSONNumber.text(of: (number * scale).rounded() / scale)
  }

  /// One reading: the session as a graph, and its costs by the hidden formula, to some digits.
  private static func reading(_ id: String, _ setup: Setup, _ hidden: Hidden, digits: Int) -> String {
    let (width, height, read, highest, binned) = formats[setup.format]
    let rate = Double(min(setup.rate, highest))
    let delivered = Double(width * height * setup.outputs)
    var pixels = (Double(read) + hidden.weight * delivered) * rate * (setup.hdr ? hidden.hdr : 1) / hidden.budget
    if setup.depth { pixels += (3392 * 1908 + hidden.weight * 1280 * 720) * 30 / hidden.budget }
    var hardware = pixels + (setup.depth ? hidden.depth : 0)
    if hidden.step > 0 { hardware = (hardware / hidden.step - 1e-9).rounded(.up) * hidden.step }
    let pressure =
      hidden.share * pixels + (setup.stabilized ? hidden.stabilization : 0) + (setup.sound ? hidden.beam : 0)
      + (setup.depth ? 0.4 : 0) + (setup.hdr ? 0.05 : 0)
    var inputs = [
      #"{ "id": "c", "deviceType": "builtInWideAngleCamera", "position": "back", "maxFrameRateOverride": \#(Int(rate)), "activeFormat": { "width": \#(width), "height": \#(height), "maxFrameRate": \#(highest), "binned": \#(binned), "pixelFormat": "420v" }\#(setup.hdr ? #", "automaticallyAdjustsVideoHDREnabled": false, "videoHDREnabled": true"# : "") }"#
    ]
    var outputs = (0..<setup.outputs).map { #"{ "id": "v\#($0)", "type": "videoData" }"# }
    let mode = setup.stabilized ? #", "preferredVideoStabilizationMode": "standard""# : ""
    var connections = (0..<setup.outputs).map { #"{ "input": "c", "port": "video", "output": "v\#($0)"\#(mode) }"# }
    if setup.depth {
      inputs.append(
        #"{ "id": "d", "deviceType": "builtInTrueDepthCamera", "position": "front", "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 30, "binned": false, "pixelFormat": "420v" } }"#
      )
      outputs += [#"{ "id": "dv", "type": "videoData" }"#, #"{ "id": "dd", "type": "depthData" }"#]
      connections += [
        #"{ "input": "d", "port": "video", "output": "dv" }"#,
        #"{ "input": "d", "port": "depthData", "output": "dd" }"#,
      ]
    }
    if setup.sound {
      inputs.append(#"{ "id": "m", "deviceType": "microphone" }"#)
      outputs.append(#"{ "id": "a", "type": "audioData" }"#)
      connections.append(#"{ "input": "m", "port": "audio", "output": "a" }"#)
    }
    return """
      { "id": "\(id)", "hardwareCost": \(decimal(hardware, digits)), "systemPressureCost": \(decimal(pressure, digits)),
        "readWhen": "running", "systemPressureLevel": "nominal", "graph": { "capplan": 1, "deployment": { "linkedSDK": "17.0" },
        "inputs": [\(inputs.joined(separator: ", "))], "outputs": [\(outputs.joined(separator: ", "))],
        "connections": [\(connections.joined(separator: ", "))] } }
      """
  }

  private static func document(_ setups: [Setup], _ hidden: Hidden, digits: Int = 4) -> String {
    let readings = setups.enumerated().map { reading("r\($0.offset)", $0.element, hidden, digits: digits) }
    return """
      { "capplanReadings": 1, "modelIdentifier": "iPhone99,1", "operatingSystem": "26.0", "readings": [\(readings.joined(separator: ",\n"))] }
      """
  }

  private static func random(_ generator: inout SeededGenerator) -> Setup {
    Setup(
      format: .random(in: 0..<4, using: &generator), rate: [15, 20, 24, 30, 60].randomElement(using: &generator) ?? 30,
      outputs: .random(in: 1...2, using: &generator), hdr: .random(in: 0..<4, using: &generator) == 0,
      depth: .random(in: 0..<4, using: &generator) == 0, stabilized: .random(using: &generator),
      sound: .random(using: &generator))
  }

  private func world(_ readings: String, profile: String = Self.profile) -> FakeWorld {
    FakeWorld(["own.json": profile, "data/readings.json": readings])
  }

  private func calibrate(
    _ readings: String, _ status: CapplanCommand.ExitStatus = .success, _ options: String...
  ) async throws -> (model: CostCoefficients, run: FakeWorld.Run) {
    let run = await world(readings).run(["calibrate", "data/readings.json", "--profile-file", "own.json"] + options)
    #expect(run.status == status, "\(run.error)")
    let result = ProfileDecoder.decode(SourceText(run.output))
    #expect(result.findings.isEmpty)
    return (try #require(result.profile).costModel, run)
  }

  /// The coefficients that do not hold a hidden number; those that no reading can tell are left out.
  private func misses(_ model: CostCoefficients, _ hidden: Hidden) -> [String] {
    func holds(_ coefficient: Coefficient?, _ number: Double) -> Bool {
      guard let coefficient else { return false }
      return (coefficient.low...coefficient.high).contains(coefficient.value) && coefficient.low <= number + 1e-9
        && number <= coefficient.high + 1e-9
    }
    let slope = model[.pixelBudgetPerWeight]?.interval ?? .zero
    let budget = (model[.pixelBudget]?.interval ?? .zero) + slope * CostInterval(hidden.weight)
    let ends = budget.low * (1 - 1e-6)...(budget.high ?? 0) * (1 + 1e-6)
    let checks = [
      ("budget", ends.contains(hidden.budget)), ("weight", holds(model[.deliveredWeight], hidden.weight)),
      ("depth", holds(model[.depthStream], hidden.depth)), ("hdr", holds(model[.hdrFactor], hidden.hdr)),
      ("share", holds(model[.perHardwareCost], hidden.share)), ("beam", holds(model[.microphoneBeam], hidden.beam)),
      ("projector", holds(model[.depthProjector], 0.4)), ("pressure of HDR", holds(model[.videoHDR], 0.05)),
      ("mode", holds(model.stabilization.first { $0.mode == .standard }?.cost, hidden.stabilization)),
    ]
    return checks.filter { !$0.1 }.map(\.0)
  }

  @Test("The coefficients of a hidden formula lie within the bounds", arguments: 1...UInt64(Breadth.count(5, or: 2)))
  func hiddenFormula(_ seed: UInt64) async throws {
    var generator = SeededGenerator(seed)
    let hidden = Hidden(&generator)
    let setups = (0..<30).map { _ in Self.random(&generator) }
    var widths: [Double] = []
    for digits in [3, 4, 7] {
      let (model, run) = try await calibrate(Self.document(setups, hidden, digits: digits))
      #expect(misses(model, hidden) == [], "\(digits) digits: \(hidden)\n\(run.error)")
      #expect(model.basis == .measured && model.step == nil && !model.quantized)
      widths.append((model[.deliveredWeight]?.high ?? 1) - (model[.deliveredWeight]?.low ?? 0))
      #expect(run.error.contains("the model gives each reading to the last digit that was read"))
    }
    // More digits leave less open.
    #expect(widths[0] > widths[1] && widths[1] > widths[2] && widths[2] < 1e-3)
  }

  @Test("Hidden steps are noticed", arguments: [0.125, 1.0 / 12, 0.04])
  func hiddenSteps(_ step: Double) async throws {
    for seed in 1...UInt64(Breadth.count(3, or: 1)) {
      var generator = SeededGenerator(seed)
      var hidden = Hidden(&generator)
      hidden.step = step
      let setups = (0..<30).map { _ in Self.random(&generator) }
      let (model, run) = try await calibrate(Self.document(setups, hidden))
      #expect(abs((model.step ?? 0) - step) < 1e-4 && misses(model, hidden) == [], "\(run.error)")
      #expect(run.error.contains("steps explain more, and are used"))
    }
  }

  @Test func whatHardwareCostLeavesOpenOfPressureIsSaidInNumbers() async throws {
    var generator = SeededGenerator(2)
    var hidden = Hidden(&generator)
    hidden.step = 0.125
    let readings = Self.document((0..<30).map { _ in Self.random(&generator) }, hidden)
    let (_, run) = try await calibrate(readings, .success, "--report", "report.json")
    let report = try #require(run.written.first?.text)
    let document = try #require(JSONParser.parse(SourceText(report)).document)
    let miss = try #require(document.value(at: "/fits/1/largestMiss").flatMap { document.number(of: $0) })
    #expect(miss > 1e-3, "far from the digits")
    let error = run.error.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.joined(separator: " ")
    #expect(error.contains("within what hardwareCost leaves open: up to \(Self.decimal(miss, 4))"), "\(error)")
    #expect(run.output.contains("systemPressureCost: 30 of them, within what hardwareCost leaves open, up to "))
    #expect(!error.contains("systemPressureCost · 30 readings the model gives each reading"))
  }

  @Test func costsOfAnotherUnitAreToldAndTakenForNothingElse() async throws {
    let setups = (0..<4).map { Setup(format: $0) }
    let text = Self.document(setups, Hidden()).replacing(#""hardwareCost": 0."#, with: #""hardwareCost": 90."#)
    let run = await world(text).run("calibrate", "data/readings.json", "--profile-file", "own.json")
    #expect(run.error.contains("note: 'data/readings.json' has 4 costs above 10, such as 90."))
    #expect(!run.error.contains("--tolerance"), "\(run.error)")
    for tolerance in ["1.5", "24", "0"] {
      let refused = await world(text).run(
        "calibrate", "data/readings.json", "--profile-file", "own.json", "--tolerance", tolerance)
      #expect(refused.status == .usage && refused.error.contains("above 0 and at most 1"), "\(refused.error)")
    }
  }

  @Test func theLogOfAProbeIsSentToImport() async {
    let lines = ImportTests.pieces("1a2b", Self.document([Setup()], Hidden()).replacing("\n", with: ""))
    let run = await world(lines.joined(separator: "\n")).run(
      "calibrate", "data/readings.json", "--profile-file", "own.json")
    #expect(run.status == .unusable && run.output.isEmpty)
    #expect(
      run.error
        == "capplan: 'data/readings.json' is the log of a probe; 'capplan import LOG --readings FILE -o PROFILE' makes its documents of it\n"
    )
  }

  @Test func aStepIsTheShortestDecimalThatFits() async throws {
    var generator = SeededGenerator(1)
    var hidden = Hidden(&generator)
    hidden.step = 0.05
    let (model, run) = try await calibrate(Self.document((0..<30).map { _ in Self.random(&generator) }, hidden))
    #expect(model.step == 0.05 && run.error.contains("multiples of 0.05 "), "\(run.error)")
  }

  @Test func whatNoProfileCanHoldIsNotWritten() async throws {
    var generator = SeededGenerator(7)
    var hidden = Hidden(&generator)
    (hidden.budget, hidden.depth, hidden.share) = (1e300, 0, 0)
    (hidden.stabilization, hidden.beam) = (0, 0)
    let setups = (0..<12).map { _ in Self.random(&generator) }
    let run = await world(Self.document(setups, hidden)).run(
      "calibrate", "data/readings.json", "--profile-file", "own.json", "-o", "own.json")
    for file in run.written {
      #expect(ProfileDecoder.decode(SourceText(file.text)).findings.isEmpty, "\(file.text)")
    }
    #expect(run.status == .success || run.written.isEmpty && run.error.contains("nothing is written"), "\(run.error)")
  }

  @Test func aModelThatDoesNotFitSaysSoAndHoldsItsReadings() async throws {
    var generator = SeededGenerator(5)
    let hidden = Hidden(&generator)
    let text = Self.document((0..<Breadth.count(20, or: 12)).map { _ in Self.random(&generator) }, hidden)
    let document = try #require(JSONParser.parse(SourceText(text)).document)
    let list = try #require(document.value(at: "/readings"))
    var edits: [SourceEdit] = []
    for reading in document.elements(of: list) {
      guard let cost = document.member("hardwareCost", of: reading)?.value, let read = document.number(of: cost) else {
        continue
      }
      let off = read + Double.random(in: 0...0.05, using: &generator)
      edits.append(SourceEdit(document.range(of: cost), with: Self.decimal(off, 4)))
    }
    let noisy = String(decoding: SourceEdit.apply(edits, to: document.source.bytes), as: UTF8.self)
    let (model, run) = try await calibrate(noisy, .findings)
    #expect(run.error.contains("this model does not explain them") && model.step == nil)
    #expect((model[.depthStream]?.high ?? 0) - (model[.depthStream]?.low ?? 0) > 0.01)
    // A script sees it with no report, too; the profile calls nothing of it measured, and only that cost is meant.
    let quiet = try await calibrate(noisy, .findings, "-q")
    #expect(quiet.run.error.contains("capplan: the model does not explain hardwareCost: it misses a reading by 0.0"))
    let profile = try #require(ProfileDecoder.decode(SourceText(run.output)).profile)
    #expect(profile.kind(ofSource: model[.depthStream]?.source) == .estimated)
    #expect(profile.kind(ofSource: model[.pixelBudget]?.source) == .estimated)
    // What the message advises works.
    let advice = try #require(quiet.run.error.split(separator: "--tolerance ").dropFirst().first?.prefix { $0 != " " })
    #expect(try await calibrate(noisy, .success, "--tolerance", String(advice)).model.basis == .measured)
  }

  /// The costs that were read, each with the ends of what the profile that was written says of it.
  private func bounds(_ readings: String, _ written: String) async throws -> [(read: Double, low: Double, high: Double)]
  {
    let document = try #require(JSONParser.parse(SourceText(readings)).document)
    var bounds: [(read: Double, low: Double, high: Double)] = []
    let list = try #require(document.value(at: "/readings"))
    for reading in document.elements(of: list) {
      let graph = try #require(document.member("graph", of: reading)?.value)
      let world = FakeWorld(["g.json": document.source[document.range(of: graph)], "fitted.json": written])
      let run = await world.run("cost", "-f", "json", "--profile-file", "fitted.json", "g.json")
      let costs = try #require(JSONParser.parse(SourceText(run.output)).document)
      for key in ["hardwareCost", "systemPressureCost"] {
        func number(_ end: String) -> Double? {
          costs.value(at: "/results/0/\(key)/\(end)").flatMap { costs.number(of: $0) }
        }
        let read = document.member(key, of: reading).flatMap { document.number(of: $0.value) }
        bounds.append((try #require(read), try #require(number("low")), try #require(number("high"))))
      }
    }
    return bounds
  }

  @Test func aReadingThatContradictsTheOthersIsNamedAndTheBoundsHoldThese() async throws {
    let setups = [15, 30, 60].map { Setup(rate: $0) } + [15, 30].map { Setup(format: 1, rate: $0) }
    for off in [0.6, 1.4] {
      let whole = Self.document(setups + [Setup(format: 1, rate: 60)], Hidden())
      let cost = try #require(whole.split(separator: "\"hardwareCost\": ").last?.prefix { $0 != "," })
      let read = Self.decimal(try #require(Double(cost)) * off, 4)
      let text = whole.replacing("\"hardwareCost\": \(cost),", with: "\"hardwareCost\": \(read),")
      let (model, run) = try await calibrate(text, .findings)
      #expect(
        run.error.contains("capplan: the reading 'r5' is left out: hardwareCost \(read) was read"), "\(run.error)")
      #expect(run.error.contains("says \(cost)") && !run.error.contains("--tolerance"))
      #expect(model.note?.contains("hardwareCost: 5 of them, within the digits that were read.") == true)
      for (number, each) in try await bounds(text, run.output).enumerated() where number != 10 {
        #expect(each.low - 5e-5 <= each.read && each.read <= each.high + 5e-5, "\(number): \(each)")
      }
    }
  }

  @Test("Bounds hold readings with 20 % of noise", arguments: Breadth.of([1, 2, 3, 4], orOneIn: 4))
  func noise(_ seed: UInt64) async throws {
    var generator = SeededGenerator(seed)
    let hidden = Hidden(&generator)
    let clean = Self.document((0..<Breadth.count(30, or: 20)).map { _ in Self.random(&generator) }, hidden)
    let document = try #require(JSONParser.parse(SourceText(clean)).document)
    var edits: [SourceEdit] = []
    for reading in document.elements(of: try #require(document.value(at: "/readings"))) {
      for key in ["hardwareCost", "systemPressureCost"] {
        guard let cost = document.member(key, of: reading)?.value, let read = document.number(of: cost) else {
          continue
        }
        let off = read * Double.random(in: 0.8...1.2, using: &generator)
        edits.append(SourceEdit(document.range(of: cost), with: Self.decimal(off, 4)))
      }
    }
    let noisy = String(decoding: SourceEdit.apply(edits, to: document.source.bytes), as: UTF8.self)
    let (model, run) = try await calibrate(noisy, .findings)
    #expect(run.error.contains("the model does not explain hardwareCost"), "\(run.error)")
    let budget = try #require(model[.pixelBudget])
    #expect(budget.low < budget.value && budget.value < budget.high)
    for (number, each) in try await bounds(noisy, run.output).enumerated() {
      #expect(each.low <= each.read + 1e-9 && each.read <= each.high + 1e-9, "\(number): \(each)")
    }
  }

  @Test func whatFollowsThePriceIsNoNoise() async throws {
    // A cost that grows faster than the pixels do: no tolerance makes it measured.
    let text = Self.document(
      [0, 1, 3].flatMap { format in [15, 20, 24, 30, 60].map { Setup(format: format, rate: $0) } }, Hidden())
    let document = try #require(JSONParser.parse(SourceText(text)).document)
    var edits: [SourceEdit] = []
    for reading in document.elements(of: try #require(document.value(at: "/readings"))) {
      guard let cost = document.member("hardwareCost", of: reading)?.value, let read = document.number(of: cost) else {
        continue
      }
      edits.append(SourceEdit(document.range(of: cost), with: Self.decimal(read + 0.1 * read * read, 4)))
    }
    let bent = String(decoding: SourceEdit.apply(edits, to: document.source.bytes), as: UTF8.self)
    let (_, run) = try await calibrate(bent, .findings, "-q")
    #expect(
      run.error.contains("the model does not explain hardwareCost") && !run.error.contains("--tolerance"),
      "\(run.error)")
  }

  @Test func whatFewReadingsDoNotTellIsNotCalledMeasured() async throws {
    // One reading of a camera and depth together: nothing of hardwareCost can be told from the rest.
    let both = await world(Self.document([Setup(depth: true)], Hidden())).run(
      "calibrate", "data/readings.json", "--profile-file", "own.json")
    #expect(both.status == .findings && both.output.isEmpty)
    #expect(
      both.error.contains("the pixel budget is") && both.error.contains("determine no coefficient; nothing is written"))
    // One reading of a camera alone tells what such sessions cost, not what of them: nothing is left to check it by.
    let (model, run) = try await calibrate(Self.document([Setup()], Hidden()))
    let profile = try #require(ProfileDecoder.decode(SourceText(run.output)).profile)
    #expect(run.error.contains("none is left to check the"))
    #expect(profile.kind(ofSource: model[.pixelBudget]?.source) == .estimated)
    #expect(profile.kind(ofSource: model[.deliveredWeight]?.source) == .estimated)
    #expect(model.basis == .estimated && !run.output.contains("\"measured\""))
    #expect(model[.deliveredWeight]?.low == 0 && model[.deliveredWeight]?.high == 1)
    let budget = try #require(model[.pixelBudget])
    #expect(budget.high < budget.low * 1.01, "no bound is a placeholder")
    #expect(model.note?.contains("no reading is left to check the model") == true)
  }

  @Test(.timeLimit(.minutes(1)))
  func manyReadingsAreFittedInLinearTime() async throws {
    var generator = SeededGenerator(11)
    let hidden = Hidden(&generator)
    let count = Breadth.count(1_500, or: 300)
    let setups = (0..<count).map { _ in Self.random(&generator) }
    let (model, run) = try await calibrate(Self.document(setups, hidden), .success, "--report", "report.json")
    #expect(misses(model, hidden) == [])
    #expect(run.error.contains("and \(count - 40) more, the worst first; --report has all"))
    #expect(run.error.split(separator: "\n").count < 130)
    let report = try #require(run.written.first { $0.path == "report.json" }?.text)
    let document = try #require(JSONParser.parse(SourceText(report)).document)
    #expect(document.value(at: "/fits/0/readings").map { document.count(of: $0) } == count)
  }

  @Test(
    "What is said without a reading is what a fit to the others says",
    arguments: 1...UInt64(Breadth.count(4, or: 2)))
  func withoutIt(_ seed: UInt64) async throws {
    var generator = SeededGenerator(seed)
    let hidden = Hidden(&generator)
    let setups = (0..<10).map { _ in Self.random(&generator) }
    func rows(_ setups: [Setup]) async throws -> [(read: Double, model: Double, without: Double?)] {
      let run = await world(Self.document(setups, hidden, digits: 7)).run(
        "calibrate", "data/readings.json", "--profile-file", "own.json", "--report", "report.json")
      let text = try #require(run.written.first { $0.path == "report.json" }?.text)
      let document = try #require(JSONParser.parse(SourceText(text)).document)
      let list = try #require(document.value(at: "/fits/0/readings"))
      return document.elements(of: list).map { row in
        func number(_ key: String) -> Double? {
          document.member(key, of: row).flatMap { document.number(of: $0.value) }
        }
        return (number("read") ?? 0, number("model") ?? 0, number("withoutIt"))
      }
    }
    // The others foretell a reading by the hidden formula, where they tell it at all.
    for row in try await rows(setups) {
      if let without = row.without { #expect(abs(without - row.read) < 1e-5) }
    }
    #expect(try await rows(setups + setups).allSatisfy { $0.without != nil }, "each is there twice")
    #expect(try await rows([setups[0]]).allSatisfy { $0.without == nil })
  }

  @Test func driversThatCantBeToldApartAreNamedWithTheReadingThatWould() async throws {
    // Depth always with sound, and one format: what is read and what is delivered go together.
    let setups = [15, 20, 30].flatMap { rate in
      [Setup(rate: rate), Setup(rate: rate, stabilized: true, sound: true)]
    }
    let (model, run) = try await calibrate(Self.document(setups, Hidden()))
    let error = run.error.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.joined(separator: " ")
    #expect(error.contains("can't tell apart: sensor pixels; delivered pixels"))
    #expect(error.contains("can't tell apart: microphone beam; standard stabilization"))
    #expect(
      error.contains("read the back wide camera alone in")
        && error.contains("read a session with depth stream: no reading has it"))
    #expect(error.contains("read a session with microphone beam and without standard stabilization"))
    #expect(model[.deliveredWeight]?.low == 0 && model[.deliveredWeight]?.high == 1)
    #expect(model[.depthStream] == nil, "what was not read stays as it was")
    // What can't be told apart is all the same right for sessions like these.
    #expect(model[.microphoneBeam]?.low == 0 && (model[.microphoneBeam]?.high ?? 0) > 0.1)
  }

  @Test func theDocumentKeepsAllElse() async throws {
    let setups = [15, 30].flatMap { rate in (0..<4).map { Setup(format: $0, rate: rate) } }
    let readings = Self.document(setups, Hidden())
    let run = await world(readings).run(
      "calibrate", "data/readings.json", "--profile-file", "own.json", "-o", "out.json")
    #expect(run.output.isEmpty && run.written.map(\.mode) == [.replacing])
    let text = try #require(run.written.first?.text)
    let start = try #require(Self.profile.firstRange(of: "\"sources\""))
    #expect(text.hasPrefix(Self.profile[..<start.lowerBound]) && text.contains("\"x-mine\": \"stays\""))
    #expect(
      text.contains(#""kind": "measured""#) && text.contains("8 readings of iPhone99,1 on iOS 26.0 (readings.json)"))
    // Again on its own output: the same bytes.
    let again = await world(readings, profile: text).run(
      "calibrate", "data/readings.json", "--profile-file", "own.json")
    #expect(again.output == text)
    #expect(
      await world(readings).run("calibrate", "-q", "data/readings.json", "--profile-file", "own.json").error.isEmpty)
    // A bundled profile that takes its model over has its own then, and the sources that this names.
    let bundled = await world(readings).run(
      "calibrate", "data/readings.json", "--profile", "iphone-13-mini", "--other-model")
    #expect(bundled.status == .success && !bundled.output.contains("costModelOf"), "\(bundled.error)")
    #expect(bundled.output.contains(#""id": "pressure""#))
    let read = ProfileDecoder.decode(SourceText(bundled.output))
    #expect(read.findings.isEmpty && read.profile?.costModel[.lidar]?.source == "pressure")
  }

  @Test func readingsThatAreWrongAreToldAndRefused() async {
    let setups = [Setup(), Setup(format: 1)]
    let readings = Self.document(setups, Hidden())
    func run(_ text: String, _ more: String...) async -> FakeWorld.Run {
      await world(text).run(["calibrate", "data/readings.json", "--profile-file", "own.json"] + more)
    }
    let other = readings.replacing("iPhone99,1", with: "iPhone99,2")
    let refused = await run(other)
    #expect(refused.status == .findings && refused.output.isEmpty && refused.error.contains("--other-model takes it"))
    #expect(await run(other, "--other-model").status == .success)
    let faulty = await run(
      readings.replacing(#""output": "v0""#, with: #""output": "v9""#).replacing("running", with: "walking"))
    #expect(faulty.status == .findings && faulty.output.isEmpty)
    #expect(faulty.error.contains("data/readings.json:2:") && faulty.error.contains("[unknown-reference]"))
    #expect(faulty.error.contains("[unknown-value]"))
    #expect(await run("{").status == .unusable)
    let newer = await run(readings.replacing("\"capplanReadings\": 1", with: "\"capplanReadings\": 2"))
    #expect(newer.status == .findings && newer.output.isEmpty)
    #expect(newer.error.contains("data/readings.json:1:22: error: version 2 of the readings format is not supported"))
    let bare = await world(readings).run("calibrate", "data/readings.json")
    #expect(bare.status == .usage && bare.error.contains("--profile ID"))
    let two = await world(readings).run("calibrate", "data/readings.json", "--profile", "iphone-xs,iphone-xr")
    #expect(two.status == .usage)
    // A session that the profile can't cost is left out, and said to be.
    let unknown = await run(
      readings.replacing(#""width": 1920, "height": 1440"#, with: #""width": 1024, "height": 768"#))
    #expect(
      unknown.status == .success && unknown.error.contains("Left out")
        && unknown.error.contains("r1: the profile does not know"))
  }

  @Test func moreReadingsThanTheLimitAreRefusedAtTheFirstBeyondIt() async {
    let lines = Array(repeating: "{}", count: 10_001).joined(separator: ",\n")
    let text = """
      { "capplanReadings": 1, "modelIdentifier": "iPhone99,1", "operatingSystem": "18.0", "readings": [
      \(lines) ] }
      """
    let run = await world(text).run("calibrate", "data/readings.json", "--profile-file", "own.json")
    #expect(run.status == .findings && run.output.isEmpty)
    #expect(
      run.error.hasPrefix("data/readings.json:10002:1: error: the list has 10001 elements"), "\(run.error.prefix(400))")
  }

  @Test func oneReasonOfManyReadingsIsSaidOnce() async throws {
    let readings = Self.document((0..<20).map { Setup(format: $0 % 2, rate: 15 + $0) }, Hidden())
      .replacing(#""width": 1920, "height": 1440"#, with: #""width": 1024, "height": 768"#)
    let run = await world(readings).run(
      "calibrate", "data/readings.json", "--profile-file", "own.json", "--report", "report.json")
    let words = run.error.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(words.contains(": 10 readings (r1, r3, r5, r7, r9, r11, r13, r15 and 2 more)"), "\(run.error)")
    #expect(words.split(separator: "the profile does not know").count == 2)
    #expect(run.written.first?.text.split(separator: "the profile does not know").count == 11, "the report has each")
  }
}
