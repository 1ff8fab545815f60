import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A photo asks only for mattes that its output enables, and the output enables only those that its camera has.
  static var matteSuperset: Rule {
    Rule(
      "matte-superset",
      title: "Segmentation matte that is not enabled",
      area: .photo,
      severity: .error,
      asksDevice: true,
      rationale: """
        Hair, skin and teeth mattes, since iOS 14.1 also glasses, must be enabled on the output, if the camera has \
        them, before a photo may ask for them. Asking for another one throws.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["enabledSemanticSegmentationMatteTypes"],
      settles: ["enabledSemanticSegmentationMatteTypes"],
      sources: [
        .session("WWDC19 225"), .symbol("AVCapturePhotoOutput.enabledSemanticSegmentationMatteTypes"),
        .symbol("AVCapturePhotoOutput.availableSemanticSegmentationMatteTypes"),
        .symbol("AVCapturePhotoSettings.enabledSemanticSegmentationMatteTypes"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | photo enabledSemanticSegmentationMatteTypes=[hair, skin]")
          .and("shot enabledSemanticSegmentationMatteTypes=[hair] | plain: shot").on(profile),
        .failing("single | back 1280x720 | photo enabledSemanticSegmentationMatteTypes=[hair]")
          .and("shot enabledSemanticSegmentationMatteTypes=[hair, ⟦skin⟧]").on(profile),
        .failing("single | back 1280x720 | photo enabledSemanticSegmentationMatteTypes=[hair, ⟦teeth⟧]").on(profile),
        .unverified("single | back 1280x720 | photo enabledSemanticSegmentationMatteTypes=[hair]"),
        .failing("single | back 1280x720 | photo | shot enabledSemanticSegmentationMatteTypes=[⟦hair⟧]").on(profile),
        .failing("iOS 14.0 | single | back 1280x720 | photo enabledSemanticSegmentationMatteTypes=[⟦glasses⟧]"),
        .failing("single | back 1280x720 | photo enabledSemanticSegmentationMatteTypes=[⟦hair⟧]")
          .on(
            PhotoExamples.profile(
              "builtInWideAngleCamera", formats: #"{ "width": 1280, "height": 720, "maxFrameRate": 30 }"#,
              camera: #", "mattes": []"#)),
      ]
    ) { session, report in
      let cameras = session.photoCameras()
      for output in session.outputs(ofType: .photo) {
        guard let enabled = output.output.photo.enabledSemanticSegmentationMatteTypes, !enabled.value.isEmpty else {
          continue
        }
        if let camera = cameras[output.index] { camera.judge(enabled, &report) }
      }
      for request in session.photoRequests() {
        let enabled = request.outputSettings.enabledSemanticSegmentationMatteTypes
        let known = Set(request.outputSettings.mattes.map(\.value))
        let asked = request.settings.auxiliary.enabledSemanticSegmentationMatteTypes?.value ?? []
        let all = known.union(asked.map(\.value))
        let names = MatteType.allCases.filter { all.contains($0) }.map { "\"\($0.rawValue)\"" }
        let text = "[ \(names.joined(separator: ", ")) ]"
        for matte in asked where !known.contains(matte.value) {
          report.emit(
            "\(request.title) asks for a \(matte.value.rawValue) matte, which \"\(request.output.id)\" has not enabled",
            at: matte.range, label: "not enabled on the output",
            notes: [Finding.Note("the output is here", at: enabled?.range ?? request.output.range)],
            fixes: [
              request.output.setting(
                [("enabledSemanticSegmentationMatteTypes", text)], "enable it on the output", report.edit)
            ])
        }
      }
      guard let system = session.systemBefore(OSVersion(14, 1)) else { return }
      for output in session.outputs(ofType: .photo) {
        for matte in output.output.photo.mattes where matte.value == .glasses {
          report.emit(
            "iOS \(system.version) has no glasses matte", at: matte.range, lackingOn: system, label: "needs iOS 14.1",
            fixes: [Fix("do without it", .unsafe, edits: [report.edit.removing(matte.range)])])
        }
      }
    }
  }

  private static let profile = PhotoExamples.profile(
    "builtInWideAngleCamera", formats: #"{ "width": 1280, "height": 720, "maxFrameRate": 30 }"#,
    camera: #", "mattes": [ "hair", "skin" ]"#)
}

extension PhotoOutputSettings {
  /// The segmentation mattes that are enabled.
  fileprivate var mattes: [Located<MatteType>] { enabledSemanticSegmentationMatteTypes?.value ?? [] }
}

extension ResolvedCamera {
  /// Reports enabled mattes that the camera doesn't have.
  fileprivate func judge(_ enabled: Located<[Located<MatteType>]>, _ report: inout Emitter) {
    guard let mattes = device?.mattes else {
      report.unverified("the mattes of \"\(id)\"", settledBy: fact(.mattes), at: enabled.range, lack: .value)
      return
    }
    for matte in enabled.value where !mattes.contains(matte.value) {
      report.emit(
        "\"\(id)\" has no \(matte.value.rawValue) matte", at: matte.range, lack: .value, label: "not available",
        fixes: [Fix("do without it", .unsafe, edits: [report.edit.removing(matte.range)])],
        help: mattes.isEmpty ? nil : "\"\(id)\" has the mattes \(mattes.map(\.rawValue).sentence)")
    }
  }
}
