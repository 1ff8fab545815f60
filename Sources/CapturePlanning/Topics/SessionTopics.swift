extension Topic {
  /// What no graph can break about sessions and their connections.
  static let sessionTopics: [Topic] = [
    Topic(
      "object-shared-by-two-sessions", title: "An input or output belongs to one session", area: .session,
      text: """
        An AVCaptureInput or AVCaptureOutput that already belongs to a session can't be added to another one: addInput \
        throws NSInvalidArgumentException. A graph describes one session, so it can't show this.
        """,
      sources: [.report("crash log of addInput:")], related: ["multiple-running-sessions"]),
    Topic(
      "constituent-port-not-in-list", title: "Constituent ports are not in input.ports", area: .ports,
      text: """
        The ports of a virtual device's constituents never appear in AVCaptureInput.ports. They are looked up with \
        ports(for:sourceDeviceType:sourceDevicePosition:); an app that searches the list finds the switching stream \
        instead. A graph always names the port as the look-up does.
        """,
      sources: [
        .session("WWDC19 225"), .symbol("AVCaptureDeviceInput.ports(for:sourceDeviceType:sourceDevicePosition:)"),
      ],
      related: ["constituent-port-type-mismatch"]),
  ]
}
