import CaptureModel
import DeviceFacts
import TestSupport
import Testing

/// A probe's documents in the lines of a log.
struct ProbePiecesTests {
  private static let text = Array(
    #"{"capplanProfile":1,"id":"probe","cameras":[{"deviceType":"builtInWideAngleCamera"}]}"#.utf8)

  private static func lines(_ run: String, _ text: [UInt8], length: Int = 20) -> [String] {
    let pieces = stride(from: 0, to: text.count, by: length).map { Array(text[$0..<min($0 + length, text.count)]) }
    let checksum = String(CRC32.checksum(of: text), radix: 16)
    let padded = String(repeating: "0", count: 8 - checksum.count) + checksum
    return pieces.enumerated().map {
      "2026-01-01 10:00:00 App[1:2] capplan-probe \(run) \($0.offset + 1)/\(pieces.count) \(padded) \(String(decoding: $0.element, as: UTF8.self))"
    }
  }

  private func read(_ lines: [String]) -> ([Result<[UInt8], ProbePieces.Damage>], [LogFault]) {
    let log = Array(lines.joined(separator: "\n").utf8)
    var faults: [LogFault] = []
    let results = ProbePieces.documents(in: PrintedLog(log), &faults).map { document in
      do throws(ProbePieces.Damage) {
        return Result<[UInt8], ProbePieces.Damage>.success(try document.document(in: log))
      } catch {
        return .failure(error)
      }
    }
    return (results, faults)
  }

  @Test func theChecksumIsThatOfZlib() {
    #expect(CRC32.checksum(of: Array("123456789".utf8)) == 0xCBF4_3926)
  }

  @Test func piecesAreFoundInAnyOrderAmongOtherLinesAndTwice() {
    let (one, other) = (Self.lines("1a2b", Self.text), Self.lines("ffff", Array("{}".utf8)))
    #expect(one.count == 5)
    let mixed = ["text", one[3], one[0], other[0], one[2], "capplan-probe", one[4] + "\r", one[2], one[1]]
    let (results, faults) = read(mixed)
    #expect(results == [.success(Self.text), .success(Array("{}".utf8))])
    #expect(faults.isEmpty)
  }

  @Test func whatIsMissingDoubledOrChangedIsSaidByNumber() {
    let lines = Self.lines("1a2b", Self.text)
    #expect(read([lines[0], lines[4]]).0 == [.failure(.missing([2...4]))])
    #expect(read([lines[1], lines[3]]).0 == [.failure(.missing([1...1, 3...3, 5...5]))])
    #expect(read(lines + [lines[1] + "x"]).0 == [.failure(.unlike([2]))])
    var cut = lines
    cut[2].removeLast(3)
    #expect(read(cut).0 == [.failure(.changed(short: [3]))])
    var changed = lines
    changed[2] = changed[2].replacing("\"", with: "'")
    #expect(read(changed).0 == [.failure(.changed(short: []))])
    #expect(read(["capplan-probe 1a2b 3/2 00000000 x", "capplan-probe "]).1.map(\.line) == [1, 2])
  }

  @Test func blanksAtTheEndsOfLinesAreNoDamage() {
    let lines = Self.lines("1a2b", Self.text)
    let copied = lines.map { $0 + "   " }
    #expect(read(copied).0 == [.success(Self.text)])
    #expect(read(lines + [lines[1] + " "]).0 == [.success(Self.text)])
    // Some end in blanks of their own, which a terminal may have taken.
    let blank = Array(#"{"name": "Example Phone", "other": "of its kind"}"#.utf8)
    let own = (1...12).map { _ in blank }.joined(separator: [0x2C])
    let parts = Self.lines("b", Array("[".utf8) + own + Array("]".utf8))
    #expect(parts.contains { $0.hasSuffix(" ") })
    let whole = Result<[UInt8], ProbePieces.Damage>.success(Array("[".utf8) + own + Array("]".utf8))
    let stripped = parts.map { String($0.reversed().drop { $0 == " " }.reversed()) }
    #expect(read(parts).0 == [whole] && read(stripped).0 == [whole] && read(parts.map { $0 + "  " }).0 == [whole])
    // What is cut stays damaged.
    var cut = copied
    cut[2] = String(lines[2].dropLast(3))
    #expect(read(cut).0 != [.success(Self.text)])
  }

  @Test func noTruncationIsTakenForTheWhole() {
    let log = Self.lines("1a2b", Self.text).joined(separator: "\n")
    for length in 0..<log.utf8.count {
      let (results, _) = read([String(decoding: Array(log.utf8).prefix(length), as: UTF8.self)])
      #expect(results.allSatisfy { (try? $0.get()) == nil })
    }
  }
}
