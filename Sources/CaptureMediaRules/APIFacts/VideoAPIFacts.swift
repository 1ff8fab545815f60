import JSONSource
package import RuleKit

extension APIFact {
  /// Facts about video that no rule can check.
  package static let videoAPIFacts: [APIFact] = [
    APIFact(
      "vdo-multiple-cost", title: "Several video data outputs cost, even in a plain session", area: .video,
      text: """
        With two video data outputs, or a movie file output beside one, an AVCaptureSession has a hardwareCost like a \
        multi-camera session; with one output it reports 0. An app that is over 1.0 gets a runtime error when it \
        starts. capplan charges such sessions, so that hardware-cost-over and hardware-cost-near-limit apply to them.
        """,
      sources: [.session("WWDC22 110429"), .symbol("AVCaptureSession.hardwareCost")],
      related: ["hardware-cost-over", "hardware-cost-near-limit", Rule.videoDataTwoOutputsSplit.id]),
    APIFact(
      "intrinsics-per-constituent", title: "Each constituent has intrinsics of its own", area: .video,
      text: """
        A virtual device's constituents are cameras with lenses of their own: frames from a constituent's port carry \
        the intrinsic matrix of that camera, and on the port that switches, the matrix changes with the camera. \
        Software that works with several of them reads the matrix of each frame and never that of another one.
        """,
      sources: [
        .session("WWDC19 225"), .symbol("AVCaptureConnection.isCameraIntrinsicMatrixDeliveryEnabled"),
      ],
      related: [Rule.intrinsicsOnlyVideoData.id, Rule.intrinsicsResolution.id]),
  ]
}
