import CaptureModel
package import CapturePlans
import CaptureSession
import JSONSource
import RuleKit

extension Ground {
  /// The fact that must be true, by itself: `the back wide camera is there`.
  package var words: String {
    switch subject {
    case .camera(let key): "the \(key) camera is there"
    case .onlyCamera(let key): "the \(key) camera is the only \(key.deviceType.shortName) camera"
    case .lastSystem: "the device gets no newer system"
    case .beams: "the microphones have the beams to record from"
    case .deviceSet(let keys) where keys.count == 1: "\(keys[0]) runs in a multi-camera session"
    case .deviceSet(let keys): "\(keys.map(\.description).sentence) run together"
    case .format(let format, let input): "\(input) has \(format)"
    case .specifiedFormat(let format, let input): "\(input) has \(format), by Apple's specification"
    case .multiCamFormat(let format, let input): "\(input) runs \(format) beside other cameras"
    case .formatList(let input): "\(input) has no other formats"
    case .asked(let fact): fact.statement
    case .found(let message): message
    case .cost(let cost, let interval): "\(cost.rawValue) is \(CostText.interval(interval))"
    case .ignored(let rule): "ignored: \(rule)"
    }
  }
}

/// The facts behind a verdict in a few words: only the weakest, since a chain is no stronger than its weakest link, and
/// the statements of the graph's author.
package struct GroundSummary {
  private let grounds: [Ground]

  /// A summary of some facts.
  package init(_ grounds: [Ground]) { self.grounds = grounds }

  /// The text; `nil` if there are no facts to show.
  ///
  /// `the formats of back and front; back wide and front wide run together (estimated)`
  package var words: String? {
    var parts: [String] = []
    if let weakest = FactKind.allCases.last(where: { kind in grounds.contains { $0.kind == kind } }) {
      parts.append(list(grounds.filter { $0.kind == weakest }).joined(separator: "; ") + " (\(weakest.rawValue))")
    }
    let accepted = grounds.filter { $0.kind == nil }.map(\.words)
    if !accepted.isEmpty { parts.append(accepted.joined(separator: "; ") + " (by the graph's author)") }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  private func list(_ grounds: [Ground]) -> [String] {
    var names: [String] = []
    var statements: [String] = []
    var cameras: [String] = []
    var formats: [String] = []
    var specified: [String] = []
    var flags: [String] = []
    var lists: [String] = []
    for ground in grounds {
      switch ground.subject {
      case .camera(let key): cameras.append(key.description)
      case .format(_, let input): formats.append(input)
      case .specifiedFormat(_, let input): specified.append(input)
      case .multiCamFormat(_, let input): flags.append(input)
      case .formatList(let input): lists.append(input)
      case .lastSystem, .onlyCamera, .beams, .deviceSet, .asked, .found, .cost, .ignored:
        statements.append(ground.words)
      }
    }
    func add(_ one: String, _ several: String, _ all: [String], after tail: String = "") {
      // A camera has a fact of its own for each of several formats.
      let inputs = all.indices.filter { !all[..<$0].contains(all[$0]) }.map { all[$0] }
      if !inputs.isEmpty { names.append((inputs.count == 1 ? one : several) + inputs.sentence + tail) }
    }
    add("the list of formats of ", "the lists of formats of ", lists)
    add("the format of ", "the formats of ", formats)
    add("the format of ", "the formats of ", specified, after: ", by Apple's specification")
    add("the format of ", "the formats of ", flags.filter { !formats.contains($0) }, after: " beside other cameras")
    if !cameras.isEmpty { statements.append("the device has \(cameras.map { "a \($0)" }.sentence) camera") }
    return names + statements
  }
}
