import CaptureModel
package import CapturePlans
import CaptureSession
import JSONSource

/// The things that an app leaves out on a device, in words.
package enum GuardWords {
  /// A verdict, with the things that the app leaves out: `runs, without torchMode`.
  static func verdict(_ words: String, without names: [String]) -> String {
    names.isEmpty ? words : "\(words), without \(names.sentence)"
  }

  /// The verdict on a result. If nothing is connected, it names the optional cameras and microphones that the device
  /// lacks.
  package static func verdict(of result: CheckResult) -> String {
    guard result.answer.isIdle else { return result.answer.words }
    let inputs = result.leftOut.filter { $0.guarded.section == .inputs && $0.guarded.key == nil }
    return verdict(result.answer.words, without: names(of: inputs))
  }

  /// The names of things that are left out; where several elements have the same key, with their owners, each once.
  static func names(of leftOut: [LeftOut]) -> [String] {
    let names = leftOut.map { some($0.values, of: name(of: $0.guarded)) }
    var all: [String] = []
    for (left, name) in zip(leftOut, names) {
      let name = names.count { $0 == name } > 1 ? title(of: left) : name
      if !all.contains(name) { all.append(name) }
    }
    return all
  }

  /// The name of a guarded key, or of an element: its id.
  private static func name(of guarded: GraphGuard) -> String { guarded.key ?? guarded.name ?? place(of: guarded) }

  private static func place(of guarded: GraphGuard) -> String {
    switch guarded.section {
    case .session: "the session"
    case .app: "the app"
    case .inputs, .outputs, .connections, .photoSettings, .controls:
      guarded.ends.map(connection) ?? "\(guarded.section.rawValue)[\(guarded.index)]"
    }
  }

  /// A connection by its ends, which stay where it moves: `the connection from "back" (video) to "movie"`.
  private static func connection(_ ends: GraphGuard.Ends) -> String {
    let ports = ends.ports.map { $0.joined(separator: " ") }
    return "the connection from \"\(ends.input)\"" + (ports.isEmpty ? "" : " (\(ports.sentence))")
      + " to \"\(ends.output)\""
  }

  /// A guarded key and its owner, or an element.
  static func title(of guarded: GraphGuard) -> String {
    let owner = guarded.name.map { "\"\($0)\"" } ?? place(of: guarded)
    return guarded.key.map { "\($0) of \(owner)" } ?? owner
  }

  /// The same for something that is left out, with the values if some of a list stay.
  static func title(of leftOut: LeftOut) -> String { some(leftOut.values, of: title(of: leftOut.guarded)) }

  /// Some values of a list: `hair of enabledSemanticSegmentationMatteTypes`.
  private static func some(_ values: [String], of list: String) -> String {
    values.isEmpty ? list : "\(values.sentence) of \(list)"
  }

  /// What is told of some settings by their names; nothing if there are none.
  static func told(
    _ settings: [GraphGuard], _ words: (_ names: String, _ isOne: Bool) -> String
  ) -> [String] {
    let names = settings.map { title(of: $0) }
    return names.isEmpty ? [] : [words(names.sentence, names.count == 1)]
  }

  /// The guarded settings that a plan no longer asks for, and those that it gives up; a sentence each.
  static func gone(dropped: [DroppedSetting], lost: [GraphGuard]) -> [String] {
    let noLonger = [true, nil, false].flatMap { isSupported in
      told(dropped.filter { $0.isSupported == isSupported }.map(\.setting)) { names, isOne in
        "no longer asks for \(names): " + reason(isSupported, isOne: isOne)
      }
    }
    return noLonger + givenUp(lost)
  }

  /// The guarded settings that a plan gives up, on some devices or on all; a sentence.
  static func givenUp(_ settings: [GraphGuard], on profiles: [String] = []) -> [String] {
    told(settings) { names, isOne in
      "gives up \(names)" + (profiles.isEmpty ? "" : " on \(profiles.sentence)")
        + ": the planned format does not support \(isOne ? "it" : "them")" + (profiles.isEmpty ? "" : " there")
    }
  }

  /// Why a plan no longer asks for settings, by whether the requested formats support them.
  private static func reason(_ isSupported: Bool?, isOne: Bool) -> String {
    let it = isOne ? "it" : "them"
    let known: String
    switch isSupported {
    case true?: return "no plan with as many frames, pixels and other settings has room for \(it)"
    case false?: known = "the requested format does not support \(it)"
    case nil: known = "whether \(isOne ? "it is" : "they are") supported is not known"
    }
    return "\(known), and room for \(it) within the targets would cost frames, pixels, other settings or an unbinned "
      + "format"
  }

  /// The things that are left out now and weren't before; empty if there was no graph before.
  static func newlyLeftOut(_ before: CheckResult?, _ after: CheckResult?) -> [String] {
    guard let before, let after else { return [] }
    let known = before.leftOut.map { title(of: $0) }
    return after.leftOut.map { title(of: $0) }.filter { !known.contains($0) }
  }

  /// What the app leaves out and why: `torchMode of "back": "back" has no torch`.
  static func words(of leftOut: LeftOut) -> String {
    "\(title(of: leftOut)): \(leftOut.reasons.joined(separator: "; "))"
  }

  /// The lines below a verdict: the things that the app leaves out and why, and those that may or may not be supported.
  static func lines(of result: CheckResult) -> [Line] {
    let without = result.leftOut.map { Line(Self.without, words(of: $0)) }
    let open = open(of: result)
    return without
      + told(open) { names, isOne in
        let whether = whether(result, open) ?? "whether \(isOne ? "it is" : "they are") supported"
        return "\(names) (\(whether) is not known; a run of `capplan probe` on such a device tells)"
      }.map { Line(perhaps, $0) }
  }

  /// The settings that the app may leave out; none where the graph doesn't run, since that goes without everything.
  static func open(of result: CheckResult) -> [GraphGuard] {
    if result.verdict == .cannotRun { return [] }
    // With its plan, the app no longer asks for some.
    return result.supportNotKnown.filter { !(result.plan?.dropped.contains($0) ?? false) }
  }

  /// The leads of the lines.
  static let (without, perhaps) = ("without", "perhaps without")

  /// The one fact that tells which of some elements are left out: `whether a session takes 3 controls`.
  private static func whether(_ result: CheckResult, _ elements: [GraphGuard]) -> String? {
    let words = result.missing.filter { missing in
      elements.contains { guarded in missing.lack?.places.contains { guarded.range.contains($0) } ?? false }
    }.map(\.fact.words)
    guard let first = words.first, elements.allSatisfy({ $0.key == nil }), words.allSatisfy({ $0 == first }),
      first.hasPrefix("whether ")
    else { return nil }
    return first
  }

  /// A line with its lead.
  struct Line: Hashable {
    let lead: String
    let text: String

    init(_ lead: String, _ text: String) {
      self.lead = lead
      self.text = text
    }
  }
}
