public import CaptureModel
public import CaptureSession
public import CapturePlans
import CaptureMediaRules
import JSONSource
import RuleKit

extension Judge {
  /// A judge that runs every rule.
  public init(_ options: CheckOptions) {
    // A plan uses every rule, whether reported or not.
    var options = options
    options.selection = RuleSelection()
    self.init(
      aims: options.aims,
      check: { [options] in JudgedGraph($0, on: $1, options: options) },
      checkPlanned: { [options] in JudgedGraph($1, as: $0, on: $2, options: options) },
      read: { configuration, graph in
        // The Info.plist was looked up when the graph was read.
        let infoPlist = graph.graph?.infoPlist
        return Planning.read(configuration, profiles: graph.graph?.profileNames ?? []) { _ in
          infoPlist ?? .unreadable("is not named")
        }
      },
      remedy: { $0.remedy },
      isAboutCosts: { Rule.isAboutCosts($0) },
      refusesFormat: { $0.refusesFormat },
      lacksInFormat: { $0.remedy.isOfFormatAlone || $0.rule == Rule.stabilizationUnsupportedFormat.id })
  }
}

extension Reduction {
  /// Reduces a session along the ladder; a step that breaks a rule is skipped.
  public static func ladder(
    _ session: ResolvedSession, _ request: ReductionRequest, of reading: GraphDocument, options: CheckOptions
  ) -> Outcome {
    ladder(session, request, of: reading, judge: Judge(options))
  }

  /// Finds the best configuration within the targets, and the reason why it is no better, or why there is none.
  public static func optimal(
    _ session: ResolvedSession, _ request: ReductionRequest, of reading: GraphDocument, options: CheckOptions
  ) -> Outcome {
    optimal(session, request, of: reading, judge: Judge(options))
  }
}

extension CommonPlanner {
  /// The plan for a graph on one or more devices.
  public static func plan(
    _ reading: GraphDocument, on profiles: [DeviceProfile], options: CheckOptions
  ) -> CommonPlanOutcome {
    plan(reading, on: profiles, judge: Judge(options))
  }
}
