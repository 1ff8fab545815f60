import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An API property exists on all systems that the app runs on, or the app checks for it first.
  static var symbolNewerThanMinimum: Rule {
    Rule(
      "symbol-newer-than-minimum",
      title: "Property newer than the app's minimum iOS version",
      area: .session,
      severity: .note,
      rationale: """
        Each property of the capture API exists since some system. If an app also runs on older ones, the compiler \
        makes it check for the property, and there the setting is missing; the note names the first system that has it. \
        On a device that never runs such a system it is an error. Values that are newer, such as stabilization modes, \
        have rules of their own.
        """,
      sources: [
        .format("a symbol newer than `minimumOS` is a note"),
        .inference("Swift refuses a symbol that is newer than the deployment target without an availability check"),
      ],
      examples: [
        .passing("single | back 1280x720 | photo constantColorEnabled | shot constantColorEnabled flashMode=auto"),
        .failing("iOS 18.0 | single | back | photo unconnected cameraSensorOrientationCompensationEnabled=⟦true⟧")
          .on("conservative"),
        .passing("iOS 17.0 | single | back | photo unconnected constantColorEnabled=false"),
        .passing("iOS 17.0 | single controls=[(type=slider value=0 optional)]").on("iphone-16-pro"),
        .passing("iOS 13.0 | single | lidar optional automaticallyAdjustsFaceDrivenAutoFocusEnabled=false")
          .on("iphone-13-pro"),
        .failing("single | back | photo unconnected maxPhotoDimensions=⟦4032x3024⟧").on("iphone-7-plus"),
      ]
    ) { session, report in
      for (system, since, all) in newerSymbols(in: session) {
        // Where the app asks first, it is told of the uses that are left; on a device that lacks it, all go.
        let uses = !system.isLastOfDevice ? session.graph.withoutGuarded(all) : all
        let first = uses[0]
        let places = uses.count == 1 ? "it" : "\(first.key), here and in \(uses.count - 1) more,"
        // An app may leave out each control by itself.
        let controls = first.key == controlsKey.name ? session.graph.session?.controls?.value.map(\.range) : nil
        if controls?.isEmpty == true { continue }
        report.emit(
          "\"\(first.key)\" does not exist on iOS \(system.version)", at: first.range, lackingOn: system,
          uses: controls ?? uses.map(\.range), isOfElement: controls != nil, label: "needs iOS \(since)",
          help: "set \(places) only where iOS \(since) is available, and say so: "
            + (controls == nil ? "name it in 'whereSupported'" : "'optional' on each control"))
      }
    }
  }

  /// The uses of keys that are missing on a system of the app, in the order of their first use.
  private static func newerSymbols(
    in session: ResolvedSession
  ) -> [(system: OlderSystem, since: OSVersion, uses: [SymbolUse])] {
    var found: [(system: OlderSystem, since: OSVersion, uses: [SymbolUse])] = []
    for use in session.graph.symbols {
      guard let system = session.systemBefore(use.since), !use.isDatedByOwnRule, !comesWithElement(use, session)
      else {
        continue
      }
      if let index = found.firstIndex(where: { $0.since == use.since && $0.uses[0].key == use.key }) {
        found[index].uses.append(use)
      } else {
        found.append((system, use.since, [use]))
      }
    }
    return found
  }

  /// Whether a key is set on something as new, so that it is there wherever that is: a control, whose own age is told,
  /// or a camera that the app looks for first.
  private static func comesWithElement(_ use: SymbolUse, _ session: ResolvedSession) -> Bool {
    let graph = session.graph
    if graph.inputs.contains(where: { input in
      input.range.contains(use.range) && input.triedDeviceTypes.allSatisfy { $0.introduced >= use.since }
        && graph.guards.contains { $0.key == nil && $0.range == input.range }
    }) {
      return true
    }
    return graph.symbols.contains { controls in
      controls.key == controlsKey.name && use.key != controls.key && controls.range.contains(use.range)
        && use.since <= controls.since
    }
  }

  private static let controlsKey: GraphKey = "controls"
}

extension CaptureGraph {
  /// Those of some uses that the app does not guard; all if it guards all of them.
  fileprivate func withoutGuarded(_ uses: [SymbolUse]) -> [SymbolUse] {
    let guarded = Set(guards.lazy.filter { $0.key != nil }.map(\.range))
    if guarded.isEmpty { return uses }
    let open = uses.filter { !guarded.contains($0.range) }
    return open.isEmpty ? uses : open
  }
}
