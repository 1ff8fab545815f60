public import JSONSource

// Computed and inlinable, so that a rule named after one of these is a compile-time constant.
extension DocumentFault {
  /// An ignore matches nothing.
  @inlinable public static var unusedIgnore: DocumentFault { DocumentFault("unused-ignore", leaves: .whole) }

  /// An ignore has expired.
  @inlinable public static var expiredIgnore: DocumentFault { DocumentFault("expired-ignore", leaves: .whole) }

  /// No profile is named.
  @inlinable public static var profileDefaulted: DocumentFault { DocumentFault("profile-defaulted", leaves: .whole) }
}

// The messages about a graph's requests for its own check.
extension Finding {
  /// An ignore past its date.
  package static func expiredIgnore(_ ignore: GraphIgnore) -> Finding {
    Finding(
      fault: .expiredIgnore, severity: .warning,
      message: "this ignore expired on \(ignore.expires?.value.description ?? "")",
      range: ignore.expires?.range ?? ignore.range, label: "expired",
      help: "fix what it hid, or set a later date with a reason")
  }

  /// An ignore that matches nothing. `isKnown` means that its rule exists; `guess` is the rule with the nearest name.
  package static func unusedIgnore(_ ignore: GraphIgnore, isKnown: Bool, guess: String?) -> Finding {
    let name = Suggestion.quote(ignore.rule?.value ?? "")
    return Finding(
      fault: .unusedIgnore, severity: .warning,
      message: isKnown ? "nothing here breaks \(name)" : "there is no rule \(name)", range: ignore.range,
      label: "matches nothing", suggestion: guess,
      help: "delete it, or correct its 'rule' or 'at'")
  }

  /// A graph that names no profile, with the ids of the profiles that it is checked on and of the default one.
  ///
  /// `newer` is something in the graph that no system of the default device has, so the graph is for another device.
  package static func profileDefaulted(
    _ graph: CaptureGraph, checkedOn profiles: [String], default defaultID: String, lacking newer: SymbolUse? = nil
  ) -> Finding {
    if let newer {
      return Finding(
        fault: .profileDefaulted, severity: .warning,
        message: "no profile is named, and the device that it is checked on, \(defaultID), never runs iOS "
          + "\(newer.since), with which \"\(newer.key)\" came",
        range: SourceRange(graph.range.lowerBound, graph.range.lowerBound + 1), label: "needs 'profiles'",
        help: "name the device that the graph is for, or was recorded on, with --profile or in \"profiles\" of the "
          + "graph or of .capplan.json; `capplan profiles` lists them")
    }
    return Finding(
      fault: .profileDefaulted, severity: .warning,
      message: "no profile is named: checked on \(profiles.joined(separator: ", "))",
      range: SourceRange(graph.range.lowerBound, graph.range.lowerBound + 1), label: "needs 'profiles'",
      help: "write \"profiles\": [\"\(defaultID)\"] in the graph, or choose with --profile; "
        + "`capplan profiles` lists them")
  }
}
