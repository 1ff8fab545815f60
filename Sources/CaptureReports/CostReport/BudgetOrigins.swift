public import CaptureModel
import CapturePlans
import JSONSource

/// The origins of devices' pixel budgets. If costs are based on different budgets, they don't tell which device does
/// more.
public struct BudgetOrigins: Sendable {
  /// A budget, independent of the profile: iPhone XR and iPhone XS have the same one, since both are fitted to the same
  /// facts.
  private struct Budget: Hashable {
    let numbers: [Double]
    let kind: FactKind
  }

  /// The budgets by the ids of the profiles; a profile without one is left out.
  private var budgets: [String: Budget] = [:]

  /// The profile that each borrowed budget is named after.
  private var owners: [String: String] = [:]

  /// The origins of the budgets of some profiles.
  public init(_ profiles: [DeviceProfile]) {
    for profile in profiles {
      guard let budget = profile.costModel[.pixelBudget] else { continue }
      let parts = [budget, profile.costModel[.pixelBudgetPerWeight]].compactMap { $0 }
      budgets[profile.id] = Budget(
        numbers: parts.flatMap { [$0.low, $0.value, $0.high] }, kind: profile.kind(ofSource: budget.source))
      owners[profile.id] = profile.costModelOf
    }
  }

  /// How many budgets a remark names.
  private static let mostNamed = 4

  /// The budgets of some devices, in order of first mention, and who has each.
  private func grouped(_ devices: [String]) -> (order: [Budget], ids: [Budget: [String]]) {
    var order: [Budget] = []
    var ids: [Budget: [String]] = [:]
    for device in devices {
      guard let budget = budgets[device], ids[budget]?.contains(device) != true else { continue }
      if ids[budget] == nil { order.append(budget) }
      ids[budget, default: []].append(device)
    }
    return (order, ids)
  }

  /// Where the budget of each of some devices comes from: `iphone-xs (derived)`. Only costs of one origin compare.
  func labels(of devices: [String]) -> [String: String] {
    let (order, ids) = grouped(devices)
    var labels: [String: String] = [:]
    for budget in order {
      let own = ids[budget] ?? []
      for device in own { labels[device] = "\(owner(of: own)) (\(budget.kind.rawValue))" }
    }
    return labels
  }

  /// The device that owns the budget these devices share.
  private func owner(of devices: [String]) -> String {
    devices.first { owners[$0] == nil } ?? devices.first.map { owners[$0] ?? $0 } ?? ""
  }

  /// Why costs on these devices can't be compared with each other; `nil` if they can.
  func remark(on devices: [String]) -> String? {
    let (order, ids) = grouped(devices)
    guard order.count > 1 else { return nil }
    var named = order.prefix(Self.mostNamed).map { words($0, of: ids[$0] ?? []) }
    if order.count > Self.mostNamed { named.append("\(order.count - Self.mostNamed) others") }
    return "these costs do not rank the devices, for their pixel budgets have different origins: " + named.sentence
  }

  /// `iphone-17-pro has its own (derived)`, `7 devices have that of conservative (estimated)`
  private func words(_ budget: Budget, of devices: [String]) -> String {
    let subject = devices.count == 1 ? "\(devices[0]) has" : "\(devices.count) devices have"
    let owner = owner(of: devices)
    let whose = devices == [owner] ? "its own" : "that of \(owner)"
    return "\(subject) \(whose) (\(budget.kind.rawValue))"
  }
}

extension BudgetOrigins {
  /// Why the costs of a report can't be compared with each other; `nil` if they can.
  func remark(on report: Report) -> String? {
    remark(on: report.files.flatMap(\.results).filter { $0.costs != nil }.map(\.profile))
  }
}
