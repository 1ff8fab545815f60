import JSONSource
package import RuleKit

extension APIFact {
  /// Facts about sessions and their connections that no rule can check.
  package static let sessionAPIFacts: [APIFact] = [
    APIFact(
      "object-shared-by-two-sessions", title: "An input or output belongs to one session", area: .session,
      text: """
        An AVCaptureInput or AVCaptureOutput that already belongs to a session can't be added to another one: addInput \
        throws NSInvalidArgumentException. A graph describes one session, so it can't show this.
        """,
      sources: [.report("crash log of addInput:")], related: [Rule.multipleRunningSessions.id]),
    APIFact(
      "constituent-port-not-in-list", title: "Constituent ports are not in input.ports", area: .ports,
      text: """
        The ports of a virtual device's constituents never appear in AVCaptureInput.ports. They are looked up with \
        ports(for:sourceDeviceType:sourceDevicePosition:); an app that searches the list finds the switching stream \
        instead. A graph always names the port as the look-up does.
        """,
      sources: [
        .session("WWDC19 225"), .symbol("AVCaptureDeviceInput.ports(for:sourceDeviceType:sourceDevicePosition:)"),
      ],
      related: [Rule.constituentPortTypeMismatch.id]),
    APIFact(
      "virtual-port-is-switching-stream", title: "A virtual device's own port switches", area: .ports,
      text: """
        The video port that a dual, dual-wide or triple camera lists delivers one stream, of the constituent that suits \
        the zoom factor at the moment. It never delivers two. Frames of several constituents at once come from their \
        own ports, in a multi-camera session.
        """,
      sources: [.session("WWDC19 225"), .symbol("AVCaptureDevice.constituentDevices")],
      related: [Rule.constituentPortTypeMismatch.id, Rule.constituentPortSingleSession.id]),
    APIFact(
      "preview-fanout", title: "A session takes several preview layers", area: .connections,
      text: """
        AVCaptureVideoPreviewLayer is not an output, so the limit of one output of each type for a camera does not apply \
        to it. A multi-camera session may have any number of them; the connection of each carries one video port.
        """,
      sources: [.session("WWDC19 225"), .symbol("AVCaptureVideoPreviewLayer.setSessionWithNoConnection(_:)")],
      related: [Rule.connectionOutputOrPreview.id, Rule.noCameraFanoutSameType.id]),
    APIFact(
      "preview-count-nonmulticam", title: "Preview layers of a plain session show one camera", area: .connections,
      text: """
        A plain session on iOS has one camera, so every preview layer of it shows that camera: useful for a second \
        screen, not for a second view. Another camera needs a multi-camera session.
        """,
      sources: [.inference("a plain session takes one camera input")],
      related: [Rule.singleSessionMultipleCameras.id]),
    APIFact(
      "sync-hardware-locked", title: "Constituents run in step", area: .synchronization,
      text: """
        While a virtual device runs, its constituents read out together: the middle lines of two frames are exposed at \
        the same moment. Exposure, white balance and focus move together as well, so one constituent can't be set apart \
        from the others.
        """,
      sources: [.session("WWDC19 225")],
      related: [Rule.syncTwoSeparateInputsUnsynced.id, Rule.constituentCountedTwice.id]),
    APIFact(
      "synchronizer-missing-data", title: "A synchronized collection may have gaps", area: .synchronization,
      text: """
        AVCaptureSynchronizedDataCollection has no entry for an output that had nothing for that time, and an entry may \
        say that its data was dropped. Depth comes less often than video; faces come irregularly and up to about four \
        frames late. Code has to cope with an absent entry of every output.
        """,
      sources: [.session("WWDC17 507"), .symbol("AVCaptureSynchronizedData.timestamp")],
      related: [Rule.synchronizerSameSession.id, Rule.syncObjectNotHardware.id]),
  ]
}
