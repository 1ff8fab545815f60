// Times the exact planner. On standard input: a profile and a graph on a line each, again and again; or, with the
// arguments `hostile CHOOSERS OPTIONS COUNT`, problems of its own whose two costs know nothing of each other. On standard
// output, a line for each: what came of it, the choosers, the most options of one, and microseconds.
import CaptureSession
import JSONSource
import CaptureModel
import CapturePlans
import CapturePlanning

/// The least time of some runs, in microseconds of the monotonic clock.
func microseconds<Value>(repeats: Int, _ body: () -> Value) -> (Double, Value) {
  var least = Duration.seconds(1_000_000)
  var value = body()
  for _ in 0..<repeats { least = min(least, ContinuousClock().measure { value = body() }) }
  return (least / .microseconds(1), value)
}

/// What a search came to.
func name(_ outcome: ChoiceOutcome) -> String {
  switch outcome {
  case .best(let best): best.doubt == nil ? "proven" : "unproven"
  case .impossible: "impossible"
  case .undecided: "undecided"
  }
}

/// A problem's size and the time of its search.
func line(_ problem: ChoiceProblem, repeats: Int) -> String {
  let (time, outcome) = microseconds(repeats: repeats) { ChoiceSearch.solve(problem) }
  let options = problem.choosers.map(\.count).max() ?? 0
  return "\(name(outcome)) \(problem.choosers.count) \(options) \(time)"
}

/// The search of one reduction, and the whole of it, from a graph that has been read.
func time(profile: String, graph: String) -> String? {
  guard let profile = ProfileDecoder.decode(SourceText(name: "profile", profile)).profile else { return nil }
  let reading = Planning.read(SourceText(name: "graph", graph), profiles: [profile.id])
  guard let read = reading.graph else { return nil }
  let session = SessionResolver.resolve(read, on: profile)
  let request = ReductionRequest(for: session)
  let search = line(request.choices(on: session), repeats: 15)
  let (whole, _) = microseconds(repeats: 5) {
    Reduction.optimal(session, request, of: reading, options: CheckOptions())
  }
  return "\(search) \(whole)"
}

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "hostile" {
  let numbers = arguments.dropFirst().compactMap { Int($0) }
  guard numbers.count == 3 else { fatalError("hostile CHOOSERS OPTIONS COUNT") }
  for seed in 0..<numbers[2] {
    print(line(.hostile(choosers: numbers[0], options: numbers[1], seed: UInt64(seed)), repeats: 1))
  }
} else {
  while let profile = readLine(), let graph = readLine() {
    guard let line = time(profile: profile, graph: graph) else { fatalError("a profile or a graph has faults") }
    print(line)
  }
}
