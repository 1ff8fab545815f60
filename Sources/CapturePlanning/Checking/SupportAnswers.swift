import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource
import RuleKit

/// The rules' answers to what an app asks first, in one session.
struct SupportAnswers {
  /// The findings that say what the device lacks.
  let findings: [Finding]

  /// The facts that are missing to say it.
  let missing: [MissingFact]

  /// Runs the rules; what the graph's author vouches for is no lack.
  init(_ billed: BilledSession, _ document: JSONDocument, _ options: CheckOptions, _ ignores: inout IgnoreList) {
    var emitter = Emitter(for: billed, document, options)
    let keys = billed.session.graph.keys
    for rule in SessionCheck.all where options.runsEveryRule || rule.mayRead(keys) {
      emitter.run(rule, on: billed.session)
    }
    // A note says that some system of the app lacks it, not the device.
    findings = emitter.findings.filter { $0.lack != nil && $0.severity > .note && !ignores.covers($0) }
    missing = emitter.missing.filter { $0.lack != nil && !ignores.covers($0) }
  }

  /// The findings that say that a device lacks a guarded key or element.
  func lacks(_ guarded: GraphGuard) -> [Finding] {
    findings.filter { finding in finding.lack.map { guarded.isMeant(by: $0) } ?? false }
  }

  /// The facts that are missing to say so.
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
  /// Whether a lack is one of this key or element.
  func isMeant(by lack: Lack) -> Bool {
    lack.isOfElement == (key == nil) && lack.places.contains { range.contains($0) }
  }
}

extension Rule {
  /// Whether some rule says of a key whether it is supported.
  static func settles(_ key: String) -> Bool { settledKeys.contains(key) }

  private static let settledKeys: Set<String> = {
    var keys: Set<String> = []
    visitAll { rule in keys.formUnion(rule.settles.map(\.name)) }
    return keys
  }()
}
