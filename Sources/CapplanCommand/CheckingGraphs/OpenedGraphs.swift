import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureReports
import JSONSource

/// The graphs of a command line, each with its settings.
///
/// A class, as it has one owner, and a copy would be large.
final class OpenedGraphs {
  /// The requested graphs, whether they could be read or not.
  let inputs: [LoadedInput]

  /// The checker that judges them.
  var checker: GraphChecker
  private let console: Console

  /// Reads graphs; with several graphs, the settings of the working directory apply too. Without operands, the graphs
  /// are those of its `paths` if the command takes them.
  init(
    _ operands: [String], _ request: GraphRequest, _ files: FileOptions, isOfOne: Bool = false,
    takesPaths: Bool = false, _ console: Console
  ) throws(UsageError) {
    self.console = console
    var finder = SettingsFinder(console, files)
    var operands = operands
    if takesPaths {
      let settings = try finder.index(for: nil).map { finder.files[$0] }
      operands = RunSettings(settings, failOn: nil, operands: operands).inputs
    }
    inputs = InputLoader(console.world, followsLinks: files.followsLinks).load(operands)
    checker = try GraphChecker(request, finder, of: isOfOne ? inputs.first?.path : nil, console)
    if isOfOne, inputs.count > 1 { throw .severalGraphs(operand: operands.first ?? ".", count: inputs.count) }
    try checker.findSettings(of: inputs)
  }

  /// Makes sure that no output overwrites an input, and prints which graphs can't be read.
  func keepApart(from outputs: [Destination?]) throws(UsageError) -> ExitStatus {
    var paths = OutputPathCheck(console, beside: checker.filesRead)
    for input in inputs where input.isRead { try paths.take(input) }
    for output in outputs { try paths.take(output) }
    return console.complain(ofUnreadable: inputs)
  }
}

/// The graph of a command that takes one, with the device that it is judged on.
struct OpenedGraph {
  /// The graph's file.
  let input: LoadedInput

  /// The graph as it was read.
  let reading: GraphDocument

  /// The devices, limited to facts that are trusted; empty if the graph names no known device.
  let devices: [DeviceProfile]

  /// The device, or the first of several.
  var profile: DeviceProfile? { devices.first }

  /// Whether no profile is named on the command line, in the graph or in the settings.
  let isDefaultProfile: Bool

  /// The full profile of the device, and who chose to trust only some facts; `nil` if all are trusted.
  let disbelieved: (profile: DeviceProfile, by: String)?

  /// The profiles available.
  let profiles: ProfileDirectory

  /// How the graph is checked.
  let options: CheckOptions

  /// The name of the emitted type; `nil` to derive it from the graph's name.
  let typeName: String?

  /// The newest system whose symbols emitted source may have.
  let sdk: OSVersion

  /// A graph, or the exit status if there is none.
  indirect enum Opening {
    case graph(OpenedGraph)
    case failure(ExitStatus)
  }

  /// Opens the graph of a command line. More than one device is a usage error, unless the command takes several. A draft
  /// that lacks required keys is refused, unless the command can do without them.
  static func open(
    _ operands: [String], _ request: GraphRequest, _ files: FileOptions, outputs: [Destination?],
    takesSeveralDevices: Bool = false, takesOpenDraft: Bool = false, _ console: Console
  ) throws(UsageError) -> Opening {
    let graphs = try OpenedGraphs(operands, request, files, isOfOne: true, console)
    let failed = try graphs.keepApart(from: outputs).worse(graphs.checker.status)
    guard failed == .success, let input = graphs.inputs.first, case .success(let source) = input.result else {
      return .failure(failed)
    }
    let reading = graphs.checker.reading(source)
    if reading.lacksOnlyUnreadKeys, !takesOpenDraft {
      return .failure(console.refuse(ErrorLines.ofOpenDraft(reading), .findings))
    }
    var policy = graphs.checker.policy(of: source.name)
    let selection = policy.selection(for: reading.graph)
    try selection.check(reading)
    guard takesSeveralDevices || selection.ids.count < 2 else { throw .severalProfiles(selection.ids) }
    let id = selection.ids.first
    return .graph(
      OpenedGraph(
        input: input, reading: reading, devices: selection.ids.compactMap { policy.profile($0) },
        isDefaultProfile: selection.isDefault, disbelieved: id.flatMap { policy.disbelieved(of: $0) },
        profiles: policy.directory, options: policy.options,
        typeName: policy.settings.typeName.value, sdk: policy.settings.sdk(for: reading.graph).value))
  }
}
