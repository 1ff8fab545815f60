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
        .passing(graph("2.8"), on: "example-camera", profileText: profile("1.48", "4")),
        .passing(graph(#""auto""#), on: "example-camera", profileText: profile("1.48", "4")),
        .failing(graph("⟦8⟧"), on: "example-camera", profileText: profile("1.48", "4")),
        .failing(graph("⟦2⟧"), on: "example-camera", profileText: profile("1.78", "1.78")),
        .passing(graph("2.8"), on: "iphone-18-pro"),
        .failing(graph("⟦1.2⟧"), on: "iphone-18-pro"),
        .unverified(graph("2.8"), on: "iphone-duo"),
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

  private static func graph(_ aperture: String) -> ExampleText {
    FocusExamples.graph(#""exposureMode": "custom", "lensAperture": \#(aperture)"#)
  }

  private static func profile(_ low: String, _ high: String) -> String {
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
