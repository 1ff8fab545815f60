import CapplanCommand
import Testing

struct RawTextTests {
  @Test(
    "Bytes come back as they were",
    arguments: [
      [], Array("graph.json".utf8), Array("é漢👍".utf8), [0xE9], [0x63, 0xE9, 0x63], [0xC3], [0xC3, 0x28],
      [0xED, 0xA0, 0x80],
      [0xF4, 0x8F, 0xBF, 0xA9], [0xF4, 0x8F, 0xBE, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF, 0xFE], [0xF0, 0x9F, 0x91],
      [0xC0, 0x80],
    ] as [[UInt8]])
  func roundTrip(_ bytes: [UInt8]) {
    #expect(RawText.encode(RawText.decode(bytes)) == bytes)
  }

  @Test func everyPairOfBytesComesBack() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        let bytes = [first, second]
        if RawText.encode(RawText.decode(bytes)) != bytes { Issue.record("\(bytes)") }
      }
    }
  }

  @Test func validTextIsDecodedAsItIs() {
    #expect(RawText.decode(Array("é漢👍".utf8)) == "é漢👍")
    #expect(Escaping.terminal(RawText.decode([0x63, 0xE9])) == #"c\xE9"#)
  }
}
