import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An aperture lies within what the lens can do.
  static var lensApertureRange: Rule {
    Rule(
      "lens-aperture-range",
      title: "Aperture out of range",
      area: .inputs,
      severity: .error,
      rationale: """
        The aperture of a custom exposure lies within minLensAperture and maxLensAperture of the active format; where \
        the two are equal it is fixed. Another value throws NSRangeException.
        """,
      availability: .iOS(OSVersion(27)),
      reads: ["lensAperture"],
      settles: ["lensAperture"],
      sources: [
        .symbol("AVCaptureDevice.setExposureModeCustom(lensAperture:duration:iso:completionHandler:)"),
        .symbol("AVCaptureDevice.Format.minLensAperture"), .symbol("AVCaptureDevice.Format.maxLensAperture"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 exposureMode=custom lensAperture=2.8 | video").on(profile("1.48", "4")),
        .passing("single | back 1280x720 exposureMode=custom lensAperture=auto | video").on(profile("1.48", "4")),
        .failing("single | back 1280x720 exposureMode=custom lensAperture=⟦8⟧ | video").on(profile("1.48", "4")),
        .failing("single | back 1280x720 exposureMode=custom lensAperture=⟦2⟧ | video").on(profile("1.78", "1.78")),
        .passing("single | back 1280x720 exposureMode=custom lensAperture=2.8 | video").on("iphone-18-pro"),
        .failing("single | back 1280x720 exposureMode=custom lensAperture=⟦1.2⟧ | video").on("iphone-18-pro"),
        .unverified("single | back 1280x720 exposureMode=custom lensAperture=2.8 | video").on("iphone-duo"),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let aperture = camera.input.aperture.lensAperture else { continue }
        guard case .value(let value) = aperture.value else { continue }
        guard let (low, high) = camera.lensApertures else {
          report.unverified(
            "the range of the aperture of \"\(camera.id)\"", settledBy: camera.apertureFact,
            at: aperture.range, lack: .value)
          continue
        }
        if (low...high).contains(value) { continue }
        let nearest = JSONNumber.text(of: value < low ? low : high)
        report.emit(
          "\"\(camera.id)\" has no aperture of \(JSONNumber.text(of: value))", at: aperture.range, lack: .value,
          label: low == high ? "fixed at \(nearest)" : value < low ? "at least \(nearest)" : "at most \(nearest)",
          fixes: [Fix("set it to \(nearest)", .unsafe, edits: [report.edit.replacing(aperture.range, with: nearest)])],
          help: "keep it between minLensAperture and maxLensAperture of the active format")
      }
    }
  }

  private static func profile(_ low: String, _ high: String) -> ExampleDevice {
    FocusExamples.profile(
      "", format: #", "features": { "minLensAperture": \#(low), "maxLensAperture": \#(high) }"#)
  }
}

extension ResolvedCamera {
  /// The widest and the narrowest aperture of the camera: those of its format, or else of its lens; `nil` if unknown.
  var lensApertures: (low: Double, high: Double)? {
    let features = activeFormat?.features
    let stops = device?.controls?.lensApertureStops
    guard let low = features?.minLensAperture ?? stops?.min(), let high = features?.maxLensAperture ?? stops?.max(),
      low <= high
    else { return nil }
    return (low, high)
  }

  /// The key that would settle it.
  var apertureFact: FactKey { device?.controls?.lensApertureStops == nil ? formatFact(.features) : fact(.controls) }
}
