import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A Bayer RAW photo is taken by a camera with one lens.
  static var bayerRawVirtualDevice: Rule {
    Rule(
      "bayer-raw-virtual-device",
      title: "Bayer RAW of a camera that switches",
      area: .photo,
      severity: .error,
      confidence: .inferred,
      asksDevice: true,
      rationale: """
        A dual, dual-wide or triple camera lists no pixel formats of Bayer RAW: availableRawPhotoPixelFormatTypes is \
        empty, whatever the zoom, and a request for Bayer RAW throws NSInvalidArgumentException. iPhone 16 Pro prints so. \
        Of phones of before iPhone 13 Pro it is not known. A constituent as an input of its own may list some.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["rawPixelFormat"],
      sources: [
        .symbol("AVCapturePhotoOutput.availableRawPhotoPixelFormatTypes"),
        .report("regularsteven/letslapse: printed on iPhone 16 Pro at every zoom"),
      ],
      examples: [
        .passing("single | back 1920x1440")
          .and("photo | shot photoQualityPrioritization=speed rawPixelFormat=bgg4").on("iphone-16-pro"),
        .failing("single | back: triple 1920x1440")
          .and("photo | shot photoQualityPrioritization=speed rawPixelFormat=⟦bgg4⟧").on("iphone-16-pro"),
        .failing("single | back: dualWide 1920x1440")
          .and("photo | shot photoQualityPrioritization=speed rawPixelFormat=⟦bgg4⟧").on("iphone-15-pro"),
        .unverified(
          "single | back: dual 1920x1440 | photo | shot photoQualityPrioritization=speed rawPixelFormat=bgg4"),
        .passing("single | back: triple 1920x1440 | photo | shot photoQualityPrioritization=speed")
          .with("rawPixelFormat=bgg4 whereSupported=[rawPixelFormat]").on("iphone-16-pro"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        guard let raw = request.settings.rawPixelFormat, raw.value.isBayerRaw, let camera = request.camera,
          camera.key.deviceType.hasConstituentPorts
        else { continue }
        switch camera.device?.has(.bayerRAW) {
        case true?: continue
        case nil:
          report.unverified(
            whether: "the output of \(request.title) supports rawPixelFormat", settledBy: camera.fact(.bayerRAW),
            at: raw.range, lack: .value)
        case false?:
          let constituents = camera.sensors.map(\.shortName).joined(separator: " or ")
          report.emit(
            "\"\(camera.id)\" lists no Bayer RAW: it is a \(camera.key.deviceType.shortName) camera", at: raw.range,
            lack: .value, label: "no Bayer RAW",
            notes: [Finding.Note("\"\(camera.id)\" switches between its lenses", at: camera.range)],
            help: "use the \(constituents) camera itself as the input")
        }
      }
    }
  }
}
