import JSONSource

extension Finding {
  /// A profile that doesn't exist.
  static func unknownProfile(_ name: Located<String>, _ guess: String?, _ severity: Severity) -> Finding {
    Finding(
      fault: .unknownProfile, severity: severity, message: "no profile \(Suggestion.quote(name.value))",
      range: name.range, label: "unknown", suggestion: guess,
      fixes: guess.map {
        [Fix("write \"\($0)\"", .unsafe, edits: [SourceEdit(name.range, with: JSONString.quoted($0))])]
      } ?? [], help: "`capplan profiles` lists them")
  }

  /// `deployable` on a platform without device profiles.
  static func noDeployable(
    _ name: Located<String>, on platform: Platform, _ severity: Severity
  ) -> Finding {
    Finding(
      fault: .unknownProfile, severity: severity,
      message: "\(Suggestion.quote(name.value)) matches no device: there are no profiles for \(platform.rawValue)",
      range: name.range, label: "no device", help: "`capplan profiles` lists them")
  }

  /// A missing oldest system that `deployable` needs.
  static func missingMinimumOS(
    at place: SourceRange, for name: Located<String>, _ severity: Severity
  ) -> Finding {
    Finding(
      fault: .missingKey, severity: severity,
      message: "the key 'deployment.minimumOS' is missing: it decides which devices are deployable", range: place,
      label: "needs 'minimumOS'", notes: [Finding.Note("asked for here", at: name.range)],
      help: "write \"deployment\": { \"minimumOS\": \"17.0\" }, with the oldest system that the app runs on")
  }

  /// A model without a profile. Another model's profile isn't a fix.
  static func unknownModel(_ name: Located<String>, _ nearest: String?, _ severity: Severity) -> Finding {
    let own = "capplan probe writes a profile for --profile-file"
    return Finding(
      fault: .unknownProfile, severity: severity,
      message: "there is no profile for \(Suggestion.quote(name.value))", range: name.range,
      label: "a model without a profile", help: nearest.map { "the nearest by name is '\($0)'; \(own)" } ?? own)
  }

  /// An unknown name, with suggestions if given.
  static func unknownReference(
    _ name: Located<String>, _ kind: ThingKind, _ suggestions: NameSuggestions?
  ) -> Finding {
    let guess = suggestions?.words.nearest(to: name.value)
    let fixes = guess.map {
      [Fix("write \"\($0)\"", .unsafe, edits: [SourceEdit(name.range, with: JSONString.quoted($0))])]
    }
    return Finding(
      fault: .unknownReference, severity: .error,
      message: "no \(kind.name) is called \(Suggestion.quote(name.value))", range: name.range,
      label: "not found", suggestion: guess, fixes: fixes ?? [], help: suggestions?.help)
  }
}
