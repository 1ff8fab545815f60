import CaptureModel
import CapturePlans
import CapturePlanning
import CaptureReports
import CaptureSession
import JSONSource
import TestSupport
import Testing

/// What the ladder does so that its plans can be shipped: steps that lose nothing first, and nothing that was not needed.
struct LossFreeLadderTests {
  private static let unbinned =
    #""activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 30, "binned": false }"#
  private static let binned = #""activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true }"#

  private static func session(_ formats: [String]) throws -> ResolvedSession {
    let types = ["builtInWideAngleCamera", "builtInTelephotoCamera"]
    let inputs = formats.indices.map {
      #"{ "id": "c\#($0)", "deviceType": "\#(types[$0])", "position": "back", \#(formats[$0]) }"#
    }
    let outputs = formats.indices.map { #"{ "id": "o\#($0)", "type": "videoData" }"# }
    let connections = formats.indices.map { #"{ "input": "c\#($0)", "port": "video", "output": "o\#($0)" }"# }
    let text = """
      { "capplan": 1, "session": { "type": "multiCam" }, "inputs": [ \(inputs.joined(separator: ",")) ],
        "outputs": [ \(outputs.joined(separator: ",")) ], "connections": [ \(connections.joined(separator: ",")) ] }
      """
    let graph = try #require(Planning.read(SourceText(text), profiles: ["iphone-xs"]).graph)
    return SessionResolver.resolve(graph, on: try Bundled.profile("iphone-xs"))
  }

  private static func trace(
    _ formats: [String], target: Double, _ configure: (inout ReductionRequest) -> Void = { _ in }
  ) throws -> ReductionTrace {
    let session = try session(formats)
    var request = ReductionRequest(for: session, PlanAims(targets: CostTargets(hardware: target)))
    configure(&request)
    return Ladder.reduce(session, request)
  }

  private static func hardware(_ session: ResolvedSession) throws -> Double {
    try #require(CostModel.costs(of: session).hardware.total.value)
  }

  @Test func aCameraThatRunsBelowItsFormatPromisesThatFirst() throws {
    let slow = Self.binned + #", "activeFrameRate": { "max": 30 }"#
    let asked = try Self.hardware(Self.session([slow]))
    let trace = try Self.trace([slow], target: asked * 0.6)
    #expect(trace.steps.map(\.rung) == [.override("back")])
    let camera = try #require(trace.session.cameras.first)
    #expect(camera.rateOverride == FrameRate(30) && camera.effectiveRate == FrameRate(30))
    #expect(trace.kept.map { $0.share?.description } == ["1"])
    // A camera that runs as fast as its format has nothing to promise.
    let fast = try Self.trace([Self.binned], target: asked * 0.6)
    #expect(!fast.steps.contains { if case .override = $0.rung { true } else { false } })
  }

  @Test func theBinnedFormatOfTheSameSizeComesBeforeASmallerOne() throws {
    let asked = try Self.hardware(Self.session([Self.unbinned, Self.unbinned]))
    let trace = try Self.trace([Self.unbinned, Self.unbinned], target: asked * 0.9)
    #expect(trace.steps.map(\.rung) == [.binning("back")])
    #expect(trace.session.configurations.words.hasPrefix("c0 1920x1440 at 60, binned, capped at 30 fps"))
    #expect(trace.kept.map { $0.share?.description } == ["1", "1"])
    // What is to stay unbinned does.
    let kept = try Self.trace([Self.unbinned], target: 0.2) {
      var floor = KeptFloor()
      floor.binned = false
      $0.keep[InputIndex(0)] = floor
    }
    #expect(kept.session.cameras.first?.activeFormat?.binned == false)
  }

  @Test func asPublishedTakesNoneOfTheseSteps() throws {
    let slow = Self.unbinned + #", "activeFrameRate": { "max": 20 }"#
    let trace = try Self.trace([slow, Self.unbinned], target: 0.01) { $0.isAsPublished = true }
    #expect(
      trace.steps.allSatisfy {
        switch $0.rung {
        case .resolution, .frameRate: true
        default: false
        }
      })
    #expect(trace.steps.contains { !$0.lowered })
  }

  /// Whatever the target, each step lowers a cost that is over it, and none that is left could be given back.
  @Test(arguments: stride(from: 0.1, through: 0.95, by: 0.05).map { $0 })
  func nothingIsGivenUpThatWasNotNeeded(_ part: Double) throws {
    for formats in [[Self.unbinned, Self.unbinned], [Self.binned, Self.unbinned], [Self.binned, Self.binned]] {
      let start = try Self.session(formats)
      let target = try Self.hardware(start) * part
      let trace = try Self.trace(formats, target: target)
      #expect(trace.steps.allSatisfy { $0.lowered })
      guard case .met = trace.end else { continue }
      #expect(try Self.hardware(trace.session) <= target + CostModel.tolerance)
      for camera in start.cameraIndices {
        var richer = trace.session
        richer.cameras[camera] = start.cameras[camera]
        let isAsAsked = CostModel.costs(of: richer).hardware.total.value == trace.costs.hardware.total.value
        let cost = try Self.hardware(richer)
        #expect(isAsAsked || cost > target, "\(part): \(trace.session.configurations.words)")
      }
    }
  }

  /// A device that rounds its cost up to steps shows only several steps of the ladder together.
  @Test(arguments: [0.25, 0.5, 0.75]) func aStepCountsBeforeTheCostIsRounded(_ target: Double) throws {
    let start = try Self.session([Self.unbinned, Self.unbinned])
    let text = try Bundled.text("iphone-xs")
    let stepped = text.replacing(#""costModel": {"#, with: #""costModel": { "step": 0.25, "#)
    let profile = try #require(ProfileDecoder.decode(SourceText(stepped)).profile)
    let rounded = SessionResolver.resolve(start.graph, on: profile)
    #expect(try Self.hardware(rounded) == 1)
    let aims = PlanAims(targets: CostTargets(hardware: target))
    let plain = Ladder.reduce(start, ReductionRequest(for: start, aims))
    let trace = Ladder.reduce(rounded, ReductionRequest(for: rounded, aims))
    #expect(trace.session.configurations == plain.session.configurations)
    #expect(trace.costs.hardware.total.value == target)
  }

  /// The second camera's smaller formats come first, and most turn out not to be needed once its rate is lowered.
  @Test func whatTurnedOutNotToBeNeededIsGivenBack() throws {
    var given: [ReductionStep] = []
    for part in stride(from: 0.2, through: 0.95, by: 0.025) {
      let formats = [Self.binned, Self.unbinned]
      let trace = try Self.trace(formats, target: try Self.hardware(Self.session(formats)) * part)
      for (index, step) in trace.steps.enumerated() {
        guard case .givenBack(let rung) = step.rung else { continue }
        given.append(step)
        // Only after the targets are met, and of a step that was taken.
        #expect(trace.steps[..<index].contains { $0.rung == rung && $0.inputs == step.inputs })
        #expect(trace.steps[index...].allSatisfy { if case .givenBack = $0.rung { true } else { false } })
        #expect(step.after.hardware.total.value ?? 0 >= step.before.hardware.total.value ?? 0)
      }
      #expect(trace.steps.last.map { $0.after.hardware.total.value == trace.costs.hardware.total.value } ?? true)
    }
    #expect(!given.isEmpty)
    let told = ReductionText(width: 200).lines(given).joined(separator: " ")
    #expect(told.contains("given back, as the targets are met without it: c1 "), "\(told)")
  }
}
