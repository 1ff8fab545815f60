import CaptureSession
import JSONSource

extension MissingFact {
  /// The fact, and how to find it out.
  package var words: String { "\(fact.words); to find out, \(advice)" }

  /// How to find out; a change to the graph comes first if the app does the same with it, else last.
  var advice: String {
    guard let instead else { return settlement.advice }
    let ways = [instead.words, settlement.advice]
    return (instead.isFree ? ways : ways.reversed()).joined(separator: ", or ")
  }
}

extension FormatAdvice {
  /// `write activeFormat.binned: true for back, 1920x1440 at 60, binned, which the device is known to have`.
  var words: String {
    if effect == .rateOfApp { return "write \(members.sentence) for \(input), which runs at that rate already" }
    let has = isSure ? "is known to have" : "likely has"
    guard let removed else {
      let picture = isFree ? "" : "another picture, "
      return "write \(members.sentence) for \(input), \(picture)which the device \(has) (\(format))"
    }
    let rate = members.isEmpty ? "" : " and write \(members.sentence)"
    return "leave out \(removed)\(rate) for \(input): the device \(has) such a format of \(format)"
  }
}

extension ResolvedSession {
  /// How to settle some facts, each once; changes of the graph come first if the app does the same with them, else last.
  ///
  /// All facts must be settled: by all changes together, or by all facts of the profile.
  func settling(_ facts: [Fact]) -> String? {
    let advices = advice(on: facts)
    // Where no key of the graph settles a fact, changes for the others settle nothing.
    let isOfList = zip(facts, advices).contains { $1 == nil && $0.isOfList }
    var changes: [String] = []
    for advice in advices.compactMap({ $0?.words }) where !isOfList && !changes.contains(advice) {
      changes.append(advice)
    }
    var others: [String] = []
    for advice in settlements(of: facts).map(\.advice) where !others.contains(advice) { others.append(advice) }
    let areFree = advices.allSatisfy { $0?.isFree ?? true }
    let ways = (areFree ? [changes, others] : [others, changes]).filter { !$0.isEmpty }
      .map { $0.joined(separator: ", and ") }
    let isOfProbe = settlements(of: facts).contains(where: \.isOfProbe)
    return ways.isEmpty
      ? nil
      : "to find out, " + ways.joined(separator: ", or ")
        + (isOfList ? "; no key of the graph tells, only the device's list, which `capplan import` reads" : "")
        + (isOfProbe ? "; \(Settlement.probeTellsAll)" : "")
  }
}

extension Fact {
  /// Whether it is in the list of a camera's formats: has it the one that the graph asks for?
  fileprivate var isOfList: Bool {
    switch self {
    case .askedFormat, .anyAskedFormat: true
    default: false
    }
  }
}

extension Settlement {
  /// A remark below facts of a profile: each answer may lead to the next question, and the probe answers all at once.
  static var probeTellsAll: String {
    "one run of `capplan probe` on such a device fills in its whole profile"
  }

  /// The fact in words, independent of the camera: `which cameras run together ('multiCamDeviceSets')`.
  var factWords: String {
    switch self {
    case .profile(let key), .costModel(let key): Self.facts[key].map { "\($0) ('\(key)')" } ?? "'\(key)'"
    case .activeFormat: "which format a camera runs ('activeFormat' of the graph)"
    case .infoPlist(let key): "\(key) of the Info.plist"
    case .drafted(let key?): "\(key), which the draft left open"
    case .drafted(nil): "what the code does that its draft did not see"
    case .elements: "what the app adds to its session"
    case .fewerCameras: "how to run so many cameras"
    case .device: "facts that only a run on the device shows"
    }
  }

  /// The names of the facts that are missing most often, by key.
  private static let facts = [
    "multiCamDeviceSets": "which cameras run together", "cameras[].formats": "which formats cameras have",
    "cameras[].formats[].multiCam": "which formats run beside others", "cameras": "which cameras there are",
    "microphones": "the beams of the microphones", "multiCamSupported": "whether multi-camera sessions run",
    "pixelBudget": "the pixel budget", "depthStream": "the cost of a depth stream",
    "camerasComplete": "whether there are other cameras", "maxControlsCount": "how many controls a session takes",
    "cameras[].formats[].readout": "the sensor pixels that formats read",
    "cameras[].formats[].maxFrameRate": "the highest rates of formats",
    "cameras[].formats[].binned": "which formats are binned", "cameras[].formats[].depthFormats": "depth formats",
    "cameras[].formats[].photoDepthFormats": "depth formats of photos",
    "cameras[].formats[].photoDimensions": "the sizes of photos",
  ]

  /// The means to settle the fact, for people: `'multiCamDeviceSets' in a profile`.
  package var words: String {
    switch self {
    case .profile(let key): "'\(key)' in a profile of the device" + (isOfProbe ? " (capplan probe)" : "")
    case .costModel(let key): "readings of the device (capplan probe) for '\(key)' in the cost model of its profile"
    case .activeFormat(let input, _): "'activeFormat' of \"\(input)\", written out"
    case .infoPlist(let key): "'app.infoPlist', which names a file with \(key), or 'app.usageDescriptions'"
    case .drafted(let key?): "'\(key)' in the graph, and its entry in 'draft.unread' deleted"
    case .drafted(nil): "a look over the graph beside the code, and 'draft.from' deleted"
    case .elements: "the app's inputs, outputs and connections in the graph"
    case .fewerCameras: "fewer cameras"
    case .device: "a run on the device"
    }
  }

  /// The instruction for finding the fact out: `give 'multiCamDeviceSets' in a profile`.
  package var advice: String {
    switch self {
    case .profile, .infoPlist: "give \(words)"
    case .costModel(let key): "measure the device (capplan probe) to get '\(key)' for the cost model of its profile"
    case .activeFormat(let input, let underPreset):
      "name the format of \"\(input)\" in 'activeFormat'"
        + (underPreset ? ", and write 'inputPriority' as 'session.preset'" : "")
    case .drafted(let key?): "write '\(key)' if the app sets it, and delete its entry in 'draft.unread'"
    case .drafted(nil): "look the graph over beside the code, and then delete 'draft.from'"
    case .elements:
      "list the app's inputs and outputs: `capplan draft` reads them from its Swift, `capplan init` writes a graph to "
        + "start from"
    case .fewerCameras: "use fewer cameras"
    case .device: "run it on the device"
    }
  }
}
