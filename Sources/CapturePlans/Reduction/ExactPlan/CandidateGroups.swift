import CaptureModel
import CaptureSession

/// The cameras of a plan that belong together, by their places in the order of preference.
struct CandidateGroups {
  /// Those whose rates are as few as can be.
  let alike: [[Int]]

  private let inStep: [[Int]]
  private let withVideoHDR: [Int]
  private let asksVideoHDR: (_ place: Int, _ candidate: Candidate) -> Bool
  private let losesVideoHDR: (_ place: Int, _ candidate: Candidate) -> Bool

  /// The cameras that a finder's request keeps together, among some of its session's; `candidates` are those of each.
  init(_ finder: CandidateFinder, order: [CameraIndex], candidates: [[Candidate]]) {
    let (together, session) = (finder.together, finder.session)
    func places(_ cameras: [CameraIndex]) -> [Int] { order.indices.filter { cameras.contains(order[$0]) } }
    func asks(_ place: Int, _ candidate: Candidate) -> Bool {
      candidate.change.asksVideoHDR(of: session.cameras[order[place]])
    }
    alike = finder.alikePlaces(in: order)
    inStep = together.inStep.map(places).filter { $0.count > 1 }
    // One that can only ask for it, or only go without, such as one that is kept as it is, binds no other.
    let able = places(together.withVideoHDR).filter { place in
      let running = candidates[place].filter { $0.change != .disable }
      return running.contains { asks(place, $0) } && running.contains { !asks(place, $0) }
    }
    withVideoHDR = able.count > 1 ? able : []
    let asked = able.map { finder.request.asked(of: session.cameras[order[$0]], in: session)?.format.videoHDR == true }
    asksVideoHDR = asks
    losesVideoHDR = { place, candidate in
      guard candidate.change != .disable, let index = able.firstIndex(of: place) else { return false }
      return asked[index] && !asks(place, candidate)
    }
  }

  /// The candidates that may be chosen: cameras in step have only rates that all of them have, and video HDR that several
  /// lose together counts as one loss, that of the first.
  func choosable(_ candidates: [[Candidate]]) -> [[Candidate]] {
    var candidates = candidates
    for group in inStep {
      let rates = group.compactMap { place -> Set<FrameRate>? in
        candidates[place].contains { $0.change == .disable } ? nil : Set(candidates[place].map(\.quality.rate))
      }
      guard let first = rates.first else { continue }
      let shared = rates.dropFirst().reduce(first) { $0.intersection($1) }
      for place in group {
        candidates[place].removeAll { $0.change != .disable && !shared.contains($0.quality.rate) }
      }
    }
    for place in withVideoHDR.dropFirst() {
      candidates[place] = candidates[place].map { losesVideoHDR(place, $0) ? $0.losingOneLess : $0 }
    }
    return candidates
  }

  /// The groups of the problem of choosing among candidates.
  func groups(_ candidates: [[Candidate]]) -> [ChoiceProblem.Group] {
    let rates = inStep.map { group(isTied: true, $0, candidates) } + alike.map { group(isTied: false, $0, candidates) }
    guard !withVideoHDR.isEmpty else { return rates }
    let keys = withVideoHDR.map { place in
      candidates[place].map { candidate in
        candidate.change == .disable ? ChoiceProblem.Group.anyKey : asksVideoHDR(place, candidate) ? 1 : 0
      }
    }
    return rates + [ChoiceProblem.Group(isTied: true, members: withVideoHDR, keys: keys)]
  }

  private func group(isTied: Bool, _ places: [Int], _ candidates: [[Candidate]]) -> ChoiceProblem.Group {
    ChoiceProblem.Group(isTied: isTied, members: places, rates: places.map { candidates[$0].map(\.rateOfStream) })
  }
}

extension ChoiceProblem.Group {
  /// A group whose keys are rates: by member and option; `nil` for an option that goes with every rate.
  init(isTied: Bool, members: [Int], rates: [[FrameRate?]]) {
    let all = Set(rates.joined().compactMap { $0 }).sorted(by: >)
    let keys = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1, min($0, 63)) })
    self.init(
      isTied: isTied, members: members,
      keys: rates.map { $0.map { rate in rate.flatMap { keys[$0] } ?? ChoiceProblem.Group.anyKey } })
  }
}

extension CameraChange {
  /// Whether a camera that guards video HDR asks for it after the change, in a format that has it or may have it.
  func asksVideoHDR(of camera: ResolvedCamera) -> Bool {
    switch self {
    case .none: camera.activeFormat?.videoHDR != false
    case .disable: false
    case .run(let format, _, _, let dropsVideoHDR):
      !dropsVideoHDR && camera.device?.format(format)?.videoHDR != false
    }
  }
}

extension Candidate {
  /// Its rate; `nil` if it disables the camera.
  fileprivate var rateOfStream: FrameRate? { change == .disable ? nil : quality.rate }

  /// The same with one lost setting less.
  fileprivate var losingOneLess: Candidate {
    var quality = quality
    quality.lostSettings = max(0, quality.lostSettings - 1)
    return Candidate(change: change, quality: quality, costs: costs)
  }
}

extension CandidateFinder {
  /// The groups of cameras whose rates are as few as can be, by their places among some cameras.
  func alikePlaces(in order: [CameraIndex]) -> [[Int]] {
    together.alike.map { group in order.indices.filter { group.contains(order[$0]) } }.filter { $0.count > 1 }
  }
}
