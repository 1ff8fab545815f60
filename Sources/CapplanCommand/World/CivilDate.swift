/// A day of the Gregorian calendar.
package struct CivilDate: Hashable, Sendable {
  package let year: Int

  /// From 1.
  package let month: Int

  /// From 1.
  package let day: Int

  package init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The date of a day, counted from 1970-01-01, which is 0.
  ///
  /// Years are counted from 1 March, so that the leap day is the last day of a year; the months from March on then
  /// begin on the days (153 m + 2) / 5.
  package init(daysSince1970 days: Int) {
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
}

extension CivilDate: Comparable {
  /// Orders earlier before later.
  package static func < (left: CivilDate, right: CivilDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
