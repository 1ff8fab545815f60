import CaptureModel
import DeviceFacts
import JSONSource
import Testing

/// A profile that takes the place of another one of the same device, fact by fact.
struct ProfileMergingTests {
  /// A profile with sources of every kind; `camera` are members of its back wide camera.
  private func profile(
    _ id: String, _ members: String = "", camera: String = "", more: String = ""
  ) throws -> DeviceProfile {
    let kinds = ["documented", "printed", "reported", "derived"]
    let sources = kinds.map { #"{ "id": "\#($0)", "kind": "\#($0)", "reference": "\#($0) for \#(id)" }"# }
    let text = """
      { "capplanProfile": 1, "id": "\(id)", "name": "\(id)", \(members)
        "cameras": [ { "deviceType": "builtInWideAngleCamera", "position": "back", "source": "reported" \(camera) } \(more) ],
        "sources": [ \(sources.joined(separator: ", ")) ] }
      """
    let result = ProfileDecoder.decode(SourceText(text))
    return try #require(result.profile, "\(result.findings)")
  }

  private static let tele =
    #", { "deviceType": "builtInTelephotoCamera", "position": "back", "source": "printed", "hasTorch": true }"#

  /// How a source is known, and where it comes from.
  private func origin(_ source: String?, _ profile: DeviceProfile) -> String? {
    profile.source(source).map { "\($0.kind.rawValue), \($0.reference)" }
  }

  @Test func whatIsNotKnownIsFilledWithSourcesOfItsOwn() throws {
    let own = try profile(
      "own", #""releaseYear": { "value": 2020, "source": "printed" },"#, camera: #", "hasTorch": true"#)
    let other = try profile(
      "other", #""lastOperatingSystem": { "value": "18.7", "source": "reported" }, "multiCamSupported": true,"#,
      camera: #", "hasFlash": { "value": true, "source": "derived" }, "autoFocusSystem": "none""#, more: Self.tele)
    let (merged, disagreements) = own.filled(from: other)
    #expect(disagreements.isEmpty && merged.id == "own" && merged.multiCamSupported == true)
    #expect(origin(merged.releaseYear?.source, merged) == "printed, printed for own")
    #expect(origin(merged.lastOperatingSystem?.source, merged) == "reported, reported for other")
    let camera = merged.cameras[0]
    #expect(origin(camera.hasTorch?.source, merged) == "reported, reported for own")
    #expect(origin(camera.hasFlash?.source, merged) == "derived, derived for other")
    #expect(camera.autoFocusSystem == AutoFocusSystem.none)
    #expect(origin(camera.sourceOfAutoFocus, merged) == "reported, reported for other")
    #expect(merged.cameras.count == 2 && origin(merged.cameras[1].source, merged) == "printed, printed for other")
    #expect(Set(merged.sources.map(\.id)).count == merged.sources.count)
  }

  @Test(
    "Of two facts the better known speaks, and its own where both are known as well",
    arguments: [
      ("printed", "reported", true, false), ("printed", "printed", true, true), ("reported", "printed", false, true),
    ])
  func disagreement(_ own: String, _ other: String, _ ownSpeaks: Bool, _ isTold: Bool) throws {
    func year(_ value: Int, _ source: String) -> String {
      #""releaseYear": { "value": \#(value), "source": "\#(source)" },"#
    }
    let (merged, told) = try profile("own", year(2020, own)).filled(from: profile("other", year(2021, other)))
    #expect(merged.releaseYear?.value == (ownSpeaks ? 2020 : 2021))
    #expect(origin(merged.releaseYear?.source, merged)?.hasSuffix(ownSpeaks ? "for own" : "for other") ?? false)
    #expect(told.map(\.subject) == (isTold ? [.device("releaseYear")] : []))
    #expect(told.allSatisfy { $0.isOverruled != ownSpeaks })
    let same = try profile("own", year(2020, own)).filled(from: profile("other", year(2020, other)))
    #expect(same.disagreements.isEmpty && same.profile.releaseYear?.value == 2020)
  }

  private func list(_ sizes: [(Int, Int)], _ source: String, _ more: String = "") -> String {
    let rows = sizes.map { #"{ "width": \#($0.0), "height": \#($0.1), "source": "\#(source)" }"# }
    return #", "formats": [ \#(rows.joined(separator: ", ")) ]\#(more)"#
  }

  @Test func aListOfFormatsIsAWhole() throws {
    let small = [(640, 480)]
    let both = [(640, 480), (1280, 720)]
    func merged(_ own: String, _ other: String) throws -> (DeviceProfile, [ProfileDisagreement]) {
      let (merged, told) = try profile("own", camera: own).filled(from: profile("other", camera: other))
      return (merged, told)
    }
    // A list that is known as well takes the place of a longer one.
    let (short, none) = try merged(list(small, "printed"), list(both, "printed", #", "formatsComplete": true"#))
    #expect(short.cameras[0].formats.map(\.width) == [640] && !short.cameras[0].formatsComplete && none.isEmpty)
    #expect(origin(short.cameras[0].formats[0].source, short) == "printed, printed for own")
    // One that is known less well does only if it has all that the other has; what both have is known as by the better.
    let (long, also) = try merged(list(both, "reported"), list(small, "printed"))
    #expect(long.cameras[0].formats.map(\.width) == [640, 1280] && also.isEmpty)
    #expect(origin(long.cameras[0].formats[0].source, long) == "printed, printed for other")
    #expect(origin(long.cameras[0].formats[1].source, long) == "reported, reported for own")
    let (kept, told) = try merged(list(small, "reported"), list(both, "printed"))
    #expect(kept.cameras[0].formats.map(\.width) == [640, 1280])
    #expect(kept.cameras[0].formats.allSatisfy { origin($0.source, kept) == "printed, printed for other" })
    #expect(told.map(\.subject) == [.camera(DeviceKey(.builtInWideAngleCamera, .back), "formats")])
    #expect(told[0].isOverruled && told[0].other == .printed)
  }

  @Test func aClosedListOfCamerasRulesOutAnother() throws {
    func closed(_ source: String) -> String { #""camerasComplete": { "value": true, "source": "\#(source)" },"# }
    // The camera that the own closed list lacks is printed for the other: it stays, and no list is closed.
    let weak = try profile("own", closed("reported")).filled(from: profile("other", more: Self.tele))
    #expect(weak.profile.cameras.count == 2 && weak.profile.camerasComplete == nil)
    #expect(weak.disagreements.count == 1 && weak.disagreements[0].isOverruled)
    let strong = try profile("own", closed("documented")).filled(from: profile("other", more: Self.tele))
    #expect(strong.profile.cameras.count == 1 && strong.profile.camerasComplete?.value == true)
    #expect(strong.disagreements.isEmpty)
    // A camera of one's own that is known better than the bundled closed list.
    let own = try profile("own", more: Self.tele).filled(from: profile("other", closed("reported")))
    #expect(own.profile.cameras.count == 2 && own.profile.camerasComplete == nil)
    let refused = try profile("own", more: Self.tele).filled(from: profile("other", closed("documented")))
    #expect(refused.profile.cameras.count == 1 && refused.disagreements.count == 1)
  }

  @Test func coefficientsThatAreFittedTogetherStayTogether() throws {
    func model(_ budget: Int, _ weight: Double?, _ depth: Double?, _ source: String) -> String {
      func number(_ value: Double) -> String {
        #"{ "low": \#(value), "value": \#(value), "high": \#(value), "source": "\#(source)" }"#
      }
      let ends = #"{ "low": \#(budget), "value": \#(budget), "high": \#(budget) }"#
      let none = #"{ "low": 0, "value": 0, "high": 0 }"#
      var parts = [
        #""pixelBudget": { "atZeroWeight": \#(ends), "perUnitWeight": \#(none), "source": "\#(source)" }"#
      ]
      if let weight { parts.append(#""deliveredWeight": \#(number(weight))"#) }
      if let depth { parts.append(#""depthStream": \#(number(depth))"#) }
      return #""costModel": { "basis": "derived", "hardware": { \#(parts.joined(separator: ", ")) } },"#
    }
    let own = try profile("own", model(5, nil, nil, "printed"))
    let merged = try own.filled(from: profile("other", model(7, 0.5, 0.25, "derived"))).profile
    #expect(merged.costModel[.pixelBudget]?.value == 5 && merged.costModel[.deliveredWeight] == nil)
    #expect(merged.costModel[.depthStream]?.value == 0.25)
    #expect(origin(merged.costModel[.depthStream]?.source, merged) == "derived, derived for other")
    let weak = try profile("own", model(5, 0.5, nil, "derived")).filled(
      from: profile("other", model(7, 1, nil, "printed")))
    #expect(weak.profile.costModel[.pixelBudget]?.value == 7 && weak.profile.costModel[.deliveredWeight]?.value == 1)
    #expect(weak.disagreements.map(\.subject) == [.coefficient(.pixelBudget)])
  }

  @Test func aProfileFilledFromItselfIsTheSame() throws {
    let one = try profile(
      "one", #""maxControlsCount": { "value": 0, "source": "reported" },"#, camera: list([(640, 480)], "printed"),
      more: Self.tele)
    let (merged, disagreements) = one.filled(from: one)
    #expect(disagreements.isEmpty && merged.sources == one.sources)
    #expect(merged.cameras.map(\.source) == one.cameras.map(\.source))
    #expect(merged.cameras[0].formats.map(\.source) == one.cameras[0].formats.map(\.source))
  }
}
