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
      related: [Rule.pressureObserverMissing.id, Rule.depthUnderPressure.id])
  ]
}
