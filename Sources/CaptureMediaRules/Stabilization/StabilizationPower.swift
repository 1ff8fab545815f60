import JSONSource
import CaptureModel
import CaptureSession
import RuleKit

extension Rule {
  /// Stabilization is turned off if the system pressure is already too high.
  static var stabilizationPower: Rule {
    Rule(
      "stabilization-power",
      title: "Stabilization adds to a high system pressure",
      area: .video,
      severity: .note,
      rationale: """
        Video stabilization, and a lens that stabilizes, take power and count in systemPressureCost. Where that is above \
        1.0, so that the session can't run for long, turning it off is one of the ways down.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["preferredVideoStabilizationMode"],
      sources: [.session("WWDC19 225"), .symbol("AVCaptureMultiCamSession.systemPressureCost")],
      hasFix: true,
      examples: [
        .passing("back 640x480 | back -> video preferredVideoStabilizationMode=standard"),
        .failing("back 640x480 | back -> video preferredVideoStabilizationMode=⟦standard⟧").on(warmProfile),
        .passing("back 640x480 | back -> video preferredVideoStabilizationMode=cinematic").on(warmProfile),
      ]
    ) { session, report in
      guard let bill = report.costs.pressure, let value = bill.total.value, PressureBand(value) > .indefinite else {
        return
      }
      var costs: [Contribution: CostInterval] = [:]
      for item in bill.items {
        guard let input = item.input else { continue }
        let contribution = Contribution(input: input, factor: item.factor)
        costs[contribution] = costs[contribution] ?? item.cost
      }
      for stabilized in session.stabilizedConnections() where stabilized.connection.isEnabled {
        let name = session.graph.inputName(stabilized.connection.input)
        guard let cost = costs[Contribution(input: name, factor: .stabilization(stabilized.mode.value))],
          cost.high != 0
        else { continue }
        report.emit(
          "stabilization of \"\(name)\" adds \(CostText.interval(cost)) to a systemPressureCost of "
            + CostText.interval(bill.total), at: stabilized.mode.range, label: "takes power",
          fixes: [stabilized.fix(.off, report.edit)])
      }
    }
  }

  private static let warmProfile: ExampleDevice = #"""
    { "capplanProfile": 1, "id": "example-warm", "name": "A device that runs warm", "multiCamSupported": true,
      "cameras": [ { "deviceType": "builtInWideAngleCamera", "position": "back", "multiCamFormatsComplete": true,
        "formats": [ { "width": 640, "height": 480, "maxFrameRate": 60, "binned": true, "multiCam": true,
                       "readout": 1000000, "stabilizationModes": ["off", "standard", "cinematic"] } ] } ],
      "costModel": { "basis": "estimated",
        "hardware": { "pixelBudget": { "atZeroWeight": { "low": 120000000, "value": 120000000, "high": 120000000 },
                                       "perUnitWeight": { "low": 0, "value": 0, "high": 0 } },
                      "deliveredWeight": { "low": 0, "value": 0, "high": 0 } },
        "systemPressure": { "perHardwareCost": { "low": 2.2, "value": 2.2, "high": 2.2 },
          "stabilization": { "standard": { "low": 0.2, "value": 0.2, "high": 0.2 },
                           "cinematic": { "low": 0, "value": 0, "high": 0 } } } } }
    """#
}

/// An item of a cost bill, named by its input and its cause.
private struct Contribution: Hashable {
  let input: String
  let factor: CostFactor
}
