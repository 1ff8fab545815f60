import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource
import RuleKit

/// Advice for a cost above its target, from the exact plan.
struct TargetAdvice {
  /// The advice.
  let text: String

  init(
    _ adjustment: Adjustment.Outcome, for reading: GraphDocument, on profile: DeviceProfile, _ options: CheckOptions
  ) {
    let command = Self.command(reading, profile, options)
    switch adjustment {
    case .runs(let plan, _):
      text = "`\(command)` brings it under the target" + (plan.configuration.shareSentence.map { ": \($0)" } ?? "")
    case .unverified: text = "`\(command)` brings it under the target"
    case .cannotRun(.otherErrors):
      text = "fix the other errors first: `\(command)` plans for a graph without them"
    case .cannotRun(.impossible(let reason)):
      let none = "no choice of format, rate or port brings it under the target"
      if let slower = reason.slower {
        let rate = slower.minimumFrameRate
        let least = reason.conflict.compactMap { demand in
          if case .minimumFrameRate(let least) = demand { least } else { nil }
        }.first
        text =
          none + (least.map { " at \($0.perSecond) or more" } ?? "")
          + "; it fits at \(rate): `\(Self.command(reading, profile, options, minimumRate: rate))`"
      } else {
        text = none + ": allow a higher cost, keep less or use fewer cameras"
      }
    case .unplanned:
      text = "the profile lacks a fact that a plan needs: `\(command)` names it"
    case .cannotRun(.unexplained): text = "`\(command)` says why no plan brings it under the target"
    }
  }

  /// The command that plans for this graph, ready to copy.
  private static func command(
    _ reading: GraphDocument, _ profile: DeviceProfile, _ options: CheckOptions, minimumRate: FrameRate? = nil
  ) -> String {
    var words = ["capplan", "reduce", "--strategy", "optimal"]
    if let file = options.naming.profileFiles[profile.id] {
      words += ["--profile-file", file]
    } else if reading.graph?.profileNames != [profile.id] {
      words += ["--profile", profile.id]
    }
    words += options.naming.options
    // The graph has its own aims; its targets are repeated, since they are what the advice is about.
    let aims = reading.graph.map { options.aims(for: $0) } ?? options.aims
    var told = aims.outsideGraph
    told.targets = aims.targets
    if let minimumRate { told.minimumFrameRate = Aim(minimumRate) }
    words += told.words
    let path = reading.source.path
    words.append(path == CommandNaming.standardInput ? "-" : ShellWord.operand(path))
    return ShellWord.line(words)
  }
}
