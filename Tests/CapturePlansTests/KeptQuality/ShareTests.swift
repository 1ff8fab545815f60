import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import DeviceProfiles
import JSONSource
import TestSupport
import Testing

/// How much of what was asked for a plan keeps, on iPhone XS.
struct ShareTests {
  private static func graph(
    _ cameras: [(id: String, type: String, position: String, more: String)], _ plan: String = "", photos: [String] = [],
    live: Bool = false
  )
    -> String
  {
    let inputs = cameras.map {
      #"{ "id": "\#($0.id)", "deviceType": "\#($0.type)", "position": "\#($0.position)", \#($0.more) }"#
    }
    let outputs = cameras.map {
      let more = live ? #", "livePhotoCaptureEnabled": true"# : ""
      return #"{ "id": "\#($0.id)Data", "type": "\#(photos.contains($0.id) ? "photo\"\(more)" : "videoData\"") }"#
    }
    let connections = cameras.map { #"{ "input": "\#($0.id)", "port": "video", "output": "\#($0.id)Data" }"# }
    return """
      { "capplan": 1, "profiles": ["iphone-xs"], "inputs": [\(inputs.joined(separator: ", "))],
        "outputs": [\(outputs.joined(separator: ", "))], "connections": [\(connections.joined(separator: ", "))]\(plan) }
      """
  }

  private static func format(_ width: Int, _ height: Int, _ rate: Int = 60, binned: Bool = true, limit: Int? = nil)
    -> String
  {
    #""activeFormat": { "width": \#(width), "height": \#(height), "maxFrameRate": \#(rate), "binned": \#(binned) }"#
      + (limit.map { #", "maxFrameRateOverride": \#($0)"# } ?? "")
  }

  /// What each camera runs and keeps, by an exact plan at a part of what is asked.
  private func kept(_ text: String, ofCost part: Double, prefer: [InputIndex]? = nil) throws -> [String] {
    let profile = try Bundled.profile("iphone-xs")
    let reading = Planning.read(SourceText(text), profiles: [profile.id])
    let session = SessionResolver.resolve(try #require(reading.graph, "\(reading.findings)"), on: profile)
    let whole = try #require(CostModel.costs(of: session).hardware.total.value)
    var request = ReductionRequest(for: session, PlanAims(targets: CostTargets(hardware: whole * part)))
    request.prefer = prefer
    var options = CheckOptions()
    options.aims.targets = request.targets
    guard case .reduced(let trace, _) = Reduction.optimal(session, request, of: reading, options: options) else {
      Issue.record("something fits at \(part)")
      return []
    }
    #expect(trace.certificate == nil || trace.certificate?.isVerified == true)
    return zip(trace.kept, trace.session.cameras).map { kept, camera in
      let size = kept.format.map { "\($0.dimensions)" } ?? ""
      return "\(size) at \(camera.effectiveRate.map { "\($0)" } ?? ""), \(kept.share.map { "\($0)" } ?? "")"
    }
  }

  private static let backAndFrontCameras = [
    ("back", "builtInWideAngleCamera", "back", format(1920, 1080, limit: 30)),
    ("front", "builtInWideAngleCamera", "front", format(1920, 1080, limit: 30)),
  ]

  private static let backAndFront = graph(backAndFrontCameras)
  private static let backAndFrontApart = graph(backAndFrontCameras, #", "plan": { "independent": ["back"] }"#)

  @Test func bothKeepTheirSizeAtTwentyFourFramesWhereThirtyDoNotFit() throws {
    #expect(try kept(Self.backAndFront, ofCost: 0.81) == ["1920x1080 at 24, 4/5", "1920x1080 at 24, 4/5"])
  }

  /// Cameras that were asked for one rate have one, unless someone says that they need not.
  @Test func ofEqualPlansTheFirstCameraGetsMore() throws {
    #expect(try kept(Self.backAndFront, ofCost: 0.92) == ["1920x1080 at 24, 4/5", "1920x1080 at 24, 4/5"])
    let apart = try kept(Self.backAndFrontApart, ofCost: 0.92)
    #expect(apart == ["1920x1080 at 30, 1", "1920x1080 at 24, 4/5"])
    let other = try kept(Self.backAndFront, ofCost: 0.92, prefer: [InputIndex(1)])
    #expect(other == ["1920x1080 at 24, 4/5", "1920x1080 at 30, 1"])
  }

  @Test func aSmallerFormatIsTakenOnlyWhereTheNextSmallerOneIsNotEnough() throws {
    let text = Self.graph([
      ("back", "builtInWideAngleCamera", "back", Self.format(1920, 1080, limit: 30)),
      ("front", "builtInWideAngleCamera", "front", Self.format(1280, 720, limit: 30)),
    ])
    var seen: Set<String> = []
    for part in 9...19 {
      let kept = try kept(text, ofCost: Double(part) / 20)
      seen.formUnion(kept.map { String($0.prefix { $0 != " " }) })
    }
    #expect(!seen.contains("640x480") && seen.contains("1280x720"), "\(seen.sorted())")
  }

  @Test func theWorstOffCameraIsNotGivenUpForTheFirst() throws {
    let text = Self.graph([
      ("back", "builtInWideAngleCamera", "back", Self.format(1920, 1440)),
      ("front", "builtInWideAngleCamera", "front", Self.format(1920, 1440)),
    ])
    #expect(try kept(text, ofCost: 0.5) == ["1920x1440 at 30, 1/2", "1920x1440 at 30, 1/2"])
    // One that is named is as well off as it can be.
    let named = try kept(text, ofCost: 0.7, prefer: [InputIndex(0)])
    #expect(named[0] == "1920x1440 at 60, 1" && named[1] != "1920x1440 at 30, 1/2", "\(named)")
  }

  private static let slowViewfinders = #", "plan": { "minimumFrameRate": 15 }"#

  /// A viewfinder moves at 24 frames a second before photos get larger, unless someone says that it needs fewer.
  @Test func aViewfinderMovesUnlessPhotosAreToComeFirst() throws {
    let cameras = [
      ("back", "builtInWideAngleCamera", "back", Self.format(1920, 1440)),
      ("front", "builtInWideAngleCamera", "front", Self.format(1920, 1440)),
    ]
    let moving = Self.graph(cameras, photos: ["back", "front"])
    for part in [0.55, 0.38, 0.26] {
      let kept = try kept(moving, ofCost: part)
      #expect(kept.allSatisfy { !$0.contains("at 20") && !$0.contains("at 15") }, "\(kept)")
    }
    let photos = Self.graph(cameras, Self.slowViewfinders, photos: ["back", "front"])
    #expect(try kept(photos, ofCost: 0.55) == ["1920x1440 at 30, 1", "1920x1440 at 30, 1"])
    #expect(try kept(photos, ofCost: 0.38) == ["1920x1440 at 24, 1", "1920x1440 at 20, 1"])
    #expect(try kept(photos, ofCost: 0.26) == ["1920x1440 at 15, 1", "1920x1440 at 15, 1"])
    // Below the least rate of all, sizes go.
    #expect(try kept(photos, ofCost: 0.2).allSatisfy { $0.hasSuffix("at 15, 9/16") })
    // As video the same cameras change their shape instead.
    #expect(try kept(Self.graph(cameras), ofCost: 0.78) != kept(photos, ofCost: 0.78))
  }

  /// The movie of a Live Photo moves: no camera falls below 24 frames a second for the size of another.
  @Test func livePhotosKeepTheirMotion() throws {
    let cameras = [
      ("back", "builtInWideAngleCamera", "back", Self.format(1920, 1440)),
      ("front", "builtInWideAngleCamera", "front", Self.format(1920, 1440)),
    ]
    let live = Self.graph(cameras, Self.slowViewfinders, photos: ["back", "front"], live: true)
    // Above 24 frames their size counts before their rate.
    #expect(try kept(live, ofCost: 0.55) == ["1920x1440 at 30, 1", "1920x1440 at 30, 1"])
    for part in [0.38, 0.26] {
      let kept = try kept(live, ofCost: part)
      #expect(kept.allSatisfy { !$0.contains("at 20") && !$0.contains("at 15") }, "\(kept)")
      let photos = Self.graph(cameras, Self.slowViewfinders, photos: ["back", "front"])
      #expect(kept != (try self.kept(photos, ofCost: part)), "\(kept)")
    }
  }

  @Test func photosGiveUpFramesForTheVideoBesideThem() throws {
    let text = Self.graph(
      [
        ("back", "builtInWideAngleCamera", "back", Self.format(1920, 1440)),
        ("front", "builtInWideAngleCamera", "front", Self.format(1920, 1440)),
      ], Self.slowViewfinders, photos: ["back"])
    #expect(try kept(text, ofCost: 0.65) == ["1920x1440 at 20, 1", "1920x1440 at 60, 1"])
  }

  @Test func aStepThatChangesNothingIsNoStep() throws {
    let text = Self.graph([
      ("back", "builtInWideAngleCamera", "back", Self.format(1920, 1080, 30, binned: false, limit: 30)),
      ("front", "builtInWideAngleCamera", "front", Self.format(1920, 1440, limit: 30)),
    ])
    let profile = try Bundled.profile("iphone-xs")
    let reading = Planning.read(SourceText(text), profiles: [profile.id])
    let session = SessionResolver.resolve(try #require(reading.graph), on: profile)
    let whole = try #require(CostModel.costs(of: session).hardware.total.value)
    let request = ReductionRequest(for: session, PlanAims(targets: CostTargets(hardware: whole - 0.001)))
    var options = CheckOptions()
    options.aims.targets = request.targets
    guard case .reduced(let trace, let writer) = Reduction.optimal(session, request, of: reading, options: options)
    else { return #expect(Bool(false), "something fits") }
    #expect(!trace.steps.isEmpty && trace.steps.map(\.inputs) == trace.changed.map { [$0.input] })
    for step in trace.steps {
      guard case .configuration(let from, let to) = step.change else { continue }
      #expect(from != to)
    }
    #expect(!writer.edits.isEmpty)
  }

  @Test func aDualCameraKeepsItsPortAndGivesUpTheSensorsOwnPixels() throws {
    let text = Self.graph([("dual", "builtInDualCamera", "back", Self.format(1920, 1440, 30, binned: false))])
    #expect(try kept(text, ofCost: 0.95) == ["1920x1440 at 30, 1"])
  }

  @Test func aCameraWithoutConnectionsStaysAsItIs() throws {
    let text = Self.graph([("back", "builtInWideAngleCamera", "back", Self.format(1920, 1080))])
      .replacing(
        "\"inputs\": [",
        with: """
          "inputs": [{ "id": "idle", "deviceType": "builtInTelephotoCamera", "position": "back",
            \(Self.format(1920, 1440)) }, 
          """)
    #expect(try kept(text, ofCost: 0.6) == ["1920x1440 at 60, 1", "1920x1080 at 30, 1/2"])
  }

  @Test func sharesAreExactFractionsAndWholePercentsRoundedDown() throws {
    let text = Self.graph([("back", "builtInWideAngleCamera", "back", Self.format(1920, 1440, limit: 30))])
    let profile = try Bundled.profile("iphone-xs")
    let reading = Planning.read(SourceText(text), profiles: [profile.id])
    let session = SessionResolver.resolve(try #require(reading.graph), on: profile)
    var shares: [String: String] = [:]
    for target in stride(from: 0.03, through: 0.2, by: 0.005) {
      let request = ReductionRequest(for: session, PlanAims(targets: CostTargets(hardware: target)))
      guard case .reduced(let trace, _) = Reduction.ladder(session, request, of: reading, options: CheckOptions()),
        let camera = trace.kept.first, let share = camera.share
      else { continue }
      shares["\(camera.format.map { "\($0.dimensions)" } ?? "") \(share)"] = share.words
    }
    #expect(shares["1280x720 1/4"] == "25%" && shares["1280x720 1/6"] == "16%", "\(shares)")
    for (name, words) in shares { #expect(!words.isEmpty && !name.contains(".")) }
  }
}
