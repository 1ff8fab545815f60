import JSONSource

/// Finds ids that are used twice or name nothing.
struct ReferenceChecker {
  let graph: CaptureGraph
  let profiles: [String]
  let document: JSONDocument
  var findings: [Finding] = []

  // By the number of a name: whether an input or an output has it.
  private let isInput: [Bool]
  private let isOutput: [Bool]

  init(graph: CaptureGraph, profiles: [String], document: JSONDocument) {
    self.graph = graph
    self.profiles = profiles
    self.document = document
    isInput = Self.marks(graph.identifiers.count, graph.inputs.count) { graph.inputs[$0].id }
    isOutput = Self.marks(graph.identifiers.count, graph.outputs.count) { graph.outputs[$0].id }
  }

  mutating func check() {
    checkDuplicates(graph.inputs.count, what: "input") { $0.inputs[$1].id }
    checkDuplicates(graph.outputs.count, what: "output") { $0.outputs[$1].id }
    checkDuplicates(graph.synchronizers.count, what: "synchronizer") { $0.synchronizers[$1].id }
    checkDuplicates(graph.photoSettings.count, what: "photo request") { $0.photoSettings[$1].id }
    for input in graph.inputs where input.isMicrophone { checkMicrophone(input) }
    for request in graph.app?.extrinsics?.value ?? [] { checkExtrinsics(request.value) }
    for ignore in graph.ignores { checkReason(ignore.reason) }
    checkConnections()
    for synchronizer in graph.synchronizers {
      for output in synchronizer.outputs?.value ?? [] { checkOutput(output) }
    }
    for settings in graph.photoSettings { checkRequest(settings) }
    checkPlan()
    checkOperations()
    checkPressureResponse()
    checkProfiles()
  }

  /// By the number of a name: whether one of so many things has it.
  private static func marks(_ names: Int, _ things: Int, _ id: (Int) -> Located<Identifier>?) -> [Bool] {
    var marks = [Bool](repeating: false, count: names)
    for place in 0..<things {
      if let id = id(place) { marks[Int(id.value.number)] = true }
    }
    return marks
  }

  private mutating func checkDuplicates(
    _ things: Int, what: String, _ id: (CaptureGraph, Int) -> Located<Identifier>?
  ) {
    // By the number of a name: the first place that has it.
    var first = [Int](repeating: -1, count: graph.identifiers.count)
    for place in 0..<things {
      guard let name = id(graph, place) else { continue }
      let number = Int(name.value.number)
      if first[number] >= 0, let earlier = id(graph, first[number]) {
        findings.append(
          Finding(
            rule: "duplicate-id", severity: .error,
            message: "the \(what) id \(Suggestion.quote(graph.text(of: name.value))) is used twice", range: name.range,
            label: "second use", notes: [Finding.Note("first used here", at: earlier.range)],
            help: "give each \(what) an id of its own"))
      } else {
        first[number] = place
      }
    }
  }

  private mutating func checkConnections() {
    let connections = graph.connections ?? []
    for index in connections.indices {
      if let input = connections[index].input, !isInput[Int(input.value.number)] { checkInput(input) }
      if let output = connections[index].output, !isOutput[Int(output.value.number)] { checkOutput(output) }
    }
  }

  private mutating func checkInput(_ id: Located<Identifier>?) {
    guard let id, !isInput[Int(id.value.number)] else { return }
    reportUnknown(graph.text(of: id.value), at: id.range, what: "input", known: graph.inputs.map(\.id))
  }

  private mutating func checkOutput(_ id: Located<Identifier>?) {
    guard let id, !isOutput[Int(id.value.number)] else { return }
    reportUnknown(graph.text(of: id.value), at: id.range, what: "output", known: graph.outputs.map(\.id))
  }

  mutating func checkInput(named name: Located<String>) {
    let isKnown = graph.inputs.contains { $0.id.map { graph.text(of: $0.value) == name.value } ?? false }
    if !isKnown { reportUnknown(name.value, at: name.range, what: "input", known: graph.inputs.map(\.id)) }
  }

  private mutating func checkMicrophone(_ input: GraphInput) {
    guard let position = input.position, position.value != .unspecified else { return }
    findings.append(
      Finding(
        rule: "unknown-value", severity: .error,
        message: "a microphone has no position '\(position.value.rawValue)'", range: position.range,
        label: "only 'unspecified'",
        fixes: [Fix("write \"unspecified\"", .unsafe, edits: [SourceEdit(position.range, with: "\"unspecified\"")])],
        help: "a beam is chosen at the port, with sourceDevicePosition"))
  }

  /// An end of a request for extrinsics is an input, or the device type of a constituent.
  private mutating func checkExtrinsics(_ request: ExtrinsicsRequest) {
    for case let end? in [request.from, request.to] where DeviceType(rawValue: end.value) == nil {
      let isAlias = DeviceType.aliases.contains { $0.0 == end.value }
      if !isAlias { checkInput(named: end) }
    }
  }

  private mutating func checkReason(_ reason: Located<String>?) {
    guard let reason, reason.value.allSatisfy(\.isWhitespace) else { return }
    findings.append(.unknownValue("a reason may not be empty", at: reason.range, label: "empty"))
  }

  /// A request names the photo output that takes it.
  private mutating func checkRequest(_ settings: PhotoSettings) {
    checkOutput(settings.output)
    guard settings.output == nil else { return }
    let photos = graph.outputs.filter { $0.type?.value == .photo }.compactMap(\.id)
    let names = photos.map { graph.text(of: $0.value) }
    findings.append(
      Finding(
        rule: "missing-key", severity: .error, message: "the key 'output' is missing: which photo output takes it",
        range: settings.range, label: "needs 'output'",
        help: names.isEmpty
          ? "the graph has no photo output" : "there is \(names.prefix(12).joined(separator: ", "))"))
  }

  private mutating func checkPlan() {
    for input in graph.plan?.prefer?.value ?? [] { checkInput(input) }
    for entry in graph.plan?.keep?.value ?? [] { checkInput(named: entry.key) }
  }

  private mutating func checkPressureResponse() {
    guard let response = graph.pressureResponse else { return }
    for reaction in [response.nominal, response.fair, response.serious, response.critical, response.shutdown] {
      for entry in reaction?.frameRates?.value ?? [] { checkInput(named: entry.key) }
      for input in reaction?.disabledInputs?.value ?? [] { checkInput(input) }
    }
  }

  private mutating func checkProfiles() {
    for profile in graph.profiles ?? [] where profile.value != "all" && !profiles.contains(profile.value) {
      let guess = Suggestion.nearest(to: profile.value, among: profiles)
      findings.append(
        Finding(
          rule: "unknown-profile", severity: .error, message: "no profile \(Suggestion.quote(profile.value))",
          range: profile.range, label: guess.map { "did you mean '\($0)'?" } ?? "unknown",
          fixes: guess.map {
            [Fix("write \"\($0)\"", .unsafe, edits: [SourceEdit(profile.range, with: JSONString.quoted($0))])]
          } ?? [], help: "`capplan profiles` lists them"))
    }
  }

  mutating func reportUnknown(
    _ name: String, at range: SourceRange, what: String, known: [Located<Identifier>?]
  ) {
    let names = known.compactMap { $0.map { graph.text(of: $0.value) } }
    let guess = Suggestion.nearest(to: name, among: names)
    let fixes = guess.map {
      [Fix("write \"\($0)\"", .unsafe, edits: [SourceEdit(range, with: JSONString.quoted($0))])]
    }
    findings.append(
      Finding(
        rule: "unknown-reference", severity: .error, message: "no \(what) is called \(Suggestion.quote(name))",
        range: range, label: guess.map { "did you mean '\($0)'?" } ?? "not there", fixes: fixes ?? [],
        help: names.isEmpty ? "the graph has no \(what)s" : "there is \(names.prefix(12).joined(separator: ", "))"))
  }
}
