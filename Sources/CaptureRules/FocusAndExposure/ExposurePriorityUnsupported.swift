import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The format accepts the automatic parts of a custom exposure.
  static var exposurePriorityUnsupported: Rule {
    Rule(
      "exposure-priority-unsupported",
      title: "Custom exposure with automatic parts",
      area: .inputs,
      severity: .error,
      rationale: """
        Since iOS 27 parts of a custom exposure may be automatic: with a set aperture, the rest. \
        supportsExposureModeCustom(lensAperture:duration:iso:) tells which combinations a format accepts; others throw \
        NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(27)),
      reads: ["lensAperture", "exposureDuration", "iso"],
      settles: ["lensAperture", "exposureDuration", "iso"],
      sources: [
        .symbol("AVCaptureDevice.Format.supportsExposureModeCustom(lensAperture:duration:iso:)"),
        .symbol("AVCaptureDevice.autoLensAperture"), .symbol("AVCaptureDevice.autoISO"),
        .symbol("AVCaptureDevice.autoExposureDuration"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 exposureMode=custom lensAperture=2.8 | video")
          .on(
            FocusExamples.profile(
              "", format: #", "features": { "minLensAperture": 1.48, "maxLensAperture": 4 }"#)),
        .failing("single | back 1280x720 exposureMode=custom lensAperture=⟦auto⟧ | video")
          .on(
            FocusExamples.profile(
              "", format: #", "features": { "minLensAperture": 1.78, "maxLensAperture": 1.78 }"#)),
        .unverified("single | back 1280x720 exposureMode=custom lensAperture=auto | video").on("iphone-18-pro"),
        .unverified("single | back 1280x720 exposureDuration=0.01 iso=auto | video").on("iphone-18-pro"),
      ]
    ) { session, report in
      for camera in session.cameras {
        if let aperture = camera.input.aperture.lensAperture, aperture.value == .auto, camera.hasFixedAperture {
          report.emit(
            "the aperture of \"\(camera.id)\" is fixed, and can't be automatic", at: aperture.range, lack: .value,
            label: "not supported here",
            fixes: [Fix("leave lensAperture out", .unsafe, edits: [report.edit.removing(aperture.range)])],
            help: "set it only where supportsExposureModeCustom(lensAperture:duration:iso:) is true")
          continue
        }
        guard let part = camera.automaticExposurePart else { continue }
        // An aperture is told to be too new by itself.
        let isAperture = camera.input.aperture.lensAperture?.range == part
        if !isAperture, let system = session.systemBefore(OSVersion(27)) {
          report.emit(
            "no part of the custom exposure of \"\(camera.id)\" can be automatic on iOS \(system.version)", at: part,
            lackingOn: system, label: "needs iOS 27",
            fixes: [Fix("leave it out", .unsafe, edits: [report.edit.removing(part)])],
            help: "set it only on iOS 27 and later")
        }
        report.unverified(
          whether: "the format of \"\(camera.id)\" accepts this automatic part beside the other values",
          settledBy: .unrecorded, at: part, lack: .value)
      }
    }
  }
}

extension ResolvedCamera {
  /// Whether the lens is known not to change its aperture.
  fileprivate var hasFixedAperture: Bool { lensApertures.map { $0.low == $0.high } ?? false }

  /// The place of a part of a custom exposure that is automatic.
  fileprivate var automaticExposurePart: SourceRange? {
    if let aperture = input.aperture.lensAperture, aperture.value == .auto { return aperture.range }
    let parts = [input.light.exposureDuration, input.light.iso]
    return parts.lazy.compactMap { $0 }.first { $0.value.isAutomatic }?.range
  }
}
