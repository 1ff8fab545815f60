public import CaptureModel
public import CapturePlans
public import CaptureSession
public import JSONSource
import RuleKit

/// Explains why a reduction ends without a configuration.
public enum OutcomeText {
  /// The facts that a plan needs and that are missing, and how to settle them in a session. The profile may have some
  /// of them, but of a kind that `trust` leaves out.
  public static func undecided(
    _ missing: [Fact], _ profile: DeviceProfile, in session: ResolvedSession?, leftOut: [Fact] = [],
    by trust: String = ""
  ) -> String {
    let unknown = missing.filter { !leftOut.contains($0) }
    var parts: [String] = []
    if !leftOut.isEmpty {
      parts.append(
        "\(trust) leaves out what the profile \(profile.id) says: "
          + leftOut.map(\.words).joined(separator: "; "))
    }
    if !unknown.isEmpty { parts.append("the profile \(profile.id) does not say \(unknown.map(\.words).sentence)") }
    if let settling = session?.settling(unknown) { parts.append(settling) }
    return parts.joined(separator: "; ")
  }

  /// The unknown facts that decide whether a configuration runs, and how to settle them; `nil` if none is missing.
  public static func open(_ missing: [MissingFact]) -> String? {
    guard !missing.isEmpty else { return nil }
    var settlements: [String] = []
    for fact in missing where !settlements.contains(fact.advice) { settlements.append(fact.advice) }
    // Several rules may lack the same fact.
    var facts: [String] = []
    for fact in missing where !facts.contains(fact.fact.words) { facts.append(fact.fact.words) }
    let isOfProbe = missing.contains { $0.settlement.isOfProbe }
    return "unverified: \(facts.sentence); to find out, \(settlements.sentence)"
      + (isOfProbe ? "; \(Settlement.probeTellsAll)" : "")
  }

  /// The message for a graph with errors that the plan does not mend, or with too few facts to tell.
  ///
  /// `check` is the command that lists the errors; `onlyFormats` says whether each of them is about a format that its
  /// camera doesn't run, and `isShown` whether every format, rate and port was tried.
  public static func refused(
    _ errors: [Finding], onlyFormats: Bool, isShown: Bool, orMissing gap: String?, check: String
  ) -> String {
    let count = errors.count == 1 ? "an error" : "\(errors.count) errors"
    let has = !errors.isEmpty && errors.allSatisfy(\.isLikelyRefusal) ? "likely has" : "has"
    if gap == nil, onlyFormats, let rule = errors.first?.rule.rawValue, errors.allSatisfy({ !$0.fixes.isEmpty }) {
      return
        "the graph \(has) \(count) that no plan starts from: a format that the camera does not run; `\(check)` offers "
        + "another, and with `--fix --unsafe-fixes --select \(rule)` takes it; then plan again"
    }
    let which = isShown ? "no choice of format, rate or port removes" : "a plan does not mend"
    let reason = gap ?? "the graph \(has) \(count) that \(which)"
    return reason + "; `\(check)` explains"
  }

  /// The message that the reduction's result would break rules.
  public static func breaks(_ rules: [RuleID]) -> String {
    "the reduced graph would break \(rules.map(\.rawValue).joined(separator: ", "))"
  }
}

extension ReductionTrace {
  /// The message for a configuration that is within its targets: a sentence for each cost, and what is left open.
  public func success(_ request: ReductionRequest, _ profile: DeviceProfile) -> [String] {
    let count = steps.count == 1 ? "1 step" : "\(steps.count) steps"
    let straddles =
      Self.straddles(costs.hardware, request.targets.hardware)
      || Self.straddles(costs.pressure, request.targets.pressure)
    let untested = costs.areNone && !session.isMultiCam
    var sentences = [
      untested
        ? "as it stands, and the target is not tested: " + judgement("hardwareCost", costs.hardware, nil)
        : (straddles ? "likely " : "") + "within the targets" + (steps.isEmpty ? " as it stands" : " after \(count)")
          + ": "
          + judgement("hardwareCost", costs.hardware, request.targets.hardware)
          + (straddles ? "; confirm it on a device (`capplan probe`), or plan with --confident" : "")
    ]
    // Each value that is told as a step needs no other sentence.
    let writtenOut = steps.isEmpty && written.isEmpty ? writtenOut : []
    if !writtenOut.isEmpty { sentences.append("writes out " + writtenOut.sentence) }
    if let pressure = costs.pressure {
      sentences.append(
        request.targets.pressure == nil
          ? TargetText.unjudged(pressure, on: profile)
          : judgement("systemPressureCost", pressure, request.targets.pressure))
    }
    let leftOut = leftOut
    if !leftOut.isEmpty {
      sentences.append(
        "the profile \(profile.id) does not say " + leftOut.map(\.words).joined(separator: "; nor ")
          + ", so that is left out")
    }
    return sentences
  }

  /// How much of the request is kept, and the cameras without a requested format; a sentence each.
  public var losses: [String] {
    guard !steps.isEmpty || !dropped.isEmpty else { return [] }
    let unasked = unasked.map {
      "the graph asks for no format of \($0.input): its share refers to \($0.words), where the plan starts"
    }
    let slowMovies = slowPreviews.filter(\.mayRecordLivePhotos).map { camera in
      "where \"\(camera.input)\" takes Live Photos, their movies have \(camera.rate.perSecond)"
    }
    let slowed = slowedReactions.map { "pressureResponse sets \($0.input) to at most \($0.rate.perSecond) too" }
    let split = splitSynchronizers.map { "\"\($0)\" \(Self.wordsOfSplit)" }
    // The shares say it where they are known.
    let known = kept.filter { $0.isNewlyBinned && $0.share != nil }.map(\.input)
    let unsaid = newlyBinned.filter { !known.contains($0) }
    let binned = unsaid.isEmpty ? [] : ["\(unsaid.sentence): binned, where an unbinned picture was asked for"]
    let narrower = narrowerViews.map { view in
      "\(view.input) shows less of the scene: a field of view of \(JSONNumber.text(of: view.now))° and no longer "
        + "\(JSONNumber.text(of: view.before))°"
    }
    let shares = kept.shareSentence.map { [$0] } ?? []
    return shares + binned + narrower + settingsGone + photoLosses + slowMovies + slowed + split + unasked
  }

  /// What else the app leaves out on the device; a sentence each.
  public var leftOutWords: [String] { without.map { "without " + GuardWords.words(of: $0) } }

  /// The guarded settings that it no longer asks for or gives up; a sentence for each kind.
  public var settingLosses: [String] { GuardWords.gone(dropped: dropped, lost: lost) }

  /// Which photos get smaller, and how small; a sentence each.
  public var photoLosses: [String] { smallerPhotos.map(\.words) }

  /// What different rates do to a synchronizer.
  static let wordsOfSplit =
    "gets its cameras at different rates: what it delivers together lacks the slower one's frame each time there is none"

  /// What becomes of guarded settings; a sentence each.
  private var settingsGone: [String] {
    settingLosses
      + GuardWords.told(unsure) { names, isOne in
        "perhaps without \(names): nothing says whether the planned format supports \(isOne ? "it" : "them")"
      }
  }

  /// The reason why the targets can't be met, in a sentence or two; `check` is the command that lists the graph's
  /// errors.
  ///
  /// `slower` is the command line that plans with another minimum rate.
  public func failure(_ request: ReductionRequest, check: String, slower: (FrameRate) -> String) -> String {
    switch end {
    case .met: return ""
    case .broken(let rules):
      return
        "the graph breaks \(rules.map(\.rawValue).joined(separator: ", ")), and no step of the ladder fixes "
        + "that; `\(check)` explains"
    case .wouldNotTerminate:
      return "the sample as published would not terminate here: it would set the same frame rate forever; without "
        + "--as-published the ladder goes on"
    case .noValue(let missing):
      return "a cost that has a target has no value: the profile \(session.profile.id) does not say "
        + missing.map(\.words).joined(separator: "; nor ") + (session.settling(missing).map { "; \($0)" } ?? "")
    case .impossible(let reason):
      let open = openFormatLists.map(\.words)
      return reason.explanation(request, slower: slower)
        + (open.isEmpty ? "" : "\nthis goes by the formats that are known; the list is not complete: \(open.sentence)")
    case .tooLong:
      return "the search for a configuration would take too long and was ended: none was found, and it is not proven "
        + "that there is none"
    case .stuck(let floors):
      var over: [String] = []
      if request.exceeds(costs.hardware.total, request.targets.hardware) {
        over.append(judgement("hardwareCost", costs.hardware, request.targets.hardware))
      }
      if let pressure = costs.pressure, request.exceeds(pressure.total, request.targets.pressure) {
        over.append(judgement("systemPressureCost", pressure, request.targets.pressure))
      }
      return "the targets can't be met along the ladder: \(over.joined(separator: "; ")), with "
        + floors.map(\.words).joined(separator: "; ")
        + (floors.contains(where: \.isHeldByMinimum) ? "; the minimum is \(request.minimumFrameRate.minimumWords)" : "")
        + (floors.contains(where: \.isHeldBySize)
          ? request.minimumSize.map { "; the minimum size is \($0) (--minimum-size)" } ?? "" : "")
        + "; allow a higher cost, keep less, or use fewer cameras"
    }
  }

  private func judgement(_ name: String, _ bill: CostBill, _ target: Double?) -> String {
    if costs.areNone { return "a single-camera session with one video output has no hardwareCost" }
    return "\(name) \(CostVerdict.words([bill.total], limit: target ?? CostTargets.hardwareLimit))"
  }

  private static func straddles(_ bill: CostBill?, _ target: Double?) -> Bool {
    guard let bill, let target else { return false }
    return bill.total.judged(against: target).restsOnValue
  }
}
