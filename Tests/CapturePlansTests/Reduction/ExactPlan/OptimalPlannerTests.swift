import JSONSource
import CaptureModel
import CaptureReports
import CaptureSession
import CapturePlans
import CapturePlanning
import DeviceProfiles
import TestSupport
import Testing

/// The exact plan on real devices: what is known of it, and what holds for every one.
struct OptimalPlannerTests {
  /// A graph, what is asked of it, and what came of it.
  private struct Run {
    let reading: GraphDocument
    let session: ResolvedSession
    let request: ReductionRequest
    let outcome: Reduction.Outcome

    init(
      _ text: String, on profile: DeviceProfile, targets: CostTargets = CostTargets(),
      configure: (inout ReductionRequest) -> Void = { _ in }
    ) throws {
      reading = Planning.read(SourceText(text), profiles: DeviceProfiles.ids)
      session = SessionResolver.resolve(try #require(reading.graph, "\(reading.findings)"), on: profile)
      var request = ReductionRequest(for: session, PlanAims(targets: targets))
      configure(&request)
      self.request = request
      var options = CheckOptions()
      options.aims.targets = targets
      outcome = Reduction.optimal(session, request, of: reading, options: options)
    }

    var trace: ReductionTrace? {
      switch outcome {
      case .reduced(let trace, _), .failed(let trace): trace
      case .undecided: nil
      }
    }

    /// What is written.
    var configuration: String? {
      guard case .reduced(_, let writer) = outcome else { return nil }
      let source = SourceText(name: "", bytes: SourceEdit.apply(writer.edits, to: reading.source.bytes))
      return source[source.range]
    }

    var impossibility: Impossibility? {
      guard case .failed(let trace) = outcome, case .impossible(let reason) = trace.end else { return nil }
      return reason
    }
  }

  private static func profile(_ id: String) throws -> DeviceProfile {
    try Bundled.profile(id)
  }

  private static func graph(_ cameras: [(id: String, type: String, position: String, more: String)]) -> String {
    let inputs = cameras.map {
      #"{ "id": "\#($0.id)", "deviceType": "\#($0.type)", "position": "\#($0.position)", \#($0.more) }"#
    }
    let outputs = cameras.map { #"{ "id": "\#($0.id)Data", "type": "videoData" }"# }
    let connections = cameras.map { #"{ "input": "\#($0.id)", "port": "video", "output": "\#($0.id)Data" }"# }
    return """
      { "capplan": 1, "profiles": ["iphone-xs"], "inputs": [\(inputs.joined(separator: ", "))],
        "outputs": [\(outputs.joined(separator: ", "))], "connections": [\(connections.joined(separator: ", "))] }
      """
  }

  private static let unbinned =
    #""activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 30, "binned": false }"#

  private static let wideAndTelephoto = graph([
    ("wide", "builtInWideAngleCamera", "back", unbinned), ("tele", "builtInTelephotoCamera", "back", unbinned),
  ])

  /// The graph without video HDR and depth, which not every format has: rules are not what these tests are about.
  private static func plain(_ graph: RandomGraph) -> RandomGraph {
    var graph = graph
    for place in graph.cameras.indices { (graph.cameras[place].hdr, graph.cameras[place].depth) = (false, false) }
    return graph
  }

  /// What both cameras run, as `binned` and rate.
  private func modes(_ run: Run) throws -> [String] {
    guard case .reduced(let trace, _) = run.outcome else { return [] }
    return try trace.session.cameras.map { camera in
      let format = try #require(camera.activeFormat)
      return "\(format.dimensions) \(format.binned == true ? "binned" : "unbinned") "
        + "\(try #require(camera.effectiveRate))"
    }
  }

  @Test func aGraphWithinItsTargetsComesBackUnchanged() throws {
    let text = Self.graph([
      (
        "wide", "builtInWideAngleCamera", "back",
        #""activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true }, "maxFrameRateOverride": 30"#
      )
    ])
    let run = try Run(text, on: try Self.profile("iphone-xs"))
    #expect(run.configuration == text)
  }

  @Test func bothBecomeBinnedAtTwoThirdsOfTheirCostAndBothStillRunAt30() throws {
    let profile = try Self.profile("iphone-xs")
    let cost = try #require(Run(Self.wideAndTelephoto, on: profile).trace?.costs.hardware.total.value)
    let low = try Run(Self.wideAndTelephoto, on: profile, targets: CostTargets(hardware: cost * 0.65))
    #expect(try modes(low) == ["1920x1440 binned 30", "1920x1440 binned 30"])
    let high = try Run(Self.wideAndTelephoto, on: profile, targets: CostTargets(hardware: cost * 0.67))
    #expect(try modes(high) == ["1920x1440 unbinned 30", "1920x1440 binned 30"])
    let other = try Run(Self.wideAndTelephoto, on: profile, targets: CostTargets(hardware: cost * 0.67)) {
      $0.prefer = [InputIndex(1)]
    }
    #expect(try modes(other) == ["1920x1440 binned 30", "1920x1440 unbinned 30"], "prefer decides which")
  }

  @Test func thePlanSaysWhatTheNextBetterWouldHaveCost() throws {
    let run = try Run(
      Self.wideAndTelephoto, on: try Self.profile("iphone-xs"), targets: CostTargets(hardware: 0.65))
    let certificate = try #require(run.trace?.certificate)
    #expect(certificate.isProven && certificate.isVerified == true)
    let loss = try #require(certificate.losses.first)
    #expect(loss.inputs == ["tele"] && loss.level == .binning && loss.cost == .hardwareCost)
    #expect(abs(try #require(loss.cheapest) - 0.9745725974) < 1e-9, "both unbinned")
  }

  @Test func dropAnyOneOfAConflictAndTheRestFits() throws {
    var generator = SeededGenerator(31)
    var conflicts = 0
    for profile in RandomGraph.profiles {
      for _ in 0..<Breadth.count(25, or: 8) {
        let graph = Self.plain(RandomGraph(on: profile, using: &generator))
        let target = Double.random(in: 0.02...0.4, using: &generator)
        let run = try Run(graph.text, on: profile, targets: CostTargets(hardware: target)) { request in
          for input in graph.cameras.indices where Bool.random(using: &generator) {
            var floor = KeptFloor()
            floor.width = [640, 1280, 1920].randomElement(using: &generator)
            floor.frameRate = [15, 24, 30].randomElement(using: &generator).map { FrameRate($0) }
            request.keep[InputIndex(input)] = floor
          }
        }
        guard let reason = run.impossibility else { continue }
        conflicts += 1
        #expect(!reason.conflict.isEmpty)
        let start = try #require(run.trace).session
        let isPossible = ConflictFinder(start, run.request).fits(reason.conflict)
        #expect(isPossible == false, "the conflict is one: \(graph.text) at \(target)")
        for demand in reason.conflict {
          let fits = ConflictFinder(start, run.request).fits(reason.conflict.dropping(demand))
          #expect(fits == true, "without \(demand.words) the rest fits")
        }
      }
    }
    #expect(conflicts > Breadth.count(20, or: 5), "\(conflicts)")
  }

  @Test func aPlanIsNeverWorseThanTheLadders() throws {
    var generator = SeededGenerator(77)
    var compared = 0
    for profile in RandomGraph.profiles {
      for _ in 0..<Breadth.count(25, or: 8) {
        let graph = Self.plain(RandomGraph(on: profile, using: &generator))
        let target = Double.random(in: 0.05...0.8, using: &generator)
        let run = try Run(graph.text, on: profile, targets: CostTargets(hardware: target))
        let ladder = Reduction.ladder(run.session, run.request, of: run.reading, options: CheckOptions())
        guard case .reduced(let steps, _) = ladder, !steps.grew(beside: run.session) else { continue }
        guard case .reduced(let plan, _) = run.outcome else {
          Issue.record("the ladder finds a configuration, the exact plan does not: \(graph.text) at \(target)")
          continue
        }
        compared += 1
        #expect(!steps.keepsMore(than: plan, run.request), "\(graph.text) at \(target)")
      }
    }
    #expect(compared > Breadth.count(50, or: 15), "\(compared)")
  }

  /// Where planning without a demand keeps more, the demand is said to decide.
  @Test func whatDecidedIsWhatPlanningWithoutItTells() throws {
    var generator = SeededGenerator(82)
    var (deciding, others) = (0, 0)
    for profile in RandomGraph.profiles {
      for _ in 0..<Breadth.count(25, or: 8) {
        let graph = Self.plain(RandomGraph(on: profile, using: &generator))
        let target = Double.random(in: 0.05...0.6, using: &generator)
        let run = try Run(graph.text, on: profile, targets: CostTargets(hardware: target)) { request in
          // What is kept of one camera decides where another is preferred.
          if Int.random(in: 0..<4, using: &generator) > 0 { request.prefer = [InputIndex(0)] }
          for input in graph.cameras.indices.dropFirst() where Bool.random(using: &generator) {
            var floor = KeptFloor()
            if Bool.random(using: &generator) {
              floor.width = graph.cameras[input].format.width
            } else {
              floor.frameRate = [20, 24, 30].randomElement(using: &generator).map { FrameRate($0) }
            }
            request.keep[InputIndex(input)] = floor
          }
        }
        guard case .reduced(let plan, _) = run.outcome, let certificate = plan.certificate, certificate.isProven,
          !certificate.losses.isEmpty
        else { continue }
        func isBetter(_ loosen: (inout ReductionRequest) -> Void) throws -> Bool {
          var request = run.request
          loosen(&request)
          let targets = CostTargets(hardware: target)
          let loose = try Run(graph.text, on: profile, targets: targets) { $0 = request }
          guard case .reduced(let other, _) = loose.outcome else { return false }
          return other.keepsMore(than: plan, run.request)
        }
        for (input, _) in run.request.keep {
          let id = run.session.cameras.first { $0.inputIndex == input }?.id
          let isNamed = certificate.deciding.contains { $0.input == id }
          #expect(try isNamed || !isBetter { $0.keep[input] = nil }, "\(id ?? ""): \(graph.text) at \(target)")
          if isNamed { deciding += 1 } else { others += 1 }
        }
        let isNamed = certificate.deciding.contains { $0.input == nil }
        #expect(try isNamed || !isBetter { $0.minimumFrameRate = FrameRate(1) }, "\(graph.text) at \(target)")
        if isNamed { deciding += 1 } else { others += 1 }
      }
    }
    #expect(deciding > Breadth.count(5, or: 1) && others > Breadth.count(20, or: 5), "\(deciding), \(others)")
  }

  /// The rates of a plan are the asked one, its halves, kept, the least, or listed.
  @Test func theOptimumTakesListedRatesOnly() throws {
    let input = #""activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true }"#
    let text = Self.graph([("wide", "builtInWideAngleCamera", "back", input)])
    let profile = try Self.profile("iphone-xs")
    // The ladder ends at 40 frames a second in 640x480.
    let run = try Run(text, on: profile, targets: CostTargets(hardware: 0.16))
    guard
      case .reduced(let steps, _) = Reduction.ladder(run.session, run.request, of: run.reading, options: CheckOptions())
    else {
      Issue.record("the ladder finds a configuration")
      return
    }
    #expect(steps.session.cameras[0].effectiveRate == FrameRate(40))
    #expect(try modes(run) == ["1920x1440 binned 30"])
    var generator = SeededGenerator(79)
    var planned = 0
    for profile in RandomGraph.profiles {
      for _ in 0..<10 {
        let graph = Self.plain(RandomGraph(on: profile, using: &generator))
        let target = Double.random(in: 0.05...0.6, using: &generator)
        let run = try Run(graph.text, on: profile, targets: CostTargets(hardware: target))
        guard case .reduced(let plan, _) = run.outcome, !plan.steps.isEmpty else { continue }
        for (has, asked) in zip(plan.session.cameras, run.session.cameras) {
          let rate = try #require(has.effectiveRate)
          let asked = try #require(asked.effectiveRate ?? has.activeFormat?.highestRate)
          let halves = (0..<8).map { FrameRate(asked.value / Double(1 << $0)) }
          let listed = [24, 20, 15].map { FrameRate($0) }
          #expect((halves + listed).contains(rate), "\(rate): \(graph.text) at \(target)")
          planned += 1
        }
      }
    }
    #expect(planned > 20, "\(planned)")
  }

  @Test func everyPlanIsVerifiedAndChecksCleanAndStaysAsItIs() throws {
    var generator = SeededGenerator(78)
    var planned = 0
    for profile in RandomGraph.profiles {
      for _ in 0..<Breadth.count(20, or: 8) {
        let graph = Self.plain(RandomGraph(on: profile, using: &generator))
        let targets = CostTargets(hardware: Double.random(in: 0.05...0.8, using: &generator))
        let run = try Run(graph.text, on: profile, targets: targets)
        guard case .reduced(let trace, _) = run.outcome, !trace.steps.isEmpty else { continue }
        planned += 1
        #expect(trace.certificate?.isVerified == true)
        let again = try Run(try #require(run.configuration), on: profile, targets: targets)
        #expect(again.configuration == run.configuration, "planning again changes nothing")
        let costs = try #require(again.trace).costs
        #expect(abs((costs.hardware.total.value ?? 9) - (trace.costs.hardware.total.value ?? -9)) < 1e-9)
        var options = CheckOptions()
        options.aims.targets = targets
        let check = Planning.check(again.reading, on: profile, options: options)
        // Which cameras run together is not the plan's to choose.
        let before = Planning.check(run.reading, on: profile, options: options).findings.map(\.rule)
        let errors = check.findings.filter { $0.severity == .error }.map(\.rule)
        #expect(Set(errors).isSubset(of: before) && !errors.contains("target-missed"), "\(run.configuration ?? "")")
      }
    }
    #expect(planned > Breadth.count(40, or: 10), "\(planned)")
  }

  @Test func aFormatThatBreaksARuleIsPassedOver() throws {
    let text = Self.graph([
      (
        "back", "builtInWideAngleCamera", "back",
        #""activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true }, "videoHDREnabled": true, "automaticallyAdjustsVideoHDREnabled": false"#
      )
    ])
    let profile = try Self.profile("iphone-13-mini")
    let run = try Run(text, on: profile)
    guard case .reduced(let trace, _) = run.outcome else {
      Issue.record("the camera has formats of this size with video HDR")
      return
    }
    let format = try #require(trace.session.cameras[0].activeFormat)
    #expect(format.videoHDR == true && format.width <= 1280)
  }

  @Test func aCameraThatMayBeDisabledIsNoPartOfAConflict() throws {
    let run = try Run(Self.wideAndTelephoto, on: try Self.profile("iphone-xs"), targets: CostTargets(hardware: 0.4)) {
      $0.allowsDisabling = true
      var floor = KeptFloor()
      floor.isUntouched = true
      $0.keep = [InputIndex(0): floor]
    }
    let reason = try #require(run.impossibility)
    #expect(Set(reason.conflict) == [.camera("wide"), .untouched("wide")], "\(reason.conflict.map(\.words))")
  }

  @Test func aRateThatIsKeptIsACandidate() throws {
    let text = Self.graph([
      (
        "wide", "builtInWideAngleCamera", "back",
        #""activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true }"#
      )
    ])
    let profile = try Self.profile("iphone-xs")
    let whole = try #require(Run(text, on: profile).trace?.costs.hardware.total.value)
    let run = try Run(text, on: profile, targets: CostTargets(hardware: whole * 0.95)) {
      var floor = KeptFloor()
      (floor.width, floor.frameRate) = (1920, FrameRate(55))
      $0.keep = [InputIndex(0): floor]
    }
    #expect(try modes(run) == ["1920x1440 binned 55"])
  }

  @Test func toKeepMoreThanIsAskedProtectsWhatIsAsked() throws {
    let run = try Run(
      Self.wideAndTelephoto, on: try Self.profile("iphone-xs"), targets: CostTargets(hardware: 0.4)
    ) {
      var floor = KeptFloor()
      (floor.width, floor.height, floor.frameRate) = (4000, 480, FrameRate(60))
      $0.keep = [InputIndex(1): floor]
    }
    let camera = try #require(run.trace).session.cameras[1]
    #expect(camera.effectiveRate == FrameRate(30) && camera.activeFormat?.width == 1920)
  }

  @Test func formatsOfAnUnknownFlagArePlannedWithWhereNoneIsKnown() throws {
    let profile = try Self.profile("iphone-17-pro")
    let text = Self.graph([
      ("wide", "builtInWideAngleCamera", "back", #""activeFormat": { "width": 1920, "height": 1440 }"#)
    ])
    let whole = try #require(Run(text, on: profile).trace?.costs.hardware.total.value)
    let run = try Run(text, on: profile, targets: CostTargets(hardware: whole * 0.7))
    guard case .reduced(let trace, _) = run.outcome else {
      Issue.record("the camera has cheaper formats and rates")
      return
    }
    #expect((trace.costs.hardware.total.value ?? 9) <= whole * 0.7 + 1e-9)
  }

  @Test func disablingTakesTheLeastPreferredCameraAndNoMoreThanItMust() throws {
    let profile = try Self.profile("iphone-xs")
    let run = try Run(Self.wideAndTelephoto, on: profile, targets: CostTargets(hardware: 0.1)) {
      $0.allowsDisabling = true
    }
    guard case .reduced(let trace, _) = run.outcome else {
      Issue.record("one camera fits")
      return
    }
    #expect(trace.session.configurations.map(\.isDisabled) == [false, true])
    #expect(run.configuration?.contains(#""output": "teleData", "enabled": false"#) == true)
    let enough = try Run(Self.wideAndTelephoto, on: profile, targets: CostTargets(hardware: 0.2)) {
      $0.allowsDisabling = true
    }
    #expect(try modes(enough).count == 2)
    #expect(enough.trace?.session.configurations.contains(where: \.isDisabled) == false)
  }

  @Test func theLeastLossIsTheDemandWithoutWhichThePlanIsBest() throws {
    let run = try Run(
      Self.wideAndTelephoto, on: try Self.profile("iphone-xs"), targets: CostTargets(hardware: 0.3)
    ) { request in
      var floor = KeptFloor()
      (floor.width, floor.height, floor.frameRate) = (1920, 1440, FrameRate(30))
      request.keep = [InputIndex(0): floor, InputIndex(1): floor]
    }
    let reason = try #require(run.impossibility)
    #expect(reason.conflict.count == 6, "both cameras, both sizes, both rates: \(reason.conflict.map(\.words))")
    // 1920x1440 at 24 frames a second is four fifths of what was asked, any smaller size at 30 at most nine sixteenths.
    #expect(reason.relief?.demand == .frameRate("tele", FrameRate(30)))
    #expect(abs((reason.cheapest?.hardware.total.value ?? 0) - 0.3180758834) < 1e-9)
  }

  @Test func aDualCameraMovesItsPortOnlyWhereNothingElseIsAskedFor() throws {
    let text = Self.graph([
      (
        "dual", "builtInDualCamera", "back",
        #""activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true }, "maxFrameRateOverride": 30"#
      )
    ])
    let profile = try Self.profile("iphone-xs")
    let whole = try #require(Run(text, on: profile).trace?.costs.hardware.total.value)
    let run = try Run(text, on: profile, targets: CostTargets(hardware: whole * 0.6))
    let trace = try #require(run.trace)
    #expect(trace.session.connections.map(\.port) == [.found(Port(.video, .constituent(.builtInWideAngleCamera)))])
    #expect(try modes(run) == ["1920x1440 binned 30"], "the port is the last that is asked for")
    #expect(trace.session.configurations.words.contains("on the wide-angle constituent's port"))
  }
}

extension [Demand] {
  /// The demands without one; a camera goes with all that is asked of it.
  fileprivate func dropping(_ demand: Demand) -> [Demand] {
    filter { $0 != demand && !(demand.isCamera && $0.input == demand.input) }
  }
}

extension ReductionTrace {
  /// Whether a camera's picture is wider or taller than asked: the sample's ladder allows it, the exact plan does not.
  fileprivate func grew(beside asked: ResolvedSession) -> Bool {
    zip(session.cameras, asked.cameras).contains { has, asked in
      guard let now = has.activeFormat, let before = asked.activeFormat else { return true }
      return now.width > before.width || now.height > before.height
    }
  }
}
