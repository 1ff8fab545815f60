import CapplanCommand
import CaptureModel
import DeviceFacts
import DeviceProfiles
import JSONSource
import TestSupport
import Testing

/// `capplan import`.
struct ImportTests {
  private static let camera =
    "<AVCaptureFigVideoDevice: 0x14f60a640 [Back Camera][com.apple.avfoundation.avcapturedevice.built-in_video:0]>"

  private static func format(_ size: String, _ more: String = ", supports multicam", address: String = "0x1") -> String
  {
    "<AVCaptureDeviceFormat: \(address) 'vide'/'420v' \(size), { 1- 60 fps}, photo dims:{4032x3024}, fov:67.802\(more)>"
  }

  private static let log = ["10:11 iPhone14,4 runs", camera, format("1920x1440"), "text", format("640x 480", "")]

  private func world(_ lines: [String] = log, _ others: [String: String] = [:]) -> FakeWorld {
    FakeWorld(others.merging(["logs/app.log": lines.joined(separator: "\n")]) { $1 })
  }

  @Test func aLogBecomesAProfileThatLoads() async throws {
    let run = await world().run("import", "logs/app.log")
    #expect(run.status == .success && run.error.isEmpty)
    #expect(run.output.contains(#""id": "iphone-13-mini""#) && run.output.contains(#""kind": "printed""#))
    #expect(run.output.contains(#""reference": "app.log""#), "the base name only")
    #expect(await world().run("import", "logs/app.log").output == run.output)
    let checked = await world(Self.log, ["p.json": run.output]).run(
      "profiles", "--profile-file", "p.json", "iphone-13-mini")
    #expect(checked.status == .success && checked.output.contains("log (printed)"))
    let written = await world().run("import", "-o", "out.json", "logs/app.log")
    #expect(written.output.isEmpty && written.written.map(\.text) == [run.output])
    #expect(written.written.map(\.mode) == [.replacing])
  }

  @Test func aDeviceThatTheLogDoesNotNameIsAskedFor() async {
    let nameless = world([Self.camera, Self.format("1920x1440")])
    let run = await nameless.run("import", "logs/app.log")
    #expect(run.status == .usage && run.output.isEmpty && run.error.contains("--model IDENTIFIER"))
    let unknown = await nameless.run("import", "--model", "iPhone99,1", "logs/app.log")
    #expect(unknown.status == .usage && unknown.error.contains("--id ID and --name NAME"))
    let named = await nameless.run("import", "--model", "iPhone99,1", "--id", "next", "--name", "Next", "logs/app.log")
    #expect(named.status == .success && named.output.contains(#""modelIdentifiers": ["iPhone99,1"]"#))
  }

  @Test func aLogThatNamesTwoModelsSaysWhich() async throws {
    let lines = Self.log + ["and iPhone14,5, iPhone14,4"]
    let run = await world(lines).run("import", "logs/app.log")
    #expect(run.status == .usage && run.output.isEmpty)
    #expect(run.error.contains("a log that names iPhone14,4 and iPhone14,5 needs --model with the one that printed it"))
    let chosen = await world(lines).run("import", "logs/app.log", "--model", "iPhone14,5")
    #expect(chosen.status == .success && chosen.output.contains(#""id": "iphone-13""#))
    // What it is merged into says which; one that is of neither takes nothing.
    let into = await world(lines).run("import", "logs/app.log", "--into", "iphone-13")
    #expect(into.status == .success && into.output.contains(#""modelIdentifiers": ["iPhone14,5"]"#), "\(into.error)")
    #expect(await world(lines).run("import", "logs/app.log", "--into", "iphone-xs").status == .usage)
  }

  @Test func aLogOfAnotherModelThanIsNamedIsRefused() async {
    let run = await world().run("import", "logs/app.log", "--model", "iPhone11,2")
    #expect(run.status == .usage && run.output.isEmpty && run.written.isEmpty)
    #expect(
      run.error.contains("--model iPhone11,2 and a log that names iPhone14,4 can't be used together"), "\(run.error)")
    #expect(await world().run("import", "logs/app.log", "--model", "IPHONE14,4").status == .success)
  }

  @Test func coloursOfATerminalAreNoPartOfALog() async {
    let plain = await world().run("import", "logs/app.log")
    let colored = Self.log.map { line in
      "\u{1B}[2m10:11\u{1B}[0m " + line.replacing("Format", with: "\u{1B}[1;31mFormat\u{1B}[m")
    }
    let run = await world(colored).run("import", "logs/app.log")
    #expect(run.output == plain.output && run.status == .success, "\(run.error)")
    let pieces = Self.pieces("1a2b", Self.probe).map { "\u{1B}[32m" + $0 + "\u{1B}[0m" }
    #expect(await world(pieces).run("import", "logs/app.log").status == .success)
  }

  @Test func linesOfJSONAreReadForWhatTheySay() async {
    let plain = await world().run("import", "logs/app.log")
    func line(_ text: String) -> String {
      let quoted = JSONString.quoted(text).replacing("/", with: "\\/")
      return #"{"traceID":12,"eventMessage":\#(quoted),"subsystem":"","backtrace":{"frames":[{"imageOffset":1}]}}"#
    }
    let run = await world(["Filtering the log data"] + Self.log.map(line)).run("import", "logs/app.log")
    #expect(run.output == plain.output && run.status == .success, "\(run.error)")
    // Several lines of one message keep the number of theirs.
    let cut = [
      line("iPhone14,4"),
      line([Self.camera, Self.format("1920x1440"), "<AVCaptureDeviceFormat: 0x1 'vi"].joined(separator: "\n")),
    ]
    let told = await world(cut).run("import", "logs/app.log")
    #expect(told.status == .findings && told.error.contains("logs/app.log:2: the format is cut after"), "\(told.error)")
  }

  @Test("Lines that a terminal wrapped are put together", arguments: [60, 80, 100])
  func wrappedLines(_ width: Int) async {
    func wrapped(_ lines: [String]) -> [String] {
      lines.flatMap { line in
        stride(from: 0, to: line.count, by: width).map { String(line.dropFirst($0).prefix(width)) }
      }
    }
    let lines =
      ["10:11 iPhone14,4 runs", Self.camera] + (1...9).map { Self.format("\($0)920x1440", address: "0x\($0)") }
    let plain = await world(lines).run("import", "logs/app.log")
    let run = await world(wrapped(lines)).run("import", "logs/app.log")
    #expect(run.output == plain.output && run.status == .success, "\(run.error)")
    #expect(
      run.error
        == "capplan: note: a terminal has wrapped the lines of logs/app.log at \(width) columns; they are put together\n"
    )
    let pieces = Self.pieces("1a2b", Self.probe)
    #expect(await world(wrapped(pieces)).run("import", "logs/app.log").status == .success)
    // What got lost besides can't be put together.
    let lost = wrapped(lines).enumerated().filter { $0.offset % 5 != 3 }.map(\.element)
    let told = await world(lost).run("import", "logs/app.log")
    #expect(
      told.status == .findings && told.error.contains("columns; they are put together")
        || told.error.contains("import the file of the log"))
  }

  /// Logs that would take minutes if anything in them were looked for among all that came before.
  private static let repetitive: [(name: String, line: @Sendable (Int) -> String)] = [
    ("documents in pieces", { "capplan-probe a 1/2 \(String(0x1000_0000 + $0, radix: 16)) x" }),
    ("one piece", { _ in "capplan-probe a 1/2 00000000 x" }),
    ("formats with flags", { format("\($0 + 1)x1", ", supports \($0)", address: "0x\($0)") }),
    ("cut lines", { "<AVCaptureDeviceFormat: 0x1 'vide'/'420v' \($0)x" }),
    ("lists of one camera", { camera + format("\($0 + 1)x1") }),
    ("models", { "iPhone\($0),1" }),
    ("sets", { "{(\(camera.replacing("Back", with: "\($0)")))}" }),
  ]

  @Test(.timeLimit(.minutes(1)), arguments: repetitive.indices)
  func whatComesAgainAndAgainIsReadInLinearTime(_ index: Int) async {
    let lines = (0..<Breadth.count(10_000, or: 1_000)).map(Self.repetitive[index].line)
    let run = await world(["iPhone14,4", Self.camera] + lines).run(
      "import", "logs/app.log", "--id", "own", "--name", "Own")
    let count = run.error.utf8.split(separator: UInt8(ascii: "\n")).count
    #expect(count <= 1_001, "no more lines than of findings")
    #expect([.success, .findings, .usage, .unusable].contains(run.status), "\(Self.repetitive[index].name)")
  }

  @Test(.timeLimit(.minutes(1)))
  func listsThatSayEverythingDifferentlyAreJoinedInLinearTime() async throws {
    let (head, count) = (["iPhone14,4", Self.camera], Breadth.count(3_000, or: 1_100))
    func list(_ flag: String) -> [String] {
      head + (1...count).map { Self.format("\($0)x1", flag, address: "0x\($0)") }
    }
    let first = await world(list("")).run("import", "--id", "own", "--name", "Own", "logs/app.log").output
    let run = await world(list(", supports multicam"), ["own.json": first]).run(
      "import", "--into", "own.json", "logs/app.log")
    #expect(run.status == .findings && run.error.contains("and \(count - 1_000) more like these"))
    let profile = try #require(ProfileDecoder.decode(.init(run.output)).profile)
    #expect(profile.cameras[0].formats.count == count && profile.cameras[0].formats.allSatisfy { $0.multiCam == nil })
  }

  @Test func formatsOfNoCameraNameTheOption() async {
    let lines = Self.log.filter { $0 != Self.camera }
    let run = await world(lines).run("import", "logs/app.log")
    #expect(
      run.status == .findings && run.output.isEmpty
        && run.error.contains("logs/app.log:2: 2 formats follow no camera; --camera"))
    let named = await world(lines).run("import", "--camera", "builtInUltraWideCamera/back", "logs/app.log")
    #expect(named.status == .success && named.output.contains(#""deviceType": "builtInUltraWideCamera""#))
    for bad in ["back", "builtInWideAngleCamera/rear", "wide/back", "microphone/unspecified"] {
      #expect(await world(lines).run("import", "--camera", bad, "logs/app.log").status == .usage)
    }
  }

  @Test func aCutLineIsToldAndTheRestIsWritten() async {
    let cut = String(Self.format("1280x 720").prefix(70))
    let run = await world(Self.log + [cut]).run("import", "--complete", "formats", "logs/app.log")
    #expect(run.status == .findings && run.error.contains("logs/app.log:6: the format is cut after"))
    #expect(run.output.contains("1440") && !run.output.contains("1280") && !run.output.contains("formatsComplete"))
    let whole = await world().run("import", "--complete", "formats,cameras", "logs/app.log")
    #expect(whole.output.contains(#""formatsComplete": true"#) && whole.output.contains(#""camerasComplete""#))
    let none = await world(["nothing"]).run("import", "logs/app.log")
    #expect(none.status == .unusable && none.output.isEmpty && none.error.contains("no printed format"))
  }

  @Test func whatIsMergedContradictsNothingInSilence() async throws {
    let first = await world().run("import", "--id", "own", "--name", "Own", "logs/app.log").output
    let other = [Self.log[0], Self.camera, Self.format("1920x1440", ""), Self.format("1280x 720")]
    let run = await world(other, ["own.json": first]).run("import", "--into", "own.json", "logs/app.log")
    #expect(run.status == .findings)
    #expect(
      run.error.contains(
        "the back wide camera, 1920x1440 420v at 60, 'multiCam': true (own.json: 'log', printed) against false (logs/app.log: 'log', printed)"
      ))
    let profile = try #require(ProfileDecoder.decode(.init(run.output)).profile)
    #expect(profile.cameras[0].formats.map(\.width) == [1920, 640, 1280])
    #expect(profile.cameras[0].formats.map(\.multiCam) == [nil, false, true])
    // What is known better speaks, and is told.
    let weaker = first.replacing(#""kind": "printed""#, with: #""kind": "reported""#)
    let replaced = await world(other, ["own.json": weaker]).run("import", "--into", "own.json", "logs/app.log")
    #expect(replaced.status == .success && replaced.error.contains("the second is known better, and taken"))
    let better = first.replacing(#""kind": "printed""#, with: #""kind": "documented""#)
    let kept = await world(other, ["own.json": better]).run("import", "--into", "own.json", "logs/app.log")
    #expect(kept.status == .success && kept.error.contains("the first is known better, and kept"))
    // The same log again adds nothing.
    let again = await world(Self.log, ["own.json": first]).run("import", "--into", "own.json", "logs/app.log")
    #expect(again.status == .success && again.output == first && again.error.isEmpty)
    // Another device's log is not merged at all.
    let foreign = world([Self.log[0].replacing("14,4", with: "14,5")] + Self.log.dropFirst(), ["own.json": first])
    let refused = await foreign.run("import", "--into", "own.json", "logs/app.log")
    #expect(refused.status == .findings && refused.error.contains("nothing is merged") && refused.output.isEmpty)
  }

  @Test func aBundledProfileTakesWhatIsNew() async throws {
    let run = await world([
      Self.log[0], Self.camera.replacing("Back", with: "Front").replacing(":0]", with: ":1]"), Self.format("1920x1080"),
    ])
    .run("import", "--into", "iphone-13-mini", "logs/app.log")
    #expect(run.status == .success, "\(run.error)")
    let profile = try #require(ProfileDecoder.decode(.init(run.output)).profile)
    #expect(profile.camera(.builtInWideAngleCamera, at: .back)?.formats.count == 55)
    #expect(profile.camera(.builtInWideAngleCamera, at: .front)?.formats.count == 1)
    #expect(profile.sources.contains { $0.reference == "app.log" } && profile.costModel.basis != nil)
    #expect(await world().run("import", "--into", "iphone-13*", "logs/app.log").status == .usage)
    let miss = await world().run("import", "--into", "iphone-99", "logs/app.log")
    #expect(miss.status == .usage && miss.output.isEmpty)
    #expect(await world().run("import", "--into", "none.json", "logs/app.log").status == .unusable)
  }

  static func pieces(_ run: String, _ text: String, length: Int = 100) -> [String] {
    let bytes = Array(text.utf8)
    let sum = String(CRC32.checksum(of: bytes), radix: 16)
    let count = (bytes.count + length - 1) / length
    return (0..<count).map { number in
      let part = bytes[number * length..<min(bytes.count, (number + 1) * length)]
      return
        "capplan-probe \(run) \(number + 1)/\(count) \(String(repeating: "0", count: 8 - sum.count))\(sum) \(String(decoding: part, as: UTF8.self))"
    }
  }

  private static let probe =
    #"{"capplanProfile":1,"id":"probed","name":"Probed","modelIdentifiers":["iPhone99,1"],"cameras":[{"deviceType":"builtInWideAngleCamera","position":"back","source":"probe","formats":[{"width":1920,"height":1080}]}],"sources":[{"id":"probe","kind":"printed","reference":"capplan probe"}]}"#
  private static let readings =
    #"{"capplanReadings":1,"modelIdentifier":"iPhone99,1","operatingSystem":"26.0","readings":[]}"#

  @Test func aProbesDocumentsComeOutOfItsPieces() async {
    let lines = ["text"] + Self.pieces("1a2b", Self.probe) + Self.pieces("3c4d", Self.readings)
    let run = await world(lines).run("import", "--readings", "readings.json", "logs/app.log")
    #expect(run.status == .success && run.output == Self.probe + "\n" && run.error.isEmpty)
    #expect(run.written.map(\.text) == [Self.readings + "\n"])
    let cut = await world(lines.filter { !$0.contains(" 2/") }).run("import", "logs/app.log")
    #expect(cut.status == .findings && cut.output.isEmpty && cut.error.contains("'1a2b' lacks piece 2 of 3"))
    // A document in one piece, alone in its file.
    var piped = world()
    piped.standardInput = .success(Array(Self.probe.utf8))
    #expect(await piped.run("import", "-").output == Self.probe)
    let faulty = await world(Self.pieces("1", Self.probe.replacing("1920", with: "-1"))).run("import", "logs/app.log")
    #expect(faulty.status == .findings && faulty.output.isEmpty && faulty.error.contains("logs/app.log (1):1:"))
  }

  @Test func aLogInUTF16OrWithReturnsAloneIsRead() async {
    let text = (Self.log + Self.pieces("3c4d", Self.readings)).joined(separator: "\n")
    let plain = await world([text]).run("import", "--readings", "r.json", "logs/app.log")
    #expect(plain.written.count == 1)
    var other = world()
    let little = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    let forms = [
      little, big, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, Array(text.utf8).map { $0 == 0x0A ? 0x0D : $0 },
      Array(text.replacing("\n", with: "\r\n").utf8),
    ]
    for (number, bytes) in forms.enumerated() {
      other.nodes["logs/app.log"] = .file(bytes)
      let run = await other.run("import", "--readings", "r.json", "logs/app.log")
      #expect(
        run.written == plain.written && run.output == plain.output && run.error == plain.error,
        "\(number): \(run.error)")
    }
  }

  @Test func twoSystemsOfOnePhoneAreTold() async throws {
    func probe(_ system: String) -> String {
      Self.probe.replacing(#""cameras""#, with: ##""operatingSystem":"\##(system)","cameras""##)
    }
    let lines = Self.pieces("1a2b", probe("iOS 17.5")) + Self.pieces("3c4d", probe("iOS 26.0"))
    let run = await world(lines).run("import", "logs/app.log")
    #expect(run.status == .success && run.output.contains("iOS 17.5") && !run.output.contains("iOS 26.0"))
    #expect(
      run.error
        == "capplan: note: logs/app.log (3c4d) is of iOS 26.0, and logs/app.log (1a2b) of iOS 17.5: facts of both are in the profile, which says iOS 17.5\n"
    )
  }

  @Test func aLogOfObjectsIsALog() async {
    let lines = Self.log.map { #"{"level":"info","message":"\#($0)"}"# }
    let run = await world(lines).run("import", "logs/app.log")
    #expect(run.status == .success && run.output.contains("1440"), "\(run.error)")
  }

  @Test func severalLogsMakeOneProfile() async throws {
    let front = Self.camera.replacing("Back", with: "Front").replacing(":0]", with: ":1]")
    let logs = world(Self.log, ["front.log": [Self.log[0], front, Self.format("1280x 720")].joined(separator: "\n")])
    let run = await logs.run("import", "logs/app.log", "front.log")
    let profile = try #require(ProfileDecoder.decode(.init(run.output)).profile)
    #expect(profile.cameras.map(\.formats.count) == [2, 1] && profile.sources.map(\.reference).contains("front.log"))
    #expect(run.status == .success && run.error.isEmpty)
  }
}
