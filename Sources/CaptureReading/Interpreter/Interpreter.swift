import SwiftReading

/// Follows the values through an app's code, as far as it can, and records what is done to capture sessions.
///
/// A class, because frames, objects and events are shared by all that it runs.
public final class Interpreter {
  let program: SwiftProgram
  let symbols: SymbolTable

  /// The objects so far.
  public internal(set) var objects: [CodeObject] = []

  /// What was done to them, in order.
  public private(set) var events: [CodeEvent] = []

  /// The indices of the events of each object.
  public private(set) var eventsOf: [Int: [Int]] = [:]

  /// The sessions so far, by number.
  public private(set) var sessions: [Int] = []

  var frames: [CodeFrame] = []

  /// What must be so for the present statement to run.
  var conditions: [CodeCondition] = []

  /// The present phase.
  public var phase = CodeEvent.Phase.setup

  /// The objects whose initializers run.
  var initializing: Set<Int> = []

  /// The functions that run at present.
  var stack: [SwiftPlace] = []

  /// The functions that have run.
  var ran: Set<SwiftPlace> = []

  /// The closures that run when something happens.
  var deferred: [CodeCallable] = []

  /// The writes that a branch is to take back.
  var journals: [[JournalEntry]] = []

  /// The names of classes of screens, which have functions that the system calls.
  private(set) var steps = 0

  /// The devices that were looked up with known words.
  var lookedUp: [String: Int] = [:]

  /// Connections that sessions form, by output and medium.
  var formed: [String: Int] = [:]

  /// Whether the work was cut short.
  public private(set) var isCutShort = false

  /// How the conditions of branches were decided last.
  var decided: [SwiftPlace: Decision] = [:]

  /// The value of the last statement that was an expression.
  var lastValue = CodeValue.none

  /// The global variables that are being computed or have a value.
  var globals: [String: CodeValue] = [:]

  private static let mostSteps = 300_000
  static let deepestCall = 26

  init(_ program: SwiftProgram, _ symbols: SymbolTable) {
    self.program = program
    self.symbols = symbols
    frames.append(CodeFrame(parent: nil, owner: nil, type: nil))
  }

  /// Counts a step; `false` if there were too many.
  func step() -> Bool {
    steps += 1
    if steps > Self.mostSteps { isCutShort = true }
    return steps <= Self.mostSteps
  }

  // MARK: Objects and events

  func make(_ kind: CodeObject.Kind, _ place: SwiftPlace) -> Int {
    objects.append(CodeObject(kind: kind, place: place, conditions: conditions))
    if case .session = kind { sessions.append(objects.count - 1) }
    return objects.count - 1
  }

  func record(_ action: CodeEvent.Action, on object: Int, _ place: SwiftPlace) {
    eventsOf[object, default: []].append(events.count)
    events.append(CodeEvent(object: object, action: action, place: place, conditions: conditions, phase: phase))
  }

  // MARK: Variables

  /// Sets a variable of an object.
  func setField(_ name: String, of object: Int, _ value: CodeValue) {
    note(.field(object, name, objects[object].fields[name]))
    objects[object].fields[name] = value
    nameObjects(in: value, name, .variable)
  }

  func setLocal(_ name: String, in frame: Int, _ value: CodeValue, isNew: Bool = false) {
    note(.local(frame, name, frames[frame].values[name]))
    frames[frame].values[name] = value
    nameObjects(in: value, name, isNew ? .constant : .passing)
  }

  func setGlobal(_ name: String, _ value: CodeValue) {
    note(.global(name, globals[name]))
    globals[name] = value
    nameObjects(in: value, name.split(separator: ".").last.map(String.init) ?? name, .variable)
  }

  /// An object goes by the name of the variable of a type that holds it, else of the last constant, else of another one.
  private func nameObjects(in value: CodeValue, _ name: String, _ rank: CodeObject.NameRank) {
    guard phase == .setup || rank == .constant, let number = value.object, name != "self", name != Self.inherited,
      !name.hasPrefix("$"), rank >= objects[number].nameRank
    else { return }
    if case .own = objects[number].kind { return }
    if phase != .setup, objects[number].name != nil { return }
    objects[number].name = name
    objects[number].nameRank = rank
  }

  private func note(_ entry: JournalEntry) {
    guard !journals.isEmpty else { return }
    journals[journals.count - 1].append(entry)
  }

  /// The frame that has a local variable, from a frame on outwards.
  func frame(with name: String, from start: Int) -> Int? {
    var next: Int? = start
    while let here = next {
      if frames[here].values[name] != nil { return here }
      next = frames[here].parent
    }
    return nil
  }

  /// Runs alternatives, each on the state before, and joins what they leave.
  ///
  /// - Parameter alternatives: what must be so for each, and what runs then.
  func alternatives(_ alternatives: [(conditions: [CodeCondition], run: () -> Flow)]) -> Flow {
    var left: [JournalEntry.Place: [Int: CodeValue?]] = [:]
    var order: [JournalEntry.Place] = []
    var flows: [Flow] = []
    let before = conditions
    for (index, one) in alternatives.enumerated() {
      journals.append([])
      conditions = before + one.conditions
      flows.append(one.run())
      let written = journals.removeLast()
      for entry in written where left[entry.place]?[index] == nil {
        if left[entry.place] == nil { order.append(entry.place) }
        left[entry.place, default: [:]][index] = .some(current(entry.place))
      }
      for entry in written.reversed() { restore(entry) }
    }
    conditions = before
    for place in order {
      let old = current(place)
      var joined: CodeValue?
      for index in alternatives.indices where !flows[index].leaves {
        var value = left[place]?[index] ?? old
        // A format that was taken under a condition is one for which that holds.
        if left[place]?[index] != nil, case .format(var query)? = value {
          for case .other(let text, _) in alternatives[index].conditions { query.tests.append(.other(text)) }
          value = .format(query)
        }
        joined = joined.map { $0.joined(value ?? .open("it may not be set")) } ?? value
      }
      if let joined { set(place, joined) }
    }
    return Flow.joined(flows)
  }

  private func current(_ place: JournalEntry.Place) -> CodeValue? {
    switch place {
    case .field(let object, let name): objects[object].fields[name]
    case .local(let frame, let name): frames[frame].values[name]
    case .global(let name): globals[name]
    }
  }

  private func set(_ place: JournalEntry.Place, _ value: CodeValue) {
    switch place {
    case .field(let object, let name):
      note(.field(object, name, objects[object].fields[name]))
      objects[object].fields[name] = value
    case .local(let frame, let name):
      note(.local(frame, name, frames[frame].values[name]))
      frames[frame].values[name] = value
    case .global(let name):
      note(.global(name, globals[name]))
      globals[name] = value
    }
  }

  private func restore(_ entry: JournalEntry) {
    switch entry.place {
    case .field(let object, let name): objects[object].fields[name] = entry.old
    case .local(let frame, let name): frames[frame].values[name] = entry.old
    case .global(let name): globals[name] = entry.old
    }
  }

  /// Runs something and takes back what it does to variables.
  func aside(_ more: [CodeCondition] = [], _ run: () -> Void) {
    journals.append([])
    let before = conditions
    conditions += more
    run()
    conditions = before
    for entry in journals.removeLast().reversed() { restore(entry) }
  }
}

/// The variables of a call.
struct CodeFrame {
  /// The frame around it, of a closure or a block.
  let parent: Int?

  /// The object whose code runs.
  let owner: CodeValue?

  /// The type whose code runs.
  let type: String?

  /// The name of the type of what the call returns.
  var result: String?

  var values: [String: CodeValue] = [:]
  var functions: [String: SwiftFunction] = [:]
}

/// A write to a variable, with what it had before.
struct JournalEntry {
  enum Place: Hashable {
    case field(Int, String)
    case local(Int, String)
    case global(String)
  }

  let place: Place
  let old: CodeValue?

  static func field(_ object: Int, _ name: String, _ old: CodeValue?) -> JournalEntry {
    JournalEntry(place: .field(object, name), old: old)
  }

  static func local(_ frame: Int, _ name: String, _ old: CodeValue?) -> JournalEntry {
    JournalEntry(place: .local(frame, name), old: old)
  }

  static func global(_ name: String, _ old: CodeValue?) -> JournalEntry {
    JournalEntry(place: .global(name), old: old)
  }
}

/// How a block ends.
struct Flow {
  /// Whether nothing after it runs.
  var leaves = false

  /// Whether it is left by `break` or `continue`, which end only a loop or a `switch`.
  var isOfLoop = false

  /// What it returns, each with what must be so.
  var results: [(value: CodeValue, conditions: [CodeCondition])] = []

  static let goesOn = Flow()

  /// What several alternatives do.
  static func joined(_ flows: [Flow]) -> Flow {
    Flow(
      leaves: !flows.isEmpty && flows.allSatisfy(\.leaves),
      isOfLoop: !flows.isEmpty && flows.allSatisfy { $0.leaves && $0.isOfLoop }, results: flows.flatMap(\.results))
  }
}
