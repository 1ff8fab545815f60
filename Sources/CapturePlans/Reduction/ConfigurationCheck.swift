import CaptureModel
import CaptureSession
import JSONSource

/// Checks the configuration that a planned session would be written as: read again from its bytes, as its user will.
struct ConfigurationCheck {
  /// The graph that is planned for.
  let reading: GraphReading

  /// The device.
  let profile: DeviceProfile

  /// Says what the rules find.
  let judge: Judge

  /// An error, by its rule and its place in the document.
  struct Fault: Hashable {
    let rule: RuleID
    let pointer: String
  }

  /// How many configurations may be tried, so that a large document takes no more than seconds.
  var tries: Int { min(200, max(4, (16 << 20) / max(1, reading.source.bytes.count))) }

  /// What a check says of the configuration.
  func result(of session: ResolvedSession) -> (result: CheckResult, written: GraphReading)? {
    guard let document = reading.document else { return nil }
    let bytes = SourceEdit.apply(ConfigurationWriter(session, in: document).edits, to: reading.source.bytes)
    let written = judge.read(SourceText(name: reading.source.name, bytes: bytes), reading)
    return (judge.check(written, profile).result, written)
  }

  /// The errors of the configuration that are no matter of cost; nothing where there is no document.
  func faults(of session: ResolvedSession) -> Set<Fault> {
    guard let (result, written) = result(of: session) else { return [] }
    let errors = result.findings.filter { $0.severity == .error && !Self.costRules.contains($0.rule) }
    return Set(
      errors.map { Fault(rule: $0.rule, pointer: written.document?.pointer(to: $0.range) ?? "") })
  }

  // Costs are the plan's own business.
  private static let costRules: [RuleID] = ["hardware-cost-over", "target-missed"]
}

extension CandidateFinder {
  /// Leaves out what a plan does where that breaks a rule that another choice can keep; false where nothing can be left
  /// out, and the rule stays broken.
  mutating func exclude(
    _ changes: [(place: Int, change: CameraChange)], for faults: Set<ConfigurationCheck.Fault>
  ) -> Bool {
    guard faults.allSatisfy({ Adjustment.plannable.contains($0.rule) }) else { return false }
    var hasExcluded = false
    for (place, change) in changes {
      guard case .run(let format, _, _) = change else { continue }
      for fault in faults where isAbout(place, fault) {
        if Adjustment.ofFormats.contains(fault.rule) {
          illegalFormats[place, default: []].insert(format)
        } else {
          illegalChanges[place, default: []].insert(change)
        }
        hasExcluded = true
      }
    }
    return hasExcluded
  }

  /// Whether a fault may lie with a camera: it is at its input, at one of its connections or at what those feed.
  private func isAbout(_ place: Int, _ fault: ConfigurationCheck.Fault) -> Bool {
    let path = fault.pointer.split(separator: "/")
    guard path.count > 1, let index = Int(path[1]) else { return true }
    let input = session.cameras[place].inputIndex
    switch path[0] {
    case "inputs": return index == input
    case "connections": return session.connections.contains { $0.index == index && $0.input == input }
    case "outputs": return session.connections.contains { $0.output == index && $0.input == input }
    default: return true
    }
  }
}
