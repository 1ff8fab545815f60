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
        .symbol("AVCaptureDevice.DiscoverySession"),
        .symbol("AVCaptureDevice.default(_:for:position:)"),
      ],
      related: [Rule.deviceTypeAvailability.id]),
    APIFact(
      "external-camera-key", title: "Mac Catalyst hides the type of external cameras",
      area: .inputs,
      text: """
        An app for Mac Catalyst sees cameras of the type external only with NSCameraUseExternalDeviceType in its \
        Info.plist. Without the key such a camera is reported under another type, and a look-up by external finds \
        nothing. The key is a Boolean, and not part of a graph.
        """,
      sources: [.symbol("AVCaptureDevice.DeviceType.external")],
      related: [Rule.deviceTypeAvailability.id]),
    APIFact(
      "continuity-camera-key", title: "A Mac hides the type of a Continuity Camera", area: .inputs,
      text: """
        An app for macOS or Mac Catalyst sees devices of the type continuityCamera only with \
        NSCameraUseContinuityCameraDeviceType in its Info.plist. Without the key they are reported as \
        builtInWideAngleCamera, and a look-up by continuityCamera finds nothing. The key is a Boolean, and not part of \
        a graph.
        """,
      sources: [.symbol("AVCaptureDevice.DeviceType.continuityCamera")],
      related: [Rule.deviceTypeAvailability.id]),
    APIFact(
      "external-frame-duration-exact", title: "External cameras take exact frame durations",
      area: .formats,
      text: """
        An external camera takes only the very frame durations of its ranges: where a range has 1000000/60000240, setting \
        1/60 throws NSInvalidArgumentException, as seen on macOS. Set the minFrameDuration or maxFrameDuration of the range, \
        not the reciprocal of a rate. A graph holds rates, so no rule can find it; emitted code takes the range's own \
        duration.
        """,
      sources: [
        .symbol("AVFrameRateRange.minFrameDuration"),
        .symbol("AVCaptureDevice.activeVideoMinFrameDuration"),
        .report("libsdl-org/SDL#15152: the exception"),
      ],
      related: ["frame-duration-unsupported"]),
    APIFact(
      "external-camera-visionos", title: "External cameras on visionOS need an entitlement",
      area: .inputs,
      text: """
        Since visionOS 2.1, and before the version that the header of SDK 27.0 calls 3.0, an app for visionOS discovers \
        devices of the type external only with the entitlement com.apple.developer.avfoundation.uvc-device-access. \
        capplan has no profile of such a device.
        """,
      sources: [.symbol("AVCaptureDevice.DeviceType.external")],
      related: [Rule.deviceTypeAvailability.id]),
    APIFact(
      "duo-no-rear-front-virtual", title: "No virtual camera joins back and front", area: .inputs,
      text: """
        On iPhone Duo no virtual device has cameras at the back and the outer front camera as constituents, so that \
        photos of both can't be taken as constituent photos of one request. A multi-camera session takes them with two \
        inputs and two photo outputs. Apple's engineers say so in a developer forum.
        """,
      sources: [.report("developer forums thread 847781")],
      related: [Rule.duoVirtualFrontLimits.id, Rule.deviceTypeAvailability.id]),
    APIFact(
      "hdr-doubles-sensor-rate", title: "Video HDR reads the sensor twice", area: .formats,
      text: """
        With video HDR (EDR) the sensor streams at twice the frame rate that the format publishes, since two exposures \
        make one frame. Both costs rise with it. Where a camera needs the room, turn off \
        automaticallyAdjustsVideoHDREnabled and set videoHDREnabled to false.
        """,
      sources: [
        .symbol("AVCaptureDevice.Format.isVideoHDRSupported"),
        .symbol("AVCaptureDevice.isVideoHDREnabled"),
      ],
      related: ["hdr-video-flags", Rule.hardwareCostOver.id]),
  ]
}
