import CaptureModel
import CaptureReading
import SwiftReading

/// All that the code does to one key of one object, in order.
struct KeyHistory {
  /// One write.
  struct Write {
    let value: CodeValue
    let place: SwiftPlace
    let conditions: [CodeCondition]
    let phase: CodeEvent.Phase
  }

  let key: DraftKey

  /// Whether the session is one of several cameras, which limits its formats.
  let isMultiCam: Bool

  /// What the app asks of the depth formats that it sets.
  let depthFormats: [CodeValue]
  var writes: [Write] = []

  /// A value as the key's.
  func json(_ value: CodeValue) -> JSONTree? { key.json(value, isMultiCam: isMultiCam, beside: depthFormats) }
}

/// What a key comes to.
enum KeyResult {
  /// It has one value; the app asks first if it is supported.
  case known(JSONTree, SwiftPlace, isGuarded: Bool)

  /// It has no single value, or none that is known.
  case open(why: String, [JSONTree], SwiftPlace)
}

extension KeyHistory {
  /// What the writes up to a phase come to, for an object that is there under some conditions; `nil` without writes.
  func result(upTo phase: CodeEvent.Phase, given: Set<CodeCondition>) -> KeyResult? {
    var base: (write: Write, isGuarded: Bool)?
    var others: [(write: Write, why: String)] = []
    for write in writes where write.phase <= phase {
      let more = write.conditions.filter { !given.contains($0) }
      switch Self.kind(of: more, key) {
      case .always:
        base = (write, false)
        others = []
      case .supported:
        if base == nil, others.isEmpty {
          base = (write, true)
        } else {
          others.append((write, "set where it is supported"))
        }
      case .sometimes(let why): others.append((write, why))
      }
    }
    guard let first = base?.write ?? others.first?.write else { return nil }
    let all = (base.map { [$0.write] } ?? []) + others.map(\.write)
    let values = values(all.flatMap(\.value.choicesForKeys))
    if others.isEmpty, let base {
      if case .open(let reason) = base.write.value {
        return .open(why: reason, [], first.place)
      }
      guard let value = json(base.write.value) else {
        let why = base.write.value.isChoice ? "it has one of several values" : key.reason(for: base.write.value)
        return .open(why: why, values, first.place)
      }
      return .known(value, base.write.place, isGuarded: base.isGuarded)
    }
    // Writes of the same value under other conditions, and one that always holds, leave it as it is.
    if let base, !base.isGuarded, let value = json(base.write.value),
      others.allSatisfy({ json($0.write.value).map(DraftedValueOfKey.text) == DraftedValueOfKey.text(value) })
    {
      return .known(value, base.write.place, isGuarded: false)
    }
    return .open(
      why: others.first?.why ?? "it has one of several values", values, others.first?.write.place ?? first.place)
  }

  private enum Kind { case always, supported, sometimes(String) }

  private static func kind(of conditions: [CodeCondition], _ key: DraftKey) -> Kind {
    var isAsked = false
    for condition in conditions {
      switch condition {
      case .accepted, .exists: continue
      case .supported(let test):
        guard key.isAsked(by: test) else { return .sometimes("set only if \(condition.words)") }
        isAsked = true
      case .system:
        guard key.isAskedBySystem else { return .sometimes("set only if \(condition.words)") }
        isAsked = true
      case .lacks, .other: return .sometimes("set only if \(condition.words)")
      }
    }
    return isAsked ? (key.mayBeGuarded ? .supported : .always) : .always
  }

  private func values(_ all: [CodeValue]) -> [JSONTree] {
    var values: [JSONTree] = []
    for value in all {
      guard let json = json(value), json.isScalarForDraft else { continue }
      if !values.contains(where: { DraftedValueOfKey.text($0) == DraftedValueOfKey.text(json) }) { values.append(json) }
    }
    return values
  }
}

extension JSONTree {
  /// Whether it may stand in a list of alternatives.
  var isScalarForDraft: Bool {
    switch self {
    case .boolean, .number, .text: true
    case .array, .object: false
    }
  }
}
