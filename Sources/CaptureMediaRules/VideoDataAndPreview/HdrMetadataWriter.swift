import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An HDR recording keeps its HDR metadata.
  static var hdrMetadataWriter: Rule {
    Rule(
      "hdr-metadata-writer",
      title: "HDR recording without its metadata",
      area: .video,
      severity: .note,
      rationale: """
        An app that records HLG frames through an asset writer tells the video data output to preserve dynamic HDR \
        metadata, and the writer's compression settings the same. Where the two differ, players show the recording \
        without its HDR grading.
        """,
      availability: .iOS(OSVersion(26)),
      reads: ["activeColorSpace"],
      sources: [.symbol("AVCaptureVideoDataOutput.preservesDynamicHDRMetadata")],
      hasFix: true,
      examples: [
        .passing("SDK 26.0 | single | back activeColorSpace=HLG_BT2020")
          .and("video role=recording preservesDynamicHDRMetadata").on("iphone-17-pro"),
        .failing("SDK 26.0 | single | back activeColorSpace=HLG_BT2020 | ⟦video⟧: video role=recording")
          .on("iphone-17-pro"),
      ]
    ) { session, report in
      guard session.relaxation(since: OSVersion(26)).isLifted else { return }
      for feed in session.videoDataFeeds() where feed.output.output.role?.value == .recording {
        let flag = feed.settings.preservesDynamicHDRMetadata
        guard let space = feed.camera.input.activeColorSpace, space.value == .hlgBT2020, flag?.value != true else {
          continue
        }
        let ranges = SourceRange.inOrder(space.range, flag?.range ?? feed.output.range)
        report.emit(
          "\"\(feed.output.id)\" drops the HDR metadata of its recording", at: ranges.later, label: "metadata is lost",
          notes: [Finding.Note("\"\(feed.camera.id)\" delivers HLG", at: ranges.earlier)],
          fixes: [
            Fix(
              "preserve the metadata", .unsafe,
              edits: report.edit.changing(feed.output.output.range, set: [("preservesDynamicHDRMetadata", "true")]))
          ], help: "preserve it in the asset writer's compression settings too")
      }
    }
  }
}
