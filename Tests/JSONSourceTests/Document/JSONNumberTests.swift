import JSONSource
import CapturePlanning
import TestSupport
import Testing

struct JSONNumberTests {
  private func value(_ text: String) -> Double { JSONNumber.value(of: Array(text.utf8)[...]) }

  @Test(arguments: [
    "0", "-0", "1", "30", "0.1", "29.97", "1e22", "1e23", "123456789012345", "1234567890123456789", "1.5e-7", "1e-22",
    "9007199254740993", "2.2250738585072014e-308", "4.9e-324", "1.7976931348623157e308", "0.000001", "1E+2", "1e999",
    "-1e999", "1e-999", "0.30000000000000004", "123456.789e3", "1e0000001",
  ])
  func valuesAreCorrectlyRounded(_ text: String) {
    #expect(value(text).bitPattern == Double(text)?.bitPattern)
  }

  @Test func shortDecimalsAgreeWithTheLibrary() {
    var generator = SeededGenerator(7)
    for _ in 0..<20_000 {
      let digits = String(UInt64.random(in: 0..<1_000_000_000_000_000, using: &generator))
      let exponent = Int.random(in: -30...30, using: &generator)
      let text = "\(digits.prefix(Int.random(in: 1...15, using: &generator))).\(digits.suffix(3))e\(exponent)"
      #expect(value(text).bitPattern == Double(text)?.bitPattern, "\(text)")
    }
  }

  private static let spellings: [(number: Double, text: String)] = [
    (0.0, "0"), (-0.0, "-0"), (30, "30"), (-1.5, "-1.5"), (0.1, "0.1"), (1e-5, "0.00001"), (1.25e-5, "0.0000125"),
    (9.5e-6, "9.5e-6"), (1e-7, "1e-7"), (123456789.125, "123456789.125"), (999_999_999_999_999, "999999999999999"),
    (1e15, "1e15"), (1.5e300, "1.5e300"), (.leastNonzeroMagnitude, "5e-324"), (100.5, "100.5"),
    (123_456_789_012_345.6, "123456789012345.6"), (1_234_567_890_123_456, "1.234567890123456e15"),
    (.infinity, "null"), (.nan, "null"),
  ]

  @Test(arguments: spellings)
  func numbersAreWrittenShort(_ number: Double, _ text: String) {
    #expect(JSONNumber.text(of: number) == text)
  }

  @Test func writtenNumbersReadBack() throws {
    var generator = SeededGenerator(11)
    for _ in 0..<20_000 {
      let number = Double(bitPattern: generator.next())
      guard number.isFinite else { continue }
      let text = JSONNumber.text(of: number)
      #expect(value(text).bitPattern == number.bitPattern, "\(text)")
    }
  }
}
