import CapplanCommand
import DeviceFacts
import JSONSource
import TestSupport
import Testing

/// What `capplan import` keeps of a probe's log of which pieces are lost.
struct ImportLostPieceTests {
  /// A reading with inputs that have ids as well, about 500 bytes long, so that it lies in one piece or two.
  private static func reading(_ number: Int) -> String {
    let note = String(repeating: #"{ } ] \" "#, count: 30)
    return
      #"{"id":"back \#(number), configured","graph":{"capplan":1,"inputs":[{"id":"a","x-note":"\#(note)"},{"id":"b"}]},"hardwareCost":0.\#(100 + number),"readWhen":"configured"}"#
  }

  private static let list = (1...12).map(reading)

  private static func document(_ readings: [String]) -> String {
    #"{"capplanReadings":1,"modelIdentifier":"iPhone99,1","operatingSystem":"26.0","x-build":"23A1","readings":[\#(readings.joined(separator: ","))]}"#
  }

  private static let pieces = ImportTests.pieces("r", document(list), length: ProbePieces.length)

  private func run(_ lines: [String]) async -> FakeWorld.Run {
    await FakeWorld(["a.log": lines.joined(separator: "\n")]).run("import", "a.log", "--readings", "r.json")
  }

  /// The readings that have no part in any of the lost pieces.
  private static func readings(without lost: [Int]) -> [String] {
    var end = document([]).utf8.count - 3
    return list.filter { reading in
      let start = end + 1
      end = start + reading.utf8.count
      return !lost.contains { (start / ProbePieces.length...(end - 1) / ProbePieces.length).contains($0) }
    }
  }

  @Test("A lost piece loses the readings in it", arguments: Array(pieces.indices.dropFirst()))
  func lost(_ index: Int) async {
    let kept = Self.readings(without: [index])
    #expect(kept.count < Self.list.count && kept.count >= Self.list.count - 4)
    let run = await run(Self.pieces.enumerated().filter { $0.offset != index }.map(\.element))
    #expect(run.status == .findings && run.written.map(\.text) == [Self.document(kept) + "\n"])
    #expect(
      run.error.contains(
        "capplan: a.log: the probe's document 'r' has lost piece \(index + 1) of \(Self.pieces.count): \(kept.count) complete readings are kept; fetch capplan-readings.json from the app's Documents folder for the rest\n"
      ), "\(run.error)")
  }

  @Test func severalLostPiecesAreNamed() async {
    let last = Self.pieces.count - 1
    let run = await run(Self.pieces.enumerated().filter { ![1, last - 1, last].contains($0.offset) }.map(\.element))
    #expect(run.written.map(\.text) == [Self.document(Self.readings(without: [1, last - 1, last])) + "\n"])
    #expect(
      run.status == .findings
        && run.error.contains("has lost pieces 2, \(last) to \(last + 1) of \(Self.pieces.count): "), "\(run.error)")
  }

  @Test func aDamagedPieceIsLost() async {
    let expected = [Self.document(Self.readings(without: [2])) + "\n"]
    let piece = Self.pieces[2]
    for damaged in [
      String(piece.dropLast(3)), piece + "x", String(piece.dropLast(30)) + String(repeating: " ", count: 30),
    ] {
      var lines = Self.pieces
      lines[2] = damaged
      let run = await run(lines)
      #expect(
        run.status == .findings && run.written.map(\.text) == expected && run.error.contains("has lost piece 3 of "))
    }
    // Two that are not alike: nobody knows which is right.
    let run = await run(Self.pieces + [piece.dropLast() + "#"])
    #expect(run.status == .findings && run.written.map(\.text) == expected)
    // One is damaged, and its length doesn't show which: nothing is taken.
    let changed = Self.pieces.map { $0.replacing("0.107", with: "0.108") }
    let whole = await self.run(changed)
    #expect(whole.status != .success && whole.written.isEmpty && whole.error.contains("its checksum does not match"))
  }

  @Test func whatALogCutsEverywhereIsNotJoined() async {
    let cut = Self.pieces.map { String($0.prefix(700)) }
    let run = await run(cut.enumerated().filter { $0.offset != 2 }.map(\.element))
    #expect(run.status != .success && run.written.isEmpty)
  }

  @Test func withoutTheFirstPieceTheDeviceIsUnknownAndNothingIsKept() async {
    let run = await run(Array(Self.pieces.dropFirst()))
    #expect(run.status != .success && run.written.isEmpty)
    #expect(run.error.contains("lacks piece 1 of \(Self.pieces.count)"), "\(run.error)")
  }

  @Test func aProfileIsNotKeptInPart() async {
    let formats = (1...60).map { #"{"width":\#($0 * 16),"height":1080}"# }.joined(separator: ",")
    let profile =
      #"{"capplanProfile":1,"id":"probed","name":"Probed","cameras":[{"deviceType":"builtInWideAngleCamera","position":"back","source":"probe","formats":[\#(formats)]}],"sources":[{"id":"probe","kind":"printed","reference":"capplan probe"}]}"#
    var lines = ImportTests.pieces("p", profile, length: ProbePieces.length)
    lines.remove(at: 1)
    let run = await FakeWorld(["a.log": lines.joined(separator: "\n")]).run("import", "a.log")
    #expect(
      run.status == .findings && run.output.isEmpty && run.error.contains("'p' lacks piece 2 of 3"), "\(run.error)")
  }

  @Test func aLogOfReadingsInReadingsEnds() async {
    let nest = String(repeating: #"{"id":"","graph":"#, count: 60_000) + "1" + String(repeating: "}", count: 60_000)
    let run = await run(
      ImportTests.pieces("r", Self.document([nest, Self.list[0]]), length: ProbePieces.length).dropLast())
    #expect(run.status != .success && run.written.isEmpty)
  }
}
