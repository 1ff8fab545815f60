import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource
import RuleKit

/// The rules' answers to the questions that an app asks at run time, in one session.
struct SupportAnswers {
  /// The findings that say what the device lacks.
  let findings: [Finding]

  /// The missing facts that leave other answers open.
  let missing: [MissingFact]

  /// Runs the rules. Things that the graph's author vouches for don't count as lacking.
  init(_ billed: BilledSession, _ document: JSONDocument, _ options: CheckOptions, _ ignores: inout IgnoreList) {
    var emitter = Emitter(for: billed, document, options)
    let session = billed.session
    emitter.run(SessionCheck.places(reading: session.graph.keys, includesAll: options.runsEveryRule), on: session)
    // A note says that one of the systems the app runs on lacks the feature, which is not up to the device.
    findings = emitter.findings.filter { $0.lack != nil && $0.severity > .note && !ignores.covers($0) }
    missing = emitter.missing.filter { $0.lack != nil && !ignores.covers($0) }
  }

  /// The findings that say that a device lacks a guarded key or element.
  func lacks(_ guarded: GraphGuard) -> [Finding] {
    findings.filter { finding in finding.lack.map { guarded.isMeant(by: $0) } ?? false }
  }

  /// The missing facts that would tell.
  func missing(for guarded: GraphGuard) -> [MissingFact] {
    missing.filter { fact in fact.lack.map { guarded.isMeant(by: $0) } ?? false }
  }

  /// The findings that say that the camera of an input is not there.
  func absence(of input: GraphInput) -> [Finding] {
    findings.filter { finding in
      finding.lack.map { $0.isOfElement && $0.places.contains { input.range.contains($0) } } ?? false
    }
  }

  /// The findings that say that a connection has no port on the device.
  func absence(ofPortsAt range: SourceRange) -> [Finding] {
    findings.filter { finding in
      finding.lack.map { $0.isOfElement && $0.places.contains { range.contains($0) } } ?? false
    }
  }
}

extension GraphGuard {
  /// Whether a lack is about this key or element.
  func isMeant(by lack: Lack) -> Bool {
    lack.isOfElement == (key == nil) && lack.places.contains { range.contains($0) }
  }
}
