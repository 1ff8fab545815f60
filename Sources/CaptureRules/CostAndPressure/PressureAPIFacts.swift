import JSONSource
package import RuleKit

extension APIFact {
  /// Facts about system pressure that no rule can check.
  package static let pressureAPIFacts: [APIFact] = [
    APIFact(
      "pressure-factors", title: "What raises system pressure", area: .pressure,
      text: """
        AVCaptureDevice.SystemPressureState.factors tells why the level is what it is: the temperature of the system, \
        the battery's peak power, the temperature of the depth module and, since iOS 17, that of the camera. The factors \
        are read while the app runs, and each needs another remedy: less depth for the module, lower rates for the \
        rest. A graph can't show them.
        """,
      sources: [
        .session("WWDC19 225"), .symbol("AVCaptureDevice.SystemPressureState.factors"),
        .symbol("AVCaptureDevice.SystemPressureState.Factors.cameraTemperature"),
      ],
      related: [Rule.pressureObserverMissing.id, Rule.depthUnderPressure.id]),
    APIFact(
      "pressure-battery-stress", title: "A stressed battery leaves thirty seconds", area: .pressure,
      text: """
        Since iOS 27 the factors of system pressure have batteryStress: the device turns itself off within 30 seconds \
        unless the load falls. The reaction has to be at once and large: stop what is not needed, and lower rates at \
        once, not step by step. The factor is read while the app runs; a graph can't show it.
        """,
      sources: [.symbol("AVCaptureDevice.SystemPressureState.Factors.batteryStress")],
      related: [Rule.pressureObserverMissing.id]),
  ]
}
