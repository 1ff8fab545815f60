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
      "broadcast-output-destination", title: "A broadcast output sends over DisplayPort only", area: .video,
      text: """
        AVCaptureBroadcastVideoOutput, since iOS 27, delivers to a destination that is connected over DisplayPort; until \
        then its videoSettings are nil and nothing is sent. A format that lists the class among its \
        unsupportedCaptureOutputClasses leaves the connection inactive, and maxBufferedFrameCount is at most \
        maxSupportedBufferedFrameCount. A graph has no type for this output yet.
        """,
      sources: [.symbol("AVCaptureBroadcastVideoOutput")], related: ["format-output-exclusion"],
      aliases: ["broadcast-output-format", "broadcast-output-buffer-limit"]),
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
    APIFact(
      "metadata-types-race", title: "Metadata types are asked for where the session is configured", area: .video,
      text: """
        availableMetadataObjectTypes and metadataObjectTypes walk through the session's connections. One report shows \
        them throw NSGenericException because the session changed meanwhile: an app uses them on the queue that configures \
        the session. No key says on which queue it does.
        """,
      sources: [
        .report("yannickl/QRCodeReader.swift#191: a collection changed while it was enumerated"),
        .symbol("AVCaptureMetadataOutput.availableMetadataObjectTypes"),
      ],
      related: [Rule.metadataTypesNoCamera.id]),
    APIFact(
      "metadata-input-needs-movie", title: "A metadata input feeds a movie", area: .video,
      text: """
        An AVCaptureMetadataInput has one port, of the medium metadata, which goes to a movie file output only, by a \
        connection that the app makes itself. Without one nothing of it is recorded. A graph has no key for such an input, \
        as it has no device.
        """,
      sources: [.symbol("AVCaptureMetadataInput")]),
    APIFact(
      "orientation-track-at-start", title: "The start of a recording decides about the orientation track", area: .video,
      text: """
        A movie file output reads recordsVideoOrientationAndMirroringChangesAsMetadataTrack when a recording starts. \
        Without it, or if it is set later, a turn or a change of mirroring during the recording is not in the file.
        """,
      sources: [
        .symbol("AVCaptureMovieFileOutput.setRecordsVideoOrientationAndMirroringChangesAsMetadataTrack(_:for:)")
      ],
      related: ["orientation-track-connection"]),
  ]
}
