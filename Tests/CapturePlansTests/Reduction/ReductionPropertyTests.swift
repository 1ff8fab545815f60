import CaptureSession
import CaptureModel
import JSONSource
import CapturePlans
import CapturePlanning
import DeviceProfiles
import TestSupport
import Testing

/// What holds for every reduction, on random graphs.
struct ReductionPropertyTests {
  private static func cases() -> [(RandomGraph, Double)] {
    var generator = SeededGenerator(507)
    return RandomGraph.profiles.flatMap { profile in
      (0..<Breadth.count(40, or: 10)).map { _ in
        (RandomGraph(on: profile, using: &generator), Double.random(in: 0.05...1, using: &generator))
      }
    }
  }

  private func reduce(_ text: SourceText, on profile: DeviceProfile, target: Double) throws
    -> (Reduction.Outcome, GraphDocument)
  {
    let reading = Planning.read(text, profiles: DeviceProfiles.ids)
    let session = SessionResolver.resolve(try #require(reading.graph, "\(reading.findings)"), on: profile)
    let request = ReductionRequest(for: session, PlanAims(targets: CostTargets(hardware: target, pressure: 100)))
    return (Reduction.ladder(session, request, of: reading, options: CheckOptions()), reading)
  }

  @Test func everyReductionEndsWithinItsTargetsOrSaysWhy() throws {
    var (met, stuck) = (0, 0)
    for (graph, target) in Self.cases() {
      let (outcome, reading) = try reduce(SourceText(graph.text), on: graph.profile, target: target)
      switch outcome {
      case .reduced(let trace, let writer):
        met += 1
        #expect((trace.costs.hardware.total.value ?? 9) <= target + 1e-9)
        let bytes = SourceEdit.apply(writer.edits, to: reading.source.bytes)
        let again = Planning.read(SourceText(name: "again", bytes: bytes), profiles: DeviceProfiles.ids)
        let session = SessionResolver.resolve(try #require(again.graph, "\(again.findings)"), on: graph.profile)
        let costs = CostModel.costs(of: session)
        #expect(
          abs((costs.hardware.total.value ?? 9) - (trace.costs.hardware.total.value ?? -9)) < 1e-9,
          "the document says what the trace says: \(again.source[again.source.range])")
      case .failed(let trace):
        switch trace.end {
        case .stuck(let floors):
          stuck += 1
          #expect(!floors.isEmpty && (trace.costs.hardware.total.value ?? 0) > target)
        case .noValue(let missing):
          #expect(!missing.isEmpty && trace.costs.hardware.total.value == nil, "a cost has no value: \(missing)")
        case .broken(let rules):
          let start = Planning.check(reading, on: graph.profile, options: CheckOptions())
          #expect(!rules.isEmpty && Set(rules).isSubset(of: start.findings.map(\.rule)), "no step breaks one: \(rules)")
        default: Issue.record("\(graph.text) at \(target) ends with \(trace.end)")
        }
      case .undecided(let missing): #expect(!missing.isEmpty)
      }
    }
    let least = Breadth.count(30, or: 5)
    #expect(met > least && stuck > least, "some targets can be met and some not: \(met), \(stuck)")
  }

  @Test func reducingAgainChangesNothing() throws {
    var repeated = 0
    for (graph, target) in Self.cases() {
      guard
        case (.reduced(_, let writer), let reading) = try reduce(
          SourceText(graph.text), on: graph.profile, target: target)
      else { continue }
      let once = SourceText(name: "once", bytes: SourceEdit.apply(writer.edits, to: reading.source.bytes))
      guard case (.reduced(let trace, let second), _) = try reduce(once, on: graph.profile, target: target) else {
        Issue.record("what was within the target still is")
        continue
      }
      #expect(trace.steps.isEmpty && second.edits.isEmpty, "\(second.patch)")
      repeated += 1
    }
    #expect(repeated > Breadth.count(30, or: 5), "\(repeated)")
  }

  @Test func theCostOfAPlanIsNeverAboveTheCostBefore() throws {
    var compared = 0
    for (graph, target) in Self.cases() {
      guard case (.reduced(let trace, _), _) = try reduce(SourceText(graph.text), on: graph.profile, target: target)
      else { continue }
      let before = try graph.costs().hardware.total.value ?? 0
      #expect((trace.costs.hardware.total.value ?? 9) <= before + 1e-9, "\(graph.text) at \(target)")
      compared += 1
    }
    #expect(compared > Breadth.count(30, or: 5), "\(compared)")
  }
}
