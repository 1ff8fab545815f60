public import CaptureModel
public import JSONSource

extension ResolvedSession {
  /// Whether the app is built for macOS. Sessions there take several cameras.
  public var isForMac: Bool { graph.deployment?.platform?.value == .macOS }

  /// Whether the app's systems have the numbers of iOS.
  var hasVersionsOfIOS: Bool { graph.deployment?.platform?.value.hasVersionsOfIOS ?? true }

  /// The oldest system of the app, if it is an iOS older than a version.
  public func minimumOS(before version: OSVersion) -> Located<OSVersion>? {
    guard hasVersionsOfIOS, let minimum = graph.deployment?.minimumOS, minimum.value < version else { return nil }
    return minimum
  }

  /// Whether the app may run on the device with a system before a version: both begin with an older one.
  public func mayRun(before version: OSVersion) -> Bool {
    guard minimumOS(before: version) != nil else { return false }
    return profile.firstOperatingSystem.map { $0.value < version } ?? true
  }

  /// The listed connections of each input; O(connections).
  public func listedConnectionsByInput() -> [InputIndex: [ResolvedConnection]] {
    var byInput: [InputIndex: [ResolvedConnection]] = [:]
    for connection in connections where connection.index != nil {
      byInput[connection.input, default: []].append(connection)
    }
    return byInput
  }

  /// The type of each output, in their order.
  public func outputTypes() -> [OutputType?] { graph.outputs.map { $0.type?.value } }

  /// The outputs by name.
  public func outputsByName() -> [Identifier: ResolvedOutput] {
    var named: [Identifier: ResolvedOutput] = [:]
    for output in outputs { output.output.id.map { named[$0.value] = output } }
    return named
  }

  /// The names of inputs used outside of connections: in the plan, the operations, the app.
  public func inputNamesUsedElsewhere() -> Set<String> {
    var names = Set((graph.plan?.prefer?.value ?? []).map { graph.text(of: $0.value) })
    for entry in graph.plan?.keep?.value ?? [] { names.insert(entry.key.value) }
    for operation in graph.operations { operation.target.map { _ = names.insert($0.value) } }
    for request in graph.app?.extrinsics?.value ?? [] {
      for end in [request.value.from, request.value.to] { end.map { _ = names.insert($0.value) } }
    }
    let response = graph.pressureResponse
    for reaction in [response?.nominal, response?.fair, response?.serious, response?.critical, response?.shutdown] {
      for entry in reaction?.frameRates?.value ?? [] { names.insert(entry.key.value) }
      for input in reaction?.disabledInputs?.value ?? [] { names.insert(graph.text(of: input.value)) }
    }
    return names
  }
}
