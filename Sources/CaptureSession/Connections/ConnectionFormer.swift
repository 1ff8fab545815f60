public import CaptureModel
import JSONSource

/// The ends of a connection that a session forms by itself: an input's own port for a medium, and an output.
struct FormedEnds: Hashable {
  let input: InputIndex
  let output: OutputIndex
  let media: MediaType

  init(_ input: InputIndex, _ media: MediaType, _ output: OutputIndex) {
    self.input = input
    self.output = output
    self.media = media
  }

  /// The ends of a listed connection; `nil` if its port isn't one of the input's own.
  init?(_ connection: ResolvedConnection) {
    guard let port = connection.port.port, port.source == .own else { return nil }
    self.init(connection.input, port.media, connection.output)
  }
}

/// Finds the connections that a session forms by itself.
///
/// When an input or output is added, it forms connections with those already there, unless it is added without
/// connections; so the later end decides. Without operations, inputs come first, then outputs. For each medium that an
/// output accepts and doesn't have yet, it takes the first port from the inputs' own lists, never a constituent,
/// positional or metadata-item port.
///
/// The ends must be compatible (`AVCaptureConnection`: a session "greedily forms connections between all the
/// compatible" ports and outputs). In a multi-camera session, a port that feeds an output isn't compatible with another
/// output of the same type, so the next input's port is taken. Preview layers aren't outputs, so a port can feed any
/// number of them.
///
/// Removing an input or an output removes its connections, so that an app that switches cameras gets those of the next one.
struct ConnectionFormer {
  private let order: AddingOrder
  private let isMultiCam: Bool

  // By input and by output: whether it forms connections when it is added.
  private let inputForms: [Bool]
  private let outputForms: [Bool]

  // By output.
  private let types: [OutputType?]

  // By the index of a listed connection.
  private let listed: [Int: ResolvedConnection]

  // By input: the media of its own ports.
  private let media: [[MediaType]]

  private var connections: [FormedEnds] = []
  private var known: Set<FormedEnds> = []
  private var inputs: [InputIndex] = []
  private var outputs: [OutputIndex] = []

  // By output: the connections that it has now.
  private var taken: [[Source]]

  // The types of output that each port feeds, in a multi-camera session; empty otherwise.
  private var feeds: Set<Feed> = []

  /// What an output takes: a medium of an input.
  private struct Source {
    let input: InputIndex
    let medium: MediaType
  }

  private struct Feed: Hashable {
    let input: InputIndex
    let medium: MediaType
    let type: OutputType
  }

  init(graph: CaptureGraph, listed: [ResolvedConnection], media: [[MediaType]]) {
    order = AddingOrder(graph)
    isMultiCam = graph.session?.type?.value != .single
    inputForms = graph.inputs.indices.map { graph.forms(graph.inputs[$0].formsConnections?.value) }
    outputForms = graph.outputs.indices.map { graph.forms(graph.outputs[$0].formsConnections?.value) }
    types = graph.outputs.indices.map { graph.outputs[$0].type?.value }
    let isOrdered = graph.operations.contains { $0.op?.value == .addConnection }
    self.listed =
      isOrdered ? Dictionary(uniqueKeysWithValues: listed.compactMap { one in one.index.map { ($0, one) } }) : [:]
    self.media = media
    taken = Array(repeating: [], count: graph.outputs.count)
  }

  /// The connections, in the order of forming; O(inputs × outputs) at most.
  mutating func form() -> [FormedEnds] {
    // Inputs and outputs that no step adds are there before the first step.
    for input in inputForms.indices.map({ InputIndex($0) }) where !order.adds(input) { add(input) }
    for output in outputForms.indices.map({ OutputIndex($0) }) where !order.adds(output) { add(output) }
    for step in order.steps {
      switch step {
      case .input(let index): add(index)
      case .output(let index): add(index)
      case .connection(let index): connect(index)
      case .removedInput(let index): remove(index)
      case .removedOutput(let index): remove(index)
      }
    }
    return connections
  }

  private mutating func add(_ input: InputIndex) {
    if inputForms[input.value] {
      for output in outputs {
        for medium in media[input.value] { form(input, medium, output) }
      }
    }
    inputs.append(input)
  }

  private mutating func add(_ output: OutputIndex) {
    if outputForms[output.value], let type = types[output.value] {
      for medium in type.acceptedMedia {
        let free = inputs.first {
          media[$0.value].contains(medium) && !feeds.contains(Feed(input: $0, medium: medium, type: type))
        }
        // If no port is free, the first is taken, and a rule reports that.
        if let input = free ?? inputs.first(where: { media[$0.value].contains(medium) }) { form(input, medium, output) }
      }
    }
    outputs.append(output)
  }

  private mutating func form(_ input: InputIndex, _ medium: MediaType, _ output: OutputIndex) {
    guard medium != .metadata, types[output.value]?.acceptedMedia.contains(medium) == true,
      !taken[output.value].contains(where: { $0.medium == medium })
    else { return }
    take(input, medium, output)
    let ends = FormedEnds(input, medium, output)
    // An input that is removed and added again forms the same connection again.
    if known.insert(ends).inserted { connections.append(ends) }
  }

  private mutating func remove(_ input: InputIndex) {
    inputs.removeAll { $0 == input }
    for output in taken.indices { taken[output].removeAll { $0.input == input } }
    feeds = feeds.filter { $0.input != input }
  }

  private mutating func remove(_ output: OutputIndex) {
    outputs.removeAll { $0 == output }
    if let type = types[output.value] {
      for source in taken[output.value] {
        feeds.remove(Feed(input: source.input, medium: source.medium, type: type))
      }
    }
    taken[output.value] = []
  }

  /// A connection that the app adds at this step takes its media. One that the graph calls formed takes none.
  private mutating func connect(_ index: Int) {
    guard let connection = listed[index], !connection.isImplicit else { return }
    for medium in connection.ports.compactMap({ $0.port?.media }) {
      take(connection.input, medium, connection.output)
    }
  }

  private mutating func take(_ input: InputIndex, _ medium: MediaType, _ output: OutputIndex) {
    taken[output.value].append(Source(input: input, medium: medium))
    guard isMultiCam, let type = types[output.value], type != .previewLayer else { return }
    feeds.insert(Feed(input: input, medium: medium, type: type))
  }
}

extension CaptureGraph {
  /// Whether an end forms connections: by its own setting, or else the session's, or else the default of the session's
  /// class.
  func forms(_ own: ConnectionForming?) -> Bool {
    if let forming = own ?? session?.formsConnections?.value { return forming == .implicit }
    return formsByDefault
  }

  /// Whether a session forms connections by default: a single-camera session to which the app adds none.
  public var formsByDefault: Bool {
    session?.type?.value == .single && (connections ?? []).allSatisfy { $0.formed != nil }
  }

  /// Whether any end may form connections.
  var mayFormConnections: Bool {
    // By index: inputs and outputs are large values to copy.
    session?.formsConnections?.value == .implicit || formsByDefault
      || outputs.indices.contains { outputs[$0].formsConnections?.value == .implicit }
      || inputs.indices.contains { inputs[$0].formsConnections?.value == .implicit }
  }
}
