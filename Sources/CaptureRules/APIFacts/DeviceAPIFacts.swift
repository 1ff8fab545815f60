import JSONSource
package import RuleKit

extension APIFact {
  /// Facts about devices and their formats that no rule can check.
  package static let deviceAPIFacts: [APIFact] = [
    APIFact(
      "virtual-type-discovery", title: "Special cameras are found by their type", area: .inputs,
      text: """
        AVCaptureDevice.default(for: .video) and the older lists of devices know the plain wide-angle cameras. Dual, \
        dual-wide, triple, TrueDepth, LiDAR and telephoto cameras are returned only to code that names their type, in \
        default(_:for:position:) or in a DiscoverySession. Ask for the best type first and fall back.
        """,
      sources: [
        .symbol("AVCaptureDevice.DiscoverySession"), .symbol("AVCaptureDevice.default(_:for:position:)"),
      ],
      related: [Rule.deviceTypeAvailability.id]),
    APIFact(
      "external-camera-key", title: "Mac Catalyst hides the type of external cameras", area: .inputs,
      text: """
        An app for Mac Catalyst sees cameras of the type external only with NSCameraUseExternalDeviceType in its \
        Info.plist. Without the key such a camera is reported under another type, and a look-up by external finds \
        nothing. The key is a Boolean, and not part of a graph.
        """,
      sources: [.symbol("AVCaptureDevice.DeviceType.external")],
      related: [Rule.deviceTypeAvailability.id]),
    APIFact(
      "hdr-doubles-sensor-rate", title: "Video HDR reads the sensor twice", area: .formats,
      text: """
        With video HDR (EDR) the sensor streams at twice the frame rate that the format publishes, since two exposures \
        make one frame. Both costs rise with it. Where a camera needs the room, turn off \
        automaticallyAdjustsVideoHDREnabled and set videoHDREnabled to false.
        """,
      sources: [.symbol("AVCaptureDevice.Format.isVideoHDRSupported"), .symbol("AVCaptureDevice.isVideoHDREnabled")],
      related: ["hdr-video-flags", Rule.hardwareCostOver.id]),
  ]
}
