// The examples of the page on the library, compiled as they stand there: each between two marks.

// example: check
import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureReports
import CaptureSession
import JSONSource
import RuleKit

/// What capplan says of a graph on a device, as `capplan check` prints it.
func report(on graph: String, profile: String) -> String? {
  guard let device = ProfileDecoder.decode(SourceText(name: "our-phone.json", profile)).profile else { return nil }
  let reading = Planning.read(SourceText(name: "graph.json", graph), profiles: [device.id])
  var options = CheckOptions()
  options.aims.targets.hardware = 0.9
  let result = Planning.check(reading, on: device, options: options)
  if result.verdict == .runs { return "it runs" }
  let tool = ReportTool(version: "1.0", rule: { Rule.named($0.rawValue) })
  return TextRenderer().render(Report(tool: tool, files: [FileReport(reading, results: [result])]))
}
// end of example

// example: reduce
/// The graph that runs within a target, as text; `nil` if there is none.
func reduced(_ graph: String, profile: String, target: Double) -> String? {
  guard let device = ProfileDecoder.decode(SourceText(name: "our-phone.json", profile)).profile else { return nil }
  let reading = Planning.read(SourceText(name: "graph.json", graph), profiles: [device.id])
  var options = CheckOptions()
  options.aims.targets.hardware = target
  let reduction = GraphReduction(reading, on: device, by: .optimal, options: options)
  guard let session = reduction.session else { return nil }
  let request = ReductionRequest(for: session, options.aims)
  switch reduction.outcome(request, profiles: ProfileDirectory([device.id])) {
  case .reduced(_, _, let text, _, _): return String(decoding: text, as: UTF8.self)
  case .refused, .undecided, .failed, .breaks: return nil
  }
}
// end of example
