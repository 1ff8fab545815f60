import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureReports
import JSONSource
import RuleKit

/// A part of the program that reads what others wrote; the fuzzer gives it bytes.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// The JSON reader.
  case json

  /// The decoders of the five documents.
  case graph, profile, settings, readings, baseline

  /// `capplan import`.
  case `import`

  /// `capplan check`, from the bytes to the report.
  case check

  /// Reads the bytes; returns what is wrong with the answer, `nil` if nothing is. A crash is for the caller to see.
  package func fault(of bytes: [UInt8]) -> String? {
    let source = SourceText(name: "fuzzed.json", bytes: bytes)
    switch self {
    case .json: return JSONFuzzing.fault(of: source)
    case .graph:
      let reading = Planning.read(source, profiles: ["iphone-xs"])
      return reading.graph == nil && reading.findings.isEmpty
        ? "no graph and no finding" : fault(of: reading.findings, source)
    case .profile: return profileFault(of: source)
    case .baseline: return baselineFault(of: source)
    case .settings: return FuzzedRun(["config", "--settings", "fuzzed.json"], reading: bytes).fault
    case .readings: return FuzzedRun(["calibrate", "fuzzed.json", "--profile", "iphone-xs"], reading: bytes).fault
    case .import: return importFault(of: bytes)
    case .check: return FuzzedRun(["check", "-f", "json", "fuzzed.json"], reading: bytes).jsonFault
    }
  }

  /// A profile that is usable can be written, and what was written is usable.
  private func profileFault(of source: SourceText) -> String? {
    let result = ProfileDecoder.decode(source)
    guard let profile = result.profile else {
      return result.findings.isEmpty ? "no profile and no finding" : fault(of: result.findings, source)
    }
    let again = ProfileDecoder.decode(SourceText(name: "again.json", bytes: profile.document))
    return again.profile == nil ? "a usable profile is unusable when it is written" : fault(of: result.findings, source)
  }

  /// A baseline that is usable can be written, and what was written reads as the same.
  private func baselineFault(of source: SourceText) -> String? {
    let tool = ReportTool(version: "0") { Rule.named($0.rawValue) }
    let (baseline, faults) = Baseline.read(source, tool: tool)
    guard let baseline else { return faults.isEmpty ? "no baseline and no finding" : fault(of: faults, source) }
    let again = Baseline.read(SourceText(baseline.text), tool: tool).baseline
    return again?.text == baseline.text ? nil : "a baseline changes when it is written"
  }

  /// What `import` writes is a profile.
  private func importFault(of bytes: [UInt8]) -> String? {
    let run = FuzzedRun(["import", "fuzzed.json", "--id", "fuzzed"], reading: bytes)
    guard run.fault == nil, !run.output.isEmpty else { return run.fault }
    let decoded = ProfileDecoder.decode(SourceText(name: "imported.json", bytes: run.output))
    return decoded.profile == nil ? "what is imported is no profile: \(decoded.findings.first?.message ?? "")" : nil
  }

  /// Findings stand in order, inside the text.
  private func fault(of findings: [Finding], _ source: SourceText) -> String? {
    let whole = SourceRange(0, source.bytes.count)
    if !findings.allSatisfy({ whole.contains($0.range) }) { return "a finding lies outside the text" }
    let areSorted = zip(findings, findings.dropFirst()).allSatisfy { $0.range.lowerBound <= $1.range.lowerBound }
    return areSorted ? nil : "findings out of order"
  }
}
