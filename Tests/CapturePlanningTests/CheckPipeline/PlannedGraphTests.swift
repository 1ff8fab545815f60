import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import JSONSource
import TestSupport
import Testing

/// What rules are asked of while a plan is sought is the graph that is written in the end.
struct PlannedGraphTests {
  @Test func aPlannedGraphHasTheKeysOfWhatIsWritten() throws {
    let text = """
      { "capplan": 1, "session": { "type": "multiCam" },
        "inputs": [ { "id": "dual", "deviceType": "builtInDualCamera", "position": "back", "maxFrameRateOverride": 30,
          "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true } } ],
        "outputs": [ { "id": "data", "type": "videoData" } ],
        "connections": [ { "input": "dual", "port": "video", "output": "data" } ] }
      """
    let profile = try Bundled.profile("iphone-xs")
    let reading = Planning.read(SourceText(text), profiles: [profile.id])
    let session = SessionResolver.resolve(try #require(reading.graph, "\(reading.findings)"), on: profile)
    let whole = try #require(CostModel.costs(of: session).hardware.total.value)
    let request = ReductionRequest(for: session, PlanAims(targets: CostTargets(hardware: whole * 0.6)))

    let planned = Locked<[KeySet]>([])
    let clean = Planning.judge(reading, on: profile, options: CheckOptions())
    let judge = Judge(
      aims: PlanAims(targets: request.targets),
      check: { _, _ in clean },
      checkPlanned: { graph, _, _ in
        planned.withLock { $0.append(graph.keys) }
        return clean
      },
      read: { written, _ in Planning.read(written, profiles: [profile.id]) },
      remedy: { _ in .none }, isAboutCosts: { _ in true }, refusesFormat: { _ in false }, lacksInFormat: { _ in false })
    guard case .reduced(let trace, let writer) = Reduction.optimal(session, request, of: reading, judge: judge) else {
      Issue.record("the camera moves to the port of its wide-angle constituent")
      return
    }
    let isMoved = trace.changed.contains { $0.isOnWidePort }
    #expect(isMoved)
    let bytes = SourceEdit.apply(writer.edits, to: reading.source.bytes)
    let written = try #require(Planning.read(SourceText(name: "", bytes: bytes), profiles: [profile.id]).graph).keys
    let last = try #require(planned.withLock { $0.last })
    var both = last
    both.formUnion(written)
    #expect(both == last, "a rule that reads a key which is written is run")
  }
}
