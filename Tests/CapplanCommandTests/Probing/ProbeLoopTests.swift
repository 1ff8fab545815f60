import CapplanCommand
import CaptureModel
import Foundation
import JSONSource
import TestSupport
import Testing

/// From the phone to the truth: what the probe prints on the fake of AVFoundation is imported, and its readings are
/// calibrated to the formula that the fake hides.
@Suite(.enabled(if: FakeAVFoundation.isAvailable, "\(FakeAVFoundation.missing)"))
struct ProbeLoopTests {
  /// The probe's log on a device, among lines of others, and the documents that it left.
  private func probe(_ world: String) throws -> ProbedDevice.Run {
    let device = try ProbedDevice()
    defer { device.remove() }
    return try device.run(on: world)
  }

  /// The probed world with other costs.
  ///
  /// Its virtual camera is charged for each constituent that streams, in the format that is set on the virtual camera, as
  /// Apple says that they run (WWDC19 225); its own port for all of them. The last is the cost model's reading: no source
  /// says what the port costs that switches between constituents.
  private func world(step: Double?) throws -> String {
    let world = try JSONSerialization.jsonObject(with: Data(ProbedDevice.world.utf8))
    var device = try #require(world as? [String: Any])
    if let step {
      var costs = try #require(device["costs"] as? [String: Any])
      costs["step"] = step
      device["costs"] = costs
    }
    return String(decoding: try JSONSerialization.data(withJSONObject: device, options: .sortedKeys), as: UTF8.self)
  }

  private func imported(_ probed: ProbedDevice.Run) async throws -> [String: String] {
    let log = probed.lines.flatMap { ["12:00:00.000 App[1:2] \($0)", "another line"] }.joined(separator: "\n")
    let run = await FakeWorld(["probe.log": log]).run(
      "import", "probe.log", "--id", "probed", "--name", "Probed", "--readings", "readings.json", "-o", "probed.json")
    #expect(run.status == .success, "\(run.error)")
    var files: [String: String] = [:]
    for file in run.written { files[file.path] = file.text }
    #expect(files.keys.sorted() == ["probed.json", "readings.json"])
    return files
  }

  private func holds(_ coefficient: Coefficient?, _ number: Double) -> Bool {
    coefficient.map { $0.low <= number + 1e-9 && number <= $0.high + 1e-9 } ?? false
  }

  @Test func thePrintedDeviceIsImportedAndItsHiddenFormulaIsFound() async throws {
    let run = try probe(try world(step: nil))
    let files = try await imported(run)
    let text = try #require(run.profile)
    let profile = try #require(ProfileDecoder.decode(SourceText(text)).profile)
    let read = try #require(ProfileDecoder.decode(SourceText(files["probed.json"] ?? "")).profile)
    #expect(read.cameras.map(\.formats.count) == profile.cameras.map(\.formats.count))
    #expect(read.multiCamDeviceSets?.sets == profile.multiCamDeviceSets?.sets)
    let fitted = await FakeWorld(files).run("calibrate", "readings.json", "--profile-file", "probed.json")
    #expect(fitted.status == .success, "\(fitted.error)")
    let model = try #require(ProfileDecoder.decode(SourceText(fitted.output)).profile).costModel
    #expect(model.basis == .measured && model.step == nil)
    #expect(holds(model[.deliveredWeight], 0.5) && holds(model[.hdrFactor], 2) && holds(model[.microphoneBeam], 0.02))
    #expect(holds(model.stabilization.first { $0.mode == .standard }?.cost, 0.05))
    #expect(holds(model[.depthStream], 0.1) && (model[.depthStream]?.low ?? 0) > 0.09)
    // Sessions of the virtual camera are among the readings, and explained like the others.
    for port in ["alone", "constituents", "depth 320x180 hdis at 30.0"] {
      let id = "backDualWideCamera 1920x1080 420f at 30.0, \(port), running".replacing(" ", with: "\\u0020")
      #expect(files["readings.json"]?.contains(id) == true)
    }
    #expect(
      !fitted.error.contains("does not explain") && fitted.error.contains("the model gives each reading"))
    let slope = try #require(model[.pixelBudgetPerWeight]).interval * CostInterval(0.5)
    let budget = try #require(model[.pixelBudget]).interval + slope
    #expect(budget.low <= 1_000_000_001 && 999_999_999 <= budget.high ?? .infinity, "\(budget)")
  }

  @Test func hiddenStepsAreNoticed() async throws {
    let files = try await imported(try probe(try world(step: 0.125)))
    let fitted = await FakeWorld(files).run("calibrate", "readings.json", "--profile-file", "probed.json")
    let model = try #require(ProfileDecoder.decode(SourceText(fitted.output)).profile).costModel
    #expect(abs((model.step ?? 0) - 0.125) < 1e-4, "\(fitted.error)")
  }
}
