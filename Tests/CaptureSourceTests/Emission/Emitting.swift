import CapplanCommand
import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSource
import CaptureSession
import DeviceFacts
import DeviceProfiles
import JSONSource
import RuleKit
import TestSupport
import Testing

/// Graphs, and what is emitted of them.
struct Emitting {
  /// A graph on a device.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let profile: DeviceProfile
    var infoPlist: InfoPlistReading?

    var testDescription: String { name }

    /// The graph without what an SDK lacks; `nil` where it lacks nothing.
    func known(to sdk: FakeAVFoundation.SDK) -> GraphForSDK? {
      let reading = Planning.read(SourceText(text), profiles: DeviceProfiles.ids)
      guard let graph = reading.graph, let document = reading.document else { return nil }
      return GraphForSDK(graph, document, sdk: sdk.newest)
    }

    /// What is emitted; `nil` where the graph has errors, or uses without asking what the SDK lacks.
    func emission(typeName: String? = nil, sdk: FakeAVFoundation.SDK = .iOS27) -> SwiftEmission? {
      var options = CheckOptions()
      options.today = CalendarDate(year: 2026, month: 1, day: 1)
      let reading = Planning.read(
        SourceText(text), profiles: DeviceProfiles.ids, infoPlist: infoPlist.map { plist in { _ in plist } })
      let judged = Planning.judge(reading, on: profile, options: options)
      guard let billed = judged.billed, let document = reading.document,
        !judged.findings.contains(where: { $0.severity == .error })
      else { return nil }
      // As `capplan emit` does: what the app leaves out on this device is in the source.
      let known = known(to: sdk)
      if known?.refused.isEmpty == false { return nil }
      let whole = (known?.graph ?? reading.graph).flatMap { graph in
        graph.guards.isEmpty && known == nil
          ? nil : SessionResolver.resolve(graph, on: profile).taking(formatsOf: billed.session)
      }
      let emitter = SessionEmitter(whole ?? billed.session, in: known?.document ?? document)
      return emitter.emit(typeName: typeName, targets: billed.session.graph.aims.targets, costs: billed.costs)
    }
  }

  /// What is emitted of a graph on a bundled profile.
  static func source(_ text: String, on profile: String = "iphone-xs") throws -> String {
    let test = Case(name: "graph", text: text, profile: try Bundled.profile(profile))
    return SwiftCode.text(of: try #require(test.emission(typeName: "Built")).code)
  }

  /// What is emitted of a starter graph.
  static func source(of template: StarterTemplate) throws -> String {
    let test = try #require(starters.first { $0.name == template.rawValue })
    return SwiftCode.text(of: try #require(test.emission(typeName: "Built")).code)
  }

  /// The starter graphs, each on the device that it is made for.
  static let starters: [Case] = StarterTemplate.allCases.compactMap { template in
    let reading = Planning.read(SourceText(template.text()), profiles: DeviceProfiles.ids)
    guard let id = reading.graph?.profileNames.first, let profile = try? Bundled.profile(id) else { return nil }
    return Case(name: template.rawValue, text: template.text(), profile: profile)
  }

  /// The examples of rules that have no errors.
  static let examples: [Case] = Rule.all.flatMap { rule in
    rule.examples.enumerated().compactMap { number, example -> Case? in
      guard example.isPassing else { return nil }
      let own = example.profileText.map { Bundled.decode(SourceText(name: example.profile, $0)).profile }
      guard let profile = own.map({ $0?.withFamilyFacts() }) ?? (try? Bundled.profile(example.profile)) else {
        return nil
      }
      return Case(
        name: "\(rule.id) \(number + 1)", text: example.text, profile: profile, infoPlist: example.infoPlist)
    }
  }

  /// Random graphs, each on a profile of its own.
  static let random: [Case] = {
    var generator = SeededGenerator(14)
    return (0..<200).map { number in
      let profile = RandomGraph.profiles[number % RandomGraph.profiles.count]
      let graph = RandomGraph(on: profile, using: &generator).demanding(using: &generator)
      return Case(name: "random \(number)", text: graph.text, profile: profile)
    }
  }()
}
