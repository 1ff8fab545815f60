/// Checks the configuration that a planned session would be written as: read again from its bytes, as its user will.
struct ConfigurationCheck {
  /// The graph that is planned for.
  let reading: GraphReading

  /// The device.
  let profile: DeviceProfile

  /// What is checked for.
  let options: CheckOptions

  /// An error, by its rule and its place in the document.
  struct Fault: Hashable {
    let rule: Rule.ID
    let pointer: String
  }

  /// The errors of the configuration that are no matter of cost; nothing where there is no document.
  func faults(of session: ResolvedSession) -> Set<Fault> {
    guard let document = reading.document else { return [] }
    let edits = ConfigurationWriter(session, in: document).edits
    let bytes = SourceEdit.apply(edits, to: reading.source.bytes)
    let infoPlist = reading.graph?.infoPlist
    let written = Planning.read(SourceText(name: reading.source.name, bytes: bytes), profiles: [profile.id]) { _ in
      infoPlist ?? .unreadable("is not named")
    }
    let findings = Planning.judge(written, on: profile, options: options).result.findings
    return Set(
      findings.filter { $0.severity == .error && !Self.aside.contains($0.rule) }.map { finding in
        Fault(rule: finding.rule, pointer: written.document?.pointer(to: finding.range) ?? "")
      })
  }

  // Only this profile is known here, and costs are the plan's own business.
  private static let aside: [Rule.ID] = ["unknown-profile", "hardware-cost-over", "target-missed"]
}

extension CandidateFinder {
  /// Finds the formats that break a rule where some other format of the camera does not: by trying each.
  mutating func excludeIllegalFormats(_ check: ConfigurationCheck) {
    for place in session.cameras.indices {
      var faults: [(format: Int, found: Set<ConfigurationCheck.Fault>)] = []
      for candidate in candidates(of: place) {
        guard case .run(let format, _, false) = candidate.change, faults.last?.format != format else { continue }
        faults.append((format, check.faults(of: session.applying(candidate.change, to: place))))
      }
      guard let first = faults.first else { continue }
      // What every format brings is no fault of a format.
      let common = faults.reduce(first.found) { $0.intersection($1.found) }
      illegalFormats[place] = Set(faults.filter { $0.found != common }.map(\.format))
    }
  }
}
