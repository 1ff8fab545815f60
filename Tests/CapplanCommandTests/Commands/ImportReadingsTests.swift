import CapplanCommand
import JSONSource
import TestSupport
import Testing

/// What `capplan import` makes of the readings of a probe.
struct ImportReadingsTests {
  private static let probe =
    #"{"capplanProfile":1,"id":"probed","name":"Probed","modelIdentifiers":["iPhone99,1"],"cameras":[{"deviceType":"builtInWideAngleCamera","position":"back","source":"probe","formats":[{"width":1920,"height":1080}]}],"sources":[{"id":"probe","kind":"printed","reference":"capplan probe"}]}"#

  private static func readings(_ costs: KeyValuePairs<String, Double>, system: String = "26.0") -> String {
    let list = costs.map { #"{"id":"\#($0.key)","hardwareCost":\#($0.value)}"# }
    return
      #"{"capplanReadings":1,"modelIdentifier":"iPhone99,1","operatingSystem":"\#(system)","readings":[\#(list.joined(separator: ","))]}"#
  }

  private func run(_ documents: [String], without piece: String = "none", _ options: String...) async -> FakeWorld.Run {
    let lines = documents.enumerated().flatMap { ImportTests.pieces("run\($0.offset)", $0.element) }
    return await FakeWorld(["a.log": lines.filter { !$0.contains(piece) }.joined(separator: "\n")]).run(
      ["import", "a.log"] + (options.isEmpty ? ["--readings", "r.json"] : options))
  }

  @Test func aRunThatWasStoppedAndWentOnIsOneDocument() async {
    let half = Self.readings(["a": 0.1, "b": 0.2])
    let whole = Self.readings(["a": 0.1, "b": 0.2, "c": 0.3])
    for documents in [[half, whole], [whole, half], [half, whole, half]] {
      let run = await run([Self.probe] + documents + [Self.probe])
      #expect(run.status == .success && run.error.isEmpty, "\(run.error)")
      #expect(run.output == Self.probe + "\n" && run.written.map(\.text) == [whole + "\n"])
    }
    let spaced = half.replacing(",\"", with: ", \"").replacing(":", with: ": ")
    let other = await run([Self.probe, Self.readings(["b": 0.2, "c": 0.3]), spaced])
    #expect(
      other.status == .success
        && other.written.map(\.text) == [
          Self.readings(["b": 0.2, "c": 0.3]).replacing("]}", with: #",{"id": "a", "hardwareCost": 0.1}]}"#) + "\n"
        ])
  }

  @Test func readingsThatAreUnlikeAreTold() async {
    let run = await run([Self.probe, Self.readings(["a": 0.1]), Self.readings(["a": 0.2, "b": 0.3])])
    #expect(
      run.status == .findings
        && run.error == "capplan: a.log (run2): the reading 'a' differs from the earlier one, which is kept\n")
    #expect(run.written.map(\.text) == [Self.readings(["a": 0.1, "b": 0.3]) + "\n"])
    let other = await self.run([Self.probe, Self.readings(["a": 0.1]), Self.readings(["b": 0.3], system: "27.0")])
    #expect(other.status == .findings && other.written.map(\.text) == [Self.readings(["a": 0.1]) + "\n"])
    #expect(
      other.error.contains(
        "readings of iPhone99,1 on iOS 27.0, but the earlier ones are of iPhone99,1 on iOS 26.0; import them one by one"
      ))
  }

  @Test func readingsThatGoNowhereAreTold() async {
    let readings = Self.readings(["a": 0.1])
    let alone = await FakeWorld(["readings.json": readings]).run("import", "readings.json", "-o", "q.json")
    #expect(alone.status == .unusable && alone.written.isEmpty)
    #expect(
      alone.error
        == "capplan: 'readings.json' is a readings document, not a profile; --readings FILE writes it for 'capplan calibrate'\n"
    )
    let written = await FakeWorld(["readings.json": readings]).run("import", "readings.json", "--readings", "r.json")
    #expect(written.status == .success && written.written.map(\.text) == [readings] && written.error.contains("note: "))
    let both = await run([Self.probe, readings], without: "none", "-o", "q.json")
    #expect(both.status == .success && both.written.map(\.path) == ["q.json"])
    #expect(
      both.error
        == "capplan: note: a.log (run1) also has readings; --readings FILE writes them for 'capplan calibrate'\n")
  }

  @Test func readingsOfAnotherModelThanTheProfileAreTold() async {
    let run = await run([Self.probe, Self.readings(["a": 0.1]).replacing("iPhone99,1", with: "iPhone99,2")])
    #expect(run.status == .findings && run.output == Self.probe + "\n")
    #expect(run.error == "capplan: the readings are of iPhone99,2, and the profile 'probed' of iPhone99,1\n")
  }

  @Test func whatIsPrintedBesideAProbesPiecesIsTold() async {
    let format =
      "<AVCaptureDeviceFormat: 0x1 'vide'/'420v' 1920x1440, { 1- 60 fps}, photo dims:{4032x3024}, fov:67.802, supports multicam>"
    let lines = [format] + ImportTests.pieces("1", Self.probe)
    let run = await FakeWorld(["a.log": lines.joined(separator: "\n")]).run("import", "a.log")
    #expect(run.status == .success && run.output == Self.probe + "\n")
    #expect(run.error.contains("note: a.log has a probe's pieces, so everything else in it is ignored"))
  }

  @Test func aDamagedDocumentLeavesTheWholeOneAlone() async {
    let readings = Self.readings(["a": 0.1, "b": 0.2])
    let lost = await run([Self.probe, readings], without: "run1 2/")
    #expect(lost.status == .findings && lost.output == Self.probe + "\n" && lost.written.isEmpty)
    #expect(
      lost.error.contains("'run1' lacks piece 2 of 2") && lost.error.contains("no whole readings document in 'a.log'"))
    let profile = await run([Self.probe, readings], without: "run0 2/")
    #expect(profile.status == .findings && profile.output.isEmpty && profile.written.map(\.text) == [readings + "\n"])
    let neither = await run([Self.probe, readings], without: " 2/")
    #expect(neither.status == .unusable && neither.output.isEmpty && neither.written.isEmpty)
  }
}
