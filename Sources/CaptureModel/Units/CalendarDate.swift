import JSONSource

/// A day of the Gregorian calendar.
public struct CalendarDate: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The year; from 0 for a date in text.
  public let year: Int

  /// The month, from 1 to 12.
  public let month: Int

  /// The day of the month, from 1.
  public let day: Int

  /// A day from its numbers.
  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that is this many days after 1970-01-01.
  ///
  /// The computation starts years on 1 March, so that the leap day is the last day; month m from March then starts on
  /// day (153 m + 2) / 5.
  public init(daysSince1970 days: Int) {
    let daysOfEra = 146_097  // 400 years
    let shifted = days + 719_468  // since 0000-03-01
    let era = (shifted >= 0 ? shifted : shifted - daysOfEra + 1) / daysOfEra
    let dayOfEra = shifted - era * daysOfEra
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// A day from `2026-01-31`; `nil` for other text or a day that does not exist.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == 0x2D, bytes[7] == 0x2D,
      let year = Int(text.prefix(4)), let month = Int(text.dropFirst(5).prefix(2)), let day = Int(text.suffix(2)),
      bytes.enumerated().allSatisfy({ $0.offset == 4 || $0.offset == 7 || 0x30...0x39 ~= $0.element }),
      1...12 ~= month
    else { return nil }
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard 1...days[month - 1] ~= day else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Orders by time.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// `2026-01-31`.
  public var description: String {
    let pad = { (number: Int, width: Int) in
      String(repeating: "0", count: max(0, width - String(number).count)) + String(number)
    }
    return "\(pad(year, 4))-\(pad(month, 2))-\(pad(day, 2))"
  }
}

extension CalendarDate {
  /// Every day; 29 February in any year.
  private static let pattern =
    "^[0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|[12][0-9]))$"

  static let shape = Shape<CalendarDate>(
    .string("a day", example: "2026-01-31", pattern: pattern), write: { day, _ in .text(day.description) }
  ) { reader, value in
    guard let text = reader.document.string(of: value) else {
      reader.reportWrongType(value, expected: "a string: a day, such as \"2026-01-31\"")
      return nil
    }
    guard let date = CalendarDate(text) else {
      reader.reportUnknownValue(value, what: "day, such as 2026-01-31", allowed: [])
      return nil
    }
    return date
  }
}
