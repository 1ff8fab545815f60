import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An app prepares the output for large photos before the first shot.
  static var photoNotPrepared: Rule {
    Rule(
      "photo-not-prepared",
      title: "Large photo without preparation",
      area: .photo,
      severity: .note,
      confidence: .inferred,
      rationale: """
        The system allocates the memory for a photo of 18 megapixels or more at the first shot, which is slow. To avoid \
        that, call setPreparedPhotoSettingsArray with settings of the same size and quality prioritization, in objects \
        of their own.
        """,
      availability: .iOS(OSVersion(16)),
      reads: ["maxPhotoDimensions"],
      sources: [
        .session("WWDC26 304, by public notes"),
        .symbol("AVCapturePhotoOutput.setPreparedPhotoSettingsArray(_:completionHandler:)"),
      ],
      hasFix: true,
      examples: [
        .passing("single preset=photo | back")
          .and("photo maxPhotoDimensions=8064x6048 preparedPhotoSettings=[(maxPhotoDimensions=8064x6048)]")
          .and("shot maxPhotoDimensions=8064x6048").on("iphone-18-pro"),
        .failing("single preset=photo | back | photo maxPhotoDimensions=8064x6048")
          .and("shot maxPhotoDimensions=⟦8064x6048⟧").on("iphone-18-pro"),
        .passing("single preset=photo | back")
          .and("photo maxPhotoDimensions=8064x6048 preparedPhotoSettings=[(maxPhotoDimensions=largest)]")
          .and("shot maxPhotoDimensions=largest").on("iphone-18-pro"),
        .failing("single preset=photo | back | photo maxPhotoDimensions=8064x6048 | shot maxPhotoDimensions=⟦largest⟧")
          .on("iphone-18-pro"),
        .failing("single preset=photo | back | photo maxPhotoDimensions=8064x6048 preparedPhotoSettings=[()]")
          .and("shot maxPhotoDimensions=⟦8064x6048⟧").on("iphone-18-pro"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        guard let (size, kind) = request.largePhoto, let limit = request.settings.maxPhotoDimensions else { continue }
        let prepared = request.outputSettings.preparedPhotoSettings
        let priority = request.settings.photoQualityPrioritization
        let isReady = prepared?.value.contains { settings in
          settings.value.maxPhotoDimensions.map { $0.value == limit.value || $0.size?.value == size.value } ?? false
            && settings.value.photoQualityPrioritization?.value == priority?.value
        }
        if isReady == true { continue }
        var json = "{ \"maxPhotoDimensions\": \(report.edit.document.source[limit.range])"
        if let priority { json += ", \"photoQualityPrioritization\": \"\(priority.value.rawValue)\"" }
        json += " }"
        let edits =
          prepared.map { [report.edit.adding(json, to: $0.range)] }
          ?? report.edit.changing(request.output.output.range, set: [("preparedPhotoSettings", "[\(json)]")])
        report.emit(
          "\"\(request.output.id)\" is not prepared for \(kind.megapixels) megapixels", at: size.range,
          label: "slow at first",
          notes: prepared.map { list in
            [Finding.Note(list.value.isEmpty ? "nothing is prepared" : "it is prepared for these", at: list.range)]
          } ?? [],
          fixes: [Fix("prepare for this size", .unsafe, edits: edits)])
      }
    }
  }
}
