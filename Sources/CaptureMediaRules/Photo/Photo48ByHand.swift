import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Photos of 48 megapixels are made of several exposures, which a manual exposure or white balance leaves no room for.
  static var photo48ByHand: Rule {
    Rule(
      "photo-48-by-hand",
      title: "Large photos with manual exposure or white balance",
      area: .photo,
      severity: .warning,
      confidence: .inferred,
      rationale: """
        A size of 48 megapixels is a request, not a promise. On iPhone 18 Pro Max, photos with a custom exposure or a \
        locked white balance come out at 12 megapixels whatever size is asked for, and nothing says so but the photo. \
        Other models have not printed whether theirs do.
        """,
      availability: .iOS(OSVersion(16)),
      reads: ["maxPhotoDimensions"],
      sources: [
        .session("WWDC26 304, by public notes"),
        .report("github.com/Luminoid/Prism Example/HARDWARE-CHECKLIST.md @eba3dc9 (iPhone 18 Pro Max, iOS 27.0)"),
        .symbol("AVCapturePhotoSettings.maxPhotoDimensions"),
      ],
      examples: [
        .passing("single preset=photo | back | photo maxPhotoDimensions=8064x6048")
          .with("maxPhotoQualityPrioritization=quality | shot maxPhotoDimensions=8064x6048").on("iphone-18-pro-max"),
        .failing("single preset=photo | back whiteBalanceMode=locked | photo maxPhotoDimensions=8064x6048")
          .with("maxPhotoQualityPrioritization=quality | shot maxPhotoDimensions=⟦8064x6048⟧").on("iphone-18-pro-max"),
        .passing("single preset=photo | back whiteBalanceMode=locked | photo maxPhotoDimensions=8064x6048")
          .with("maxPhotoQualityPrioritization=quality | shot maxPhotoDimensions=4032x3024").on("iphone-18-pro-max"),
        .unverified("single preset=photo | back whiteBalanceMode=locked | photo maxPhotoDimensions=8064x6048")
          .with("maxPhotoQualityPrioritization=quality | shot maxPhotoDimensions=8064x6048").on("iphone-17-pro"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        guard let size = request.photoSize, size.value.isOf48Megapixels, let camera = request.camera,
          let manual = camera.manualSetting
        else { continue }
        let ranges = RangePair(
          size.range, "the size is set here", manual.range, "\(manual.value) is set here")
        switch camera.device?.has(.photos48MPByHand) {
        case true?: continue
        case nil:
          report.unverified(
            whether: "\"\(camera.id)\" takes photos of 48 megapixels with \(manual.value)",
            settledBy: camera.fact(.photos48MPByHand), at: size.range)
        case false?:
          report.emit(
            "\(request.title) comes out at 12 megapixels with \(manual.value)", at: ranges.later,
            label: "not 48 megapixels", notes: [ranges.note],
            help: "leave exposure and white balance to the camera, or ask for 12 megapixels",
            subjects: [size.range, manual.range])
        }
      }
    }
  }
}

extension ResolvedCamera {
  /// A custom exposure or a locked white balance of the camera, in words.
  fileprivate var manualSetting: Located<String>? {
    if let mode = input.exposureMode, mode.value == .custom { return Located("a custom exposure", at: mode.range) }
    if let mode = input.whiteBalanceMode, mode.value == .locked {
      return Located("a locked white balance", at: mode.range)
    }
    return nil
  }
}
