/// The variables of the environment that capplan reads.
package enum EnvironmentName: String, CaseIterable, Sendable {
  case noColor = "NO_COLOR"
  case colors = "CLICOLOR"
  case forcesColors = "CLICOLOR_FORCE"
  case forcesColor = "FORCE_COLOR"
  case terminal = "TERM"
  case columns = "COLUMNS"

  /// What it is for, as the manual says it.
  var about: String {
    switch self {
    case .noColor: "not empty: no colour"
    case .colors: "0: no colour"
    case .forcesColors, .forcesColor: "neither empty nor 0: colour even where no terminal reads it"
    case .terminal: "dumb: no colour"
    case .columns: "how many columns text for people may take"
    }
  }
}
