import JSONSource
package import RuleKit

extension APIFact {
  /// Facts about costs that no rule can check.
  package static let costAPIFacts: [APIFact] = [
    APIFact(
      "cost-driver-resolution", title: "More pixels cost more", area: .cost,
      text: """
        One image signal processor serves all cameras, and each pixel of each frame passes through it. A format with \
        fewer pixels is the most direct way to a lower hardwareCost, and lowers systemPressureCost with it.
        """,
      sources: [.session("WWDC19 225"), .symbol("AVCaptureSession.hardwareCost")],
      related: [Rule.hardwareCostOver.id, Rule.hardwareCostNearLimit.id, Rule.targetMissed.id]),
    APIFact(
      "cost-driver-full-sensor", title: "4:3 formats read the whole sensor", area: .cost,
      text: """
        The sensor is 4:3: a 4:3 format reads all of it, a 16:9 format leaves out the rows above and below. Of two \
        formats with as many pixels in a row, the 16:9 one costs less.
        """,
      sources: [.symbol("AVCaptureSession.hardwareCost")], related: [Rule.hardwareCostOver.id, Rule.targetMissed.id]),
    APIFact(
      "cost-driver-unbinned", title: "Binned formats cost a fraction", area: .cost,
      text: """
        A binned format combines two by two pixels on the sensor, so only a quarter is read: less \
        bandwidth, power and noise, at the price of slightly stepped diagonals. Where a camera has the same size binned \
        and unbinned, the binned one is the cheap choice; ARKit uses no others.
        """,
      sources: [
        .session("WWDC19 225"), .symbol("AVCaptureDevice.Format.isVideoBinned"),
        .symbol("AVCaptureSession.hardwareCost"),
      ],
      related: [Rule.hardwareCostOver.id, "format-ambiguous", Rule.targetMissed.id]),
    APIFact(
      "cost-driver-depth-sources", title: "Each depth stream costs", area: .cost,
      text: """
        Every camera that streams depth adds to hardwareCost, in addition to its video. Depth that comes with \
        photos does not stream.
        """,
      sources: [.symbol("AVCaptureSession.hardwareCost")], related: [Rule.hardwareCostOver.id]),
    APIFact(
      "pressure-cost-indefinite", title: "Below 1.0 a session does not heat up", area: .cost,
      text: """
        With a systemPressureCost below 1.0 the cameras can run for as long as the app likes, in an otherwise quiet \
        system. The bands above it are about 15 minutes, about 10 minutes, and a short burst.
        """,
      sources: [.session("WWDC19 225"), .symbol("AVCaptureMultiCamSession.systemPressureCost")],
      related: [Rule.pressureCost15Min.id, Rule.pressureCost10Min.id, Rule.pressureCostOver3.id]),
    APIFact(
      "pressure-drivers", title: "What systemPressureCost adds up", area: .cost,
      text: """
        Everything that drives hardwareCost, and other power draws: video and optical stabilization, Smart HDR, the \
        infrared camera and projector of TrueDepth, and the microphones. `capplan cost` lists them camera by camera.
        """,
      sources: [.session("WWDC19 225"), .symbol("AVCaptureMultiCamSession.systemPressureCost")],
      related: [Rule.pressureCost15Min.id, Rule.pressureCost10Min.id, Rule.pressureCostOver3.id]),
    APIFact(
      "pressure-unreported-costs", title: "What neither cost sees", area: .cost,
      text: """
        Both costs only cover the session. Memory, and the app's own work on the GPU and the CPU, are in \
        neither: an app that works hard on every frame heats the device sooner than systemPressureCost says.
        """,
      sources: [.session("WWDC19 225")], related: [Rule.pressureCost15Min.id, Rule.pressureCost10Min.id]),
    APIFact(
      "disable-camera-as-last-resort", title: "A camera can be switched off while the others run", area: .cost,
      text: """
        When the last enabled port of one camera is disabled, that camera stops and its power is saved, while the \
        session and the other cameras go on and keep focus, exposure and white balance. Lower frame rates and less work \
        by the app come first.
        """,
      sources: [.session("WWDC19 225"), .symbol("AVCaptureInput.Port.isEnabled")],
      related: [Rule.portDisabledStopsCamera.id, Rule.noActiveConnection.id]),
  ]
}
