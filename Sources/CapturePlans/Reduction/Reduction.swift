import CaptureModel
public import CaptureSession
import JSONSource

/// Brings a graph under its cost targets, and writes out the configuration that is.
public enum Reduction {
  /// What came of it.
  public enum Outcome: Sendable {
    /// The configuration, with the steps that led there.
    case reduced(ReductionTrace, ConfigurationWriter)

    /// The graph can't be reduced at all: facts are missing that a reduction needs.
    case undecided(missing: [Fact])

    /// The steps led nowhere: the targets can't be met along the ladder.
    case failed(ReductionTrace)
  }

  /// Reduces a session along the ladder; a camera without a format starts from the one with most pixels.
  public static func ladder(
    _ session: ResolvedSession, _ request: ReductionRequest, of reading: GraphDocument, judge: Judge
  ) -> Outcome {
    var (start, missing) = StartingPoint.formats(of: session)
    guard missing.isEmpty, let document = reading.document else { return .undecided(missing: missing) }
    if !request.isAsPublished {
      StartingPoint.clampRates(of: &start)
      if let trace = request.keptAboveAsked(by: start) { return .failed(trace) }
    }
    let check = ConfigurationCheck(reading: reading, profile: session.profile, judge: judge)
    let trace = Ladder.reduce(start, request, NamedFormats.ofCameras(in: start), check: check)
    guard case .met = trace.end else { return .failed(trace) }
    return .reduced(trace, ConfigurationWriter(trace.session, in: document))
  }
}

extension Reduction {
  /// Reduces a session to the best configuration within the targets, and says why it is no better, or why there is none.
  ///
  /// A graph that is within its targets stays as it is.
  public static func optimal(
    _ session: ResolvedSession, _ request: ReductionRequest, of reading: GraphDocument, judge: Judge
  ) -> Outcome {
    var (start, missing) = StartingPoint.formats(of: session)
    guard missing.isEmpty, let document = reading.document else { return .undecided(missing: missing) }
    guard session.cameras.count <= OptimalPlanner.mostCameras else {
      return .undecided(missing: [.crowd(cameras: session.cameras.count)])
    }
    StartingPoint.clampRates(of: &start)
    if let trace = request.keptAboveAsked(by: start) { return .failed(trace) }
    let check = ConfigurationCheck(reading: reading, profile: session.profile, judge: judge)
    let costs = CostModel.costs(of: start)
    func ended(_ end: ReductionEnd) -> ReductionTrace {
      ReductionTrace(from: start, steps: [], end: end, session: start, costs: costs)
    }
    // What a camera costs in a format that the session refuses does not matter.
    if !session.requiresMultiCamFormats || start.cameras.allSatisfy({ $0.activeFormat?.multiCam != false }) {
      // A cost that is surely missed is planned for, whatever is not known of the other one.
      if request.isMet(by: costs), check.faults(of: start).isEmpty {
        let missing = request.missingValues(of: costs)
        if !missing.isEmpty { return .failed(ended(.noValue(missing: missing))) }
        return .reduced(ended(.met), ConfigurationWriter(start, in: document))
      }
    }
    let named = NamedFormats.ofCameras(in: start)
    let trace = ExactReduction(start: start, request: request, named: named, check: check).trace()
    guard case .met = trace.end else { return .failed(trace) }
    return .reduced(trace, ConfigurationWriter(trace.session, in: document))
  }
}
