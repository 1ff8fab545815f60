import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureReports
import JSONSource

/// The graphs of a command line, with the settings that each goes by.
struct OpenedGraphs {
  /// What was asked for, read or not.
  let inputs: [LoadedInput]

  /// Judges them.
  var checker: GraphChecker
  private let console: Console

  /// Reads graphs; a run on several goes by the settings of the working directory too.
  init(
    _ operands: [String], _ request: GraphRequest, _ files: FileOptions, isOfOne: Bool = false, _ console: Console
  ) throws(UsageError) {
    self.console = console
    inputs = InputLoader(console.world, followsLinks: files.followsLinks).load(operands)
    checker = try GraphChecker(request, SettingsFinder(console, files), of: isOfOne ? inputs.first?.path : nil, console)
    if isOfOne, inputs.count > 1 { throw .severalGraphs(operand: operands.first ?? ".", count: inputs.count) }
    try checker.findSettings(of: inputs)
  }

  /// Makes sure that no output overwrites what is read, and says which graphs can't be read.
  func keepApart(from outputs: [Destination?]) throws(UsageError) -> ExitStatus {
    var paths = OutputPathCheck(console, beside: checker.filesRead)
    for input in inputs where input.isRead { try paths.take(input) }
    for output in outputs { try paths.take(output) }
    return console.complain(ofUnreadable: inputs)
  }
}

/// The graph of a command that takes one, on the device that it is judged on.
struct OpenedGraph {
  /// Its file.
  let input: LoadedInput

  /// What was read.
  let reading: GraphDocument

  /// The device, as far as its facts are believed; `nil` where the graph names none that is known.
  let profile: DeviceProfile?

  /// Whether neither the command line nor the graph nor the settings name one.
  let isDefaultProfile: Bool

  /// All that is known of the device, and who does not believe some of it; `nil` where all is believed.
  let disbelieved: (profile: DeviceProfile, by: String)?

  /// The profiles that there are.
  let profiles: ProfileDirectory

  /// How it is checked.
  let options: CheckOptions

  /// A graph, or how the command ends that can't have one.
  enum Opening {
    case graph(OpenedGraph)
    case failure(ExitStatus)
  }

  /// Opens the graph of a command line.
  static func open(
    _ operands: [String], _ request: GraphRequest, _ files: FileOptions, outputs: [Destination?], _ console: Console
  ) throws(UsageError) -> Opening {
    let graphs = try OpenedGraphs(operands, request, files, isOfOne: true, console)
    let failed = try graphs.keepApart(from: outputs).worse(graphs.checker.status)
    guard failed == .success, let input = graphs.inputs.first, case .success(let source) = input.result else {
      return .failure(failed)
    }
    let reading = graphs.checker.reading(source)
    var policy = graphs.checker.policy(of: source.name)
    let selection = policy.selection(for: reading.graph)
    try selection.check(reading)
    guard selection.ids.count < 2 else { throw .severalProfiles(selection.ids) }
    let id = selection.ids.first
    return .graph(
      OpenedGraph(
        input: input, reading: reading, profile: id.flatMap { policy.profile($0) },
        isDefaultProfile: selection.isDefault, disbelieved: id.flatMap { policy.disbelieved(of: $0) },
        profiles: policy.directory, options: policy.options(for: reading.graph)))
  }
}
