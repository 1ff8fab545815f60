import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureReports
import CaptureSession
import CaptureSource
import JSONSource
import RuleKit

/// The Swift source of a graph, or why there is none.
enum SwiftSource {
  case source(String, notes: [String])

  /// The errors of the graph, or what Swift source can't express, one per line.
  case refused([String], ExitStatus)

  /// The source for the session that a graph describes on some devices, whatever their order: it plans the formats that
  /// most of them run. A graph with errors on one of them has none. `sdk` is the newest system whose symbols the app's SDK
  /// has. `choices` are the words of a command line that choose profiles, settings and the graph; `command` is what the
  /// source is said to be made by.
  static func of(
    _ reading: GraphDocument, on named: [DeviceProfile], _ options: CheckOptions, typeName: String?,
    sdk: OSVersion, choices: [String] = [], command: String = "capplan emit"
  ) -> SwiftSource {
    var options = options
    options.selection = RuleSelection()
    options.severities = [:]
    let devices = named.sorted { $0.id < $1.id }
    let judged = devices.map { Planning.judge(reading, on: $0, options: options) }
    let found = judged.map { judged in
      judged.weighing(judged.findings.filter { $0.severity == .error || $0.isLikelyRefusal }, options)
    }
    let errors = lines(of: zip(found, judged).map { (ErrorLines.of($0, in: reading.source), $1.profile) })
    let billed = judged.compactMap(\.billed)
    guard errors.isEmpty, billed.count == devices.count, let first = billed.first, let document = reading.document
    else {
      let isLikely = !errors.isEmpty && !found.joined().contains { $0.severity == .error }
      let why = isLikely ? [wayOut(choices)] : []
      let isOverTarget = !found.joined().isEmpty && found.joined().allSatisfy { Rule.isAboutCosts($0.rule) }
      let help = isOverTarget ? [planFirst(choices, isOne: devices.count == 1)] : why + advice(on: judged)
      return .refused(errors + help, reading.isUnreadable ? .unusable : .findings)
    }
    let targets = options.aims(for: first.session.graph).targets
    // What the SDK lacks is in no session, whatever the device has.
    let known = reading.graph.flatMap { GraphForSDK($0, document, sdk: sdk) }
    // The source keeps an element that the app leaves out on one device, since others may have it. It plans for the
    // formats that were judged.
    let sessions = zip(billed, devices).map { billed, device in
      guard let graph = known?.graph ?? reading.graph, known != nil || !graph.guards.isEmpty else {
        return billed.session
      }
      return SessionResolver.resolve(graph, on: device).taking(formatsOf: billed.session)
    }
    let goesWithoutInputs = known.map { $0.graph.inputs.count != reading.graph?.inputs.count } ?? false
    // Emitted code takes a planned format where the device has it, though `check` may take another one. The costs with
    // a format that stands in say nothing.
    let costs = zip(billed, sessions).map { billed, session -> SessionCosts? in
      if sessions.runsAsPlanned(session) { return goesWithoutInputs ? CostModel.costs(of: session) : billed.costs }
      let planned = sessions.choosingAsPlanned(session)
      return sessions.runsAsPlanned(planned) ? CostModel.costs(of: billed.session.taking(formatsOf: planned)) : nil
    }
    let targeted = zip(sessions, costs).map { EmissionTarget(name: $0.profile.name, costs: $1) }
    let emissions = sessions.map {
      SessionEmitter($0, in: known?.document ?? document, among: sessions).emit(
        typeName: typeName, targets: targets, for: targeted, leftOut: known.map { ($0.leftOut, sdk) },
        command: command)
    }
    let ofSDK =
      [EmissionObstacle.sdk(sdk, below: first.session.graph.deployment?.minimumOS)].compactMap(\.self)
      + (known?.obstacles(sdk: sdk) ?? [])
    let obstacles = emissions.map { emission in
      Self.obstacles((ofSDK + emission.obstacles).sorted { $0.range < $1.range }, in: reading.source)
    }
    guard obstacles.allSatisfy(\.isEmpty) else {
      return .refused(lines(of: zip(obstacles, devices).map { ($0, $1.id) }), .findings)
    }
    let texts = emissions.map { SwiftCode.text(of: $0.code) }
    if let other = texts.firstIndex(where: { $0 != texts[0] }) {
      let ids = [devices[0].id, devices[other].id].map { Escaping.terminal($0) }
      let line = "error: on \(ids[1]) the graph means another session than on \(ids[0]): emit a file for each"
      return .refused([line], .findings)
    }
    let pressures = zip(costs, billed).compactMap { costs, billed in
      (costs ?? billed.costs).pressure.map { ($0, billed.session.profile) }
    }
    let remarks = emissions.map { Self.obstacles($0.remarks, kind: "note", in: reading.source) }
    let ids = devices.map(\.id)
    let refusals = zip(costs, billed).map { refusal($0 ?? $1.costs, isOne: ids.count == 1, choices) }
    return .source(
      texts[0],
      notes: (known?.leftOut ?? []).map { leftOut($0, sdk, in: reading.source) }
        + (TargetText.remark(on: targets).map { ["note: \($0)"] } ?? [])
        + lines(of: zip(refusals, ids).map { ($0, $1) })
        + (targets.pressure == nil ? unjudged(pressures) : [])
        + lines(of: zip(remarks, ids).map { ($0, $1) })
        + lines(of: sessions.map { (otherFormats(among: sessions, on: $0), $0.profile.id) }))
  }

  /// That the source goes without something that the SDK lacks, as one line.
  private static func leftOut(_ part: GraphForSDK.Newer, _ sdk: OSVersion, in source: SourceText) -> String {
    let message =
      "\(part.words) needs the SDK of iOS \(part.since) and is left out: the source is for that of iOS \(sdk)"
    return Escaping.terminal(
      LineTable(source).conciseLine(at: part.range.lowerBound, kind: "note", message: message, rule: nil))
  }

  /// That a graph which likely can't run has no source, as one line.
  private static func wayOut(_ choices: [String]) -> String {
    "help: nothing is emitted for a graph that likely cannot run: `\(ShellWord.line(["capplan", "check"] + choices))` "
      + "tells how to mend it"
  }

  /// The command that looks for a configuration within the targets, to emit instead, as one line.
  private static func planFirst(_ choices: [String], isOne: Bool) -> String {
    let search =
      isOne ? ["reduce", "--strategy", "optimal"] : ["matrix", "--one-for-all", "--configuration", "planned.json"]
    return "help: to emit a configuration that fits: `\(ShellWord.line(["capplan"] + search + choices))` looks for one"
  }

  /// The option that leaves out the devices with errors, if others have none.
  private static func advice(on judged: [JudgedGraph]) -> [String] {
    let working = judged.filter { $0.billed != nil && !$0.findings.contains { $0.severity == .error } }
    guard !working.isEmpty, working.count < judged.count else { return [] }
    let ids = working.map(\.profile).joined(separator: ",")
    return ["help: to emit for the devices without an error: --profile \(Escaping.terminal(ids))"]
  }

  /// That the session may cost more than it can run with, as one line with the command that looks for a plan.
  private static func refusal(_ costs: SessionCosts, isOne: Bool, _ choices: [String]) -> [String] {
    let cost = costs.hardware.total
    guard let remark = cost.remarkOverOne, !cost.tellsNothing else { return [] }
    // A plan for the estimate is no surer where the estimate is not above 1 itself.
    let isOpen = cost.value.map { $0 <= 1 } ?? true
    let told =
      "warning: hardwareCost is \(cost.value == nil ? "" : "predicted as ")\(Figure.interval(cost)): \(remark), "
      + "and above 1 a session does not start: "
    // One configuration for several devices goes by the estimate.
    if !isOne, isOpen { return [told + "read it on the device (`capplan probe`)"] }
    let search =
      isOne ? ["reduce", "--strategy", "optimal"] + (isOpen ? ["--confident"] : []) : ["matrix", "--one-for-all"]
    return [told + "`\(ShellWord.line(["capplan"] + search + choices))` looks for a plan below that"]
  }

  /// The highest pressure of some devices, which nobody set a target for, as one line.
  private static func unjudged(_ pressures: [(bill: CostBill, profile: DeviceProfile)]) -> [String] {
    func guess(_ cost: CostInterval) -> Double { cost.value ?? cost.high ?? .infinity }
    guard let highest = pressures.max(by: { guess($0.bill.total) < guess($1.bill.total) }) else { return [] }
    let device = pressures.count > 1 ? "on \(highest.profile.id), where it is the highest, " : ""
    return ["note: " + Escaping.terminal(device + TargetText.unjudged(highest.bill, on: highest.profile))]
  }

  /// The formats that `check` judges on a device but the source doesn't plan for, one per line.
  private static func otherFormats(among sessions: [ResolvedSession], on session: ResolvedSession) -> [String] {
    sessions.otherFormats(on: session).map { camera in
      Escaping.terminal(
        "note: \(camera.input) is planned for \(camera.planned), and takes that where the device has it; "
          + "check takes \(camera.own)")
    }
  }

  /// The warnings of a graph on some devices, one per line.
  static func warnings(of judged: [JudgedGraph], in source: SourceText) -> [String] {
    lines(
      of: judged.map { judged in
        let warnings = judged.findings.filter { $0.severity == .warning && !$0.isLikelyRefusal }
        return (ErrorLines.concise(warnings, in: source), judged.profile)
      })
  }

  private static func obstacles(
    _ obstacles: [EmissionObstacle], kind: String = "error", in source: SourceText
  ) -> [String] {
    let table = LineTable(source)
    return obstacles.map {
      Escaping.terminal(table.conciseLine(at: $0.range.lowerBound, kind: kind, message: $0.message, rule: nil))
    }
  }

  /// The lines for all devices, each once. A line that doesn't apply to all devices ends with the ids of those it applies
  /// to.
  private static func lines(of devices: [(lines: [String], id: String)]) -> [String] {
    var order: [String] = []
    var ids: [String: [String]] = [:]
    for (lines, id) in devices {
      for line in lines {
        if ids[line] == nil { order.append(line) }
        if ids[line]?.last != id { ids[line, default: []].append(id) }
      }
    }
    return order.map { line in
      let own = ids[line] ?? []
      return own.count == devices.count ? line : line + Escaping.terminal(" on " + own.sentence)
    }
  }
}
