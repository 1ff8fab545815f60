import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Among the presets, only `photo` has photos of 24 and 48 megapixels.
  static var photo2448NeedsPhotoPreset: Rule {
    Rule(
      "photo-24-48-needs-photo-preset",
      title: "Preset without large photos",
      area: .photo,
      severity: .error,
      rationale: """
        Only the preset photo chooses a format with photos of 24 and 48 megapixels. Under other presets the photos come \
        out smaller, or their size is refused. With inputPriority the active format decides, by its \
        supportedMaxPhotoDimensions.
        """,
      availability: .iOS(OSVersion(16)),
      reads: ["maxPhotoDimensions"],
      sources: [
        .session("WWDC26 304, by public notes"), .report("Apple's engineers in developer forums thread 715452"),
        .symbol("AVCapturePhotoOutput.maxPhotoDimensions"), .symbol("AVCaptureSession.sessionPreset"),
      ],
      hasFix: true,
      examples: [
        .passing("single preset=photo | back | photo maxPhotoDimensions=5712x4284").on("iphone-18-pro"),
        .passing("single preset=high | back | photo maxPhotoDimensions=4032x3024").on("iphone-18-pro"),
        .failing("single preset=high | back | photo maxPhotoDimensions=⟦5712x4284⟧").on("iphone-18-pro"),
        .failing("single | back | photo maxPhotoDimensions=⟦8064x6048⟧").on("iphone-18-pro"),
      ]
    ) { session, report in
      guard !session.isMultiCam else { return }
      let preset = session.graph.session?.preset
      guard preset?.value != .photo, preset?.value != .inputPriority else { return }
      let cameras = session.photoCameras()
      for output in session.outputs(ofType: .photo) {
        // The preset doesn't decide the format of a camera that sets its own.
        guard let size = output.output.photo.maxPhotoDimensions?.size, size.value.pixels > LargePhoto.beyondPresets,
          let camera = cameras[output.index], camera.input.activeFormat == nil
        else { continue }
        let name = preset?.value ?? .high
        report.emit(
          "\"\(name.rawValue)\" has no photos of \(size.value)", at: size.range, label: "the preset photo has them",
          notes: preset.map { [Finding.Note("the preset is chosen here", at: $0.range)] } ?? [],
          fixes: [Fix("use the preset photo", .unsafe, edits: session.setting("preset", "\"photo\"", report.edit))],
          help: "use the preset photo, or choose a format with photos of this size")
      }
    }
  }
}
