import CaptureModel
import CapturePlans
import CaptureSession

extension Drawing.Bill {
  /// The bills on a device: each input's share, the total, and the total of a plan.
  static func of(_ device: DrawnDevice, _ graph: CaptureGraph, after plan: SessionCosts?) -> [Self] {
    guard let costs = device.result.costs, device.result.verdict != .invalid else { return [] }
    let targets = device.targets
    var bills: [Self] = []
    if !costs.areNone {
      bills.append(Self("hardwareCost", targets.hardware ?? 1, costs.hardware, plan?.hardware))
    }
    if let pressure = costs.pressure, !pressure.total.tellsNothing {
      bills.append(Self("systemPressureCost", targets.pressure, pressure, plan?.pressure))
    }
    return bills
  }

  private init(_ name: String, _ target: Double?, _ bill: CostBill, _ plan: CostBill?) {
    var bars = CostBars.shares(bill)
    if let plan {
      bars.append(CostBars.Row(name: "asked", cost: bill.total));
      bars.append(CostBars.Row(name: "planned", cost: plan.total))
    } else {
      bars.append(CostBars.Row(name: "total", cost: bill.total))
    }
    (self.name, self.target, self.bars) = (name, target, bars)
  }
}
