import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Packed Bayer is not converted to eight bits.
  static var bayerFormatConversion: Rule {
    Rule(
      "bayer-format-conversion",
      title: "No conversion of packed Bayer",
      area: .formats,
      severity: .error,
      rationale: """
        Some formats deliver the samples of the sensor as packed Bayer (btp2). A video data output offers no conversion \
        of these: 4:2:0 and BGRA are not in its list, and asking for them throws NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(26)),
      reads: ["pixelFormat"],
      sources: [
        .symbol("AVCaptureVideoDataOutput.availableVideoPixelFormatTypes"),
        .report("public crash reports with this exception"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back activeFormat=(4224x3024 pixelFormat=btp2) | video pixelFormat=btp2")
          .on("iphone-17-pro"),
        .failing("multi | back activeFormat=(1920x1080 pixelFormat=btp2) | video pixelFormat=⟦420v⟧")
          .on(
            PhotoExamples.profile(
              "builtInWideAngleCamera",
              formats: #"""
                { "width": 1920, "height": 1080, "multiCam": true, "pixelFormats": ["btp2"] },
                { "width": 1920, "height": 1080, "multiCam": true, "pixelFormats": ["420v"] }
                """#)),
        .failing("single | back 4224x3024@60 | video pixelFormat=⟦BGRA⟧").on("iphone-17-pro").withoutFix(),
        .passing("single | back 1920x1080 | video pixelFormat=420f"),
        .passing("video unconnected pixelFormat=420v"),
      ]
    ) { session, report in
      guard session.cameras.contains(where: \.isPackedBayer) else { return }
      for feed in session.videoDataFeeds() {
        guard let asked = feed.settings.pixelFormat, PixelFormat.alwaysAvailable.contains(asked.value),
          feed.camera.isPackedBayer
        else { continue }
        let format = feed.camera.input.activeFormat
        let chosen = format?.pixelFormat
        let other = feed.camera.convertibleFormat(isMultiCam: session.isMultiCam)
        let fix = other.flatMap { other in
          chosen.map {
            Fix(
              "let \"\(feed.camera.id)\" run \(other)", .unsafe,
              edits: [report.edit.replacing($0.range, with: "\"\(other)\"")])
          }
        }
        report.emit(
          "\"\(feed.output.id)\" can't deliver \"\(asked.value)\" from packed Bayer", at: asked.range,
          label: "no conversion",
          notes: [Finding.Note("the format of \"\(feed.camera.id)\" is packed Bayer", at: format?.range)],
          fixes: fix.map { [$0] } ?? [],
          help: "choose a 4:2:0 format for the camera, or take the pixels as they are and convert them yourself")
      }
    }
  }
}

extension ResolvedCamera {
  /// Whether the camera is known to run a packed Bayer format.
  var isPackedBayer: Bool {
    if let chosen = input.activeFormat?.pixelFormat { return chosen.value.isPackedBayer }
    // The running format is one of them, and usually decides.
    return activeFormat?.isPackedBayer == true && equivalentFormats.allSatisfy(\.isPackedBayer)
  }

  /// An eight-bit pixel format that the camera has as well.
  func convertibleFormat(isMultiCam: Bool) -> PixelFormat? {
    device.flatMap { device in
      device.formats.lazy.filter { format in
        format.dimensions == activeFormat?.dimensions && format.highestRate == activeFormat?.highestRate
          && format.binned == activeFormat?.binned && (!isMultiCam || format.multiCam == true)
      }.compactMap { $0.pixelFormats?.first(where: PixelFormat.alwaysAvailable.contains) }.first
    }
  }
}

extension DeviceFormat {
  /// Whether the camera lists the format only with packed Bayer.
  fileprivate var isPackedBayer: Bool { pixelFormats.map { !$0.isEmpty && $0.allSatisfy(\.isPackedBayer) } ?? false }
}
