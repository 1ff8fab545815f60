import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import DeviceProfiles
import JSONSource
import TestSupport
import Testing

/// No verdict contradicts what a device was seen to do.
struct DeviceFactTests {
  private func check(_ fact: DeviceFact) throws -> CheckResult {
    let reading = Planning.read(SourceText(fact.graph), profiles: DeviceProfiles.ids)
    return Planning.check(reading, on: try Bundled.profile(fact.profile), options: CheckOptions())
  }

  @Test(arguments: DeviceFacts.all)
  func noVerdictContradictsADevice(_ fact: DeviceFact) throws {
    let result = try check(fact)
    #expect(result.verdict != .invalid, "\(result.findings.map(\.message))")
    switch fact.outcome {
    case .ran:
      #expect([.runs, .unverified].contains(result.verdict), "\(result.findings.map(\.message))")
    case .ranAtTimes:
      #expect(result.verdict != .cannotRun, "\(result.findings.map(\.message))")
      let cost = try #require(result.costs?.hardware.total)
      #expect(cost.low <= 1 && cost.high.map { $0 >= 1 } ?? true, "\(cost)")
    case .refused:
      #expect([.cannotRun, .adjusted, .unverified].contains(result.verdict), "\(result.findings.map(\.message))")
    case .cost(let read):
      #expect([.runs, .unverified].contains(result.verdict), "\(result.findings.map(\.message))")
      let cost = try #require(result.costs?.hardware.total)
      #expect(cost.low <= read.upperBound + 0.0005, "\(cost)")
      if let high = cost.high { #expect(high >= read.lowerBound - 0.0005, "\(cost)") }
    }
  }

  @Test(arguments: DeviceFacts.all)
  func everyFactHasASource(_ fact: DeviceFact) {
    #expect(DeviceFacts.sources[fact.source] != nil, "\(fact.source)")
  }

  /// The facts decide something: were every verdict `unverified`, none could be contradicted.
  @Test func mostFactsAreAnsweredAsTheDeviceDid() throws {
    var answered = [0, 0, 0]
    for fact in DeviceFacts.all {
      let verdict = try check(fact).verdict
      switch fact.outcome {
      case .ran, .ranAtTimes, .cost: answered[verdict == .runs ? 0 : 2] += 1
      case .refused: answered[verdict == .unverified ? 2 : 1] += 1
      }
    }
    #expect(answered[0] >= 60 && answered[1] >= 20, "\(answered)")
    #expect(FamilyTables.setsOf11ProMax.count == 23 && DeviceFacts.all.count == answered.reduce(0, +))
  }
}
