import JSONSource
import CapturePlanning
import Testing

struct JSONSourceEditTests {
  @Test func whatNoEditCoversStays() {
    let bytes: [UInt8] = [0xFF, 0x0D, 0x61, 0x62, 0x63, 0x00]
    let edits = [
      SourceEdit(SourceRange(0, 0), with: "<"), SourceEdit(SourceRange(2, 3), with: "é"),
      SourceEdit(SourceRange(3, 3), with: "1"), SourceEdit(SourceRange(3, 3), with: "2"),
      SourceEdit(SourceRange(4, 5), with: ""), SourceEdit(SourceRange(6, 6), with: ">"),
    ]
    #expect(
      SourceEdit.apply(edits, to: bytes) == [0x3C, 0xFF, 0x0D, 0xC3, 0xA9, 0x31, 0x32, 0x62, 0x00, 0x3E])
    #expect(SourceEdit.apply([], to: bytes) == bytes)
  }
}
