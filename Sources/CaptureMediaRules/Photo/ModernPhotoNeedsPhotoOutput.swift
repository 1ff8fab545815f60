import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Photo requests go to a photo output.
  static var modernPhotoNeedsPhotoOutput: Rule {
    Rule(
      "modern-photo-needs-photo-output",
      title: "Photo request for an output that takes none",
      area: .photo,
      severity: .error,
      rationale: """
        Live Photos, RAW, wide color, HEIF and depth are taken with an AVCapturePhotoSettings, and only \
        AVCapturePhotoOutput takes one: the older still image output has none of these, and other outputs take no \
        photos.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["photoSettings"],
      sources: [.session("WWDC17 507"), .session("WWDC16 511"), .symbol("AVCapturePhotoOutput")],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | photo | shot codec=hevc fileType=heic"),
        .failing("single | back 1280x720 | still | shot output=⟦still⟧ codec=hevc fileType=heic"),
        .failing("single | back 1280x720 | photo | video | shot output=⟦video⟧ codec=hevc fileType=heic"),
      ]
    ) { session, report in
      let named = session.outputsByName()
      let photos = session.outputs(ofType: .photo)
      for settings in session.graph.photoSettings {
        guard let name = settings.output, let output = named[name.value], output.type != .photo else { continue }
        let range = output.output.typeRange
        let ranges = RangePair(name.range, "the request names it here", range, "the output is here")
        var fixes: [Fix] = []
        if photos.count == 1, let photo = photos.first {
          let edit = report.edit.replacing(name.range, with: JSONString.quoted(photo.id))
          fixes = [Fix("ask \"\(photo.id)\"", .unsafe, edits: [edit])]
        } else if output.type == .stillImage, !output.output.stillImage.isSet, photos.isEmpty {
          fixes = [Fix("make it a photo output", .unsafe, edits: [report.edit.replacing(range, with: "\"photo\"")])]
        }
        report.emit(
          "\"\(output.id)\", a \(output.type.name), takes no photo requests", at: ranges.later,
          label: "not a photo output", notes: [ranges.note], fixes: fixes,
          help: "use a photo output")
      }
    }
  }
}

extension StillImageSettings {
  /// Whether the graph sets any property of the still image output.
  fileprivate var isSet: Bool {
    highResolutionStillImageOutputEnabled != nil || automaticallyEnablesStillImageStabilizationWhenAvailable != nil
  }
}
