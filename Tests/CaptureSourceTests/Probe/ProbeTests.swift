import CaptureModel
import CaptureSource
import TestSupport
import Testing

/// The probe: Swift that an app compiles.
struct ProbeTests {
  static func text(
    _ typeName: String = "CaptureProbe", from minimum: OSVersion = ProbeSource.oldest, sdk: OSVersion = OSVersion(27, 1)
  )
    -> String
  {
    ProbeSource(typeName: typeName, minimumOS: minimum, sdk: sdk, tool: "capplan").text
  }

  @Test func hasNothingThatTraps() {
    for trap in ["try!", "as!", "fatalError", "precondition", "unowned", "!.", "!)", "!\n"] {
      #expect(!Self.text().contains(trap), "\(trap)")
    }
  }

  @Test func declaresTheTypeThatIsAskedFor() {
    let text = Self.text("DeviceReader")
    #expect(
      text.contains("\nnonisolated final class DeviceReader {") && text.contains("`try await DeviceReader.run()`"))
    #expect(!text.contains("CaptureProbe"))
  }

  @Test func linesAreShort() {
    for line in Self.text().split(separator: "\n") { #expect(line.count <= 120, "\(line)") }
  }

  /// Each symbol that a system may lack stands behind a question for that system, which is asked only where some lack it.
  @Test(arguments: [OSVersion(13), OSVersion(16), OSVersion(18), OSVersion(26, 1)])
  func whatIsNewerIsAskedFor(_ minimum: OSVersion) {
    let newer: [(symbol: String, since: OSVersion)] = [
      (".isHighestPhotoQualitySupported", OSVersion(13)), (".glasses", OSVersion(14, 1)),
      (".builtInLiDARDepthCamera", OSVersion(15, 4)),
      (".supportedMaxPhotoDimensions", OSVersion(16)), (".previewOptimized", OSVersion(17)),
      (".supportedVideoZoomRangesForDepthDataDelivery", OSVersion(17, 2)), (".maxControlsCount", OSVersion(18)),
      (".cinematicExtendedEnhanced", OSVersion(18)), (".lowLatency", OSVersion(26)),
    ]
    let lines = Self.text(from: minimum).split(separator: "\n")
    for (symbol, since) in newer {
      let places = lines.indices.filter { lines[$0].contains(symbol) }
      #expect(places.count == 1, "\(symbol)")
      for place in places {
        let asked = lines[place - 3...place].contains { $0.contains("#available(iOS \(since), *)") }
        #expect(asked == (since > minimum), "\(symbol) on \(minimum)")
      }
    }
    #expect(lines.contains { $0.contains(".highResolutionStillImageDimensions") } == (minimum < OSVersion(16)))
    let asked = lines.compactMap { line in
      line.ranges(of: "#available(iOS ").first.flatMap {
        OSVersion(String(line[$0.upperBound...].prefix { $0 != "," }))
      }
    }
    #expect(asked.allSatisfy { $0 > minimum }, "\(asked)")
  }

  @Test(
    .enabled(if: FakeAVFoundation.isAvailable, "\(FakeAVFoundation.missing)"),
    arguments: Breadth.of(FakeAVFoundation.LanguageMode.allCases, orOneIn: 2))
  func compilesWithoutAWord(_ mode: FakeAVFoundation.LanguageMode) throws {
    for sdk in FakeAVFoundation.SDK.allCases {
      let fake = try FakeAVFoundation.built(sdk: sdk)
      for minimum in [OSVersion(13), OSVersion(26)] {
        let files = ["CaptureProbe.swift": Self.text(from: minimum, sdk: sdk.newest)]
        #expect(try fake.typeCheck(files, mode: mode) == "")
        #expect(try fake.typeCheck(files, mode: mode, isolation: "MainActor") == "")
      }
    }
  }
}
