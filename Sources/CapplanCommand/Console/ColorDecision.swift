/// Decides whether a stream is coloured.
package enum ColorDecision {
  /// Decides in this order: `--color`, `NO_COLOR`, `CLICOLOR_FORCE` and `FORCE_COLOR`, `CLICOLOR=0`, then whether the
  /// stream is a terminal other than `dumb`. A variable that is set but empty has no effect.
  package static func isColored(
    option: ColorMode?, isTerminal: Bool, environment: (_ name: String) -> String?
  ) -> Bool {
    switch option {
    case .always: return true
    case .never: return false
    case .auto, nil: break
    }
    func value(_ name: EnvironmentName) -> String? { environment(name.rawValue).flatMap { $0.isEmpty ? nil : $0 } }
    if value(.noColor) != nil { return false }
    for name in [EnvironmentName.forcesColors, .forcesColor] {
      if let force = value(name), force != "0" { return true }
    }
    if value(.colors) == "0" { return false }
    return isTerminal && value(.terminal) != "dumb"
  }
}
