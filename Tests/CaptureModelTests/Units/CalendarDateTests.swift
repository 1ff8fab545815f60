import CaptureModel
import Foundation
import Testing

struct CalendarDateTests {
  @Test(
    "Days become dates",
    arguments: [
      (0, 1970, 1, 1), (-1, 1969, 12, 31), (58, 1970, 2, 28), (59, 1970, 3, 1), (10_956, 1999, 12, 31),
      (11_016, 2000, 2, 29),
      (11_017, 2000, 3, 1), (19_782, 2024, 2, 29), (-25_509, 1900, 2, 28), (-25_508, 1900, 3, 1), (-719_468, 0, 3, 1),
    ])
  func dates(_ days: Int, _ year: Int, _ month: Int, _ day: Int) {
    #expect(CalendarDate(daysSince1970: days) == CalendarDate(year: year, month: month, day: day))
  }

  @Test func datesAgreeWithFoundationForFourHundredYears() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    for days in stride(from: -30_000, to: 116_000, by: 17) {
      let parts = calendar.dateComponents(
        [.year, .month, .day], from: Date(timeIntervalSince1970: Double(days) * 86_400))
      let date = CalendarDate(daysSince1970: days)
      #expect(date.year == parts.year && date.month == parts.month && date.day == parts.day)
    }
  }

  @Test func datesAreOrdered() {
    #expect(CalendarDate(year: 2024, month: 12, day: 31) < CalendarDate(year: 2025, month: 1, day: 1))
    #expect(CalendarDate(year: 2025, month: 1, day: 31) < CalendarDate(year: 2025, month: 2, day: 1))
  }
}
