import CaptureModel
import JSONSource

extension CostBill {
  /// The bill whose items, and so their sum, span this bill and another, since the device decides which it is.
  package func spanning(_ other: CostBill) -> CostBill {
    guard total != other.total else { return self }
    let added = other.missing.filter { !missing.contains($0) }
    return CostBill([CostLedger.Entry(items: spannedItems(other))], alsoMissing: missing + added)
  }

  /// The items of both bills; one that only one of them has may cost nothing.
  private func spannedItems(_ other: CostBill) -> [Item] {
    // A reading is of the whole session, so the other bill is one item too.
    if isRead != other.isRead {
      return (isRead ? self : other).items.map { $0.at(total, or: other.total, known: basis.weaker(other.basis)) }
    }
    var others = other.items
    let own = items.map { item in
      guard let index = others.firstIndex(where: { $0.input == item.input && $0.factor == item.factor }) else {
        return item.at(item.cost, or: .zero, known: item.basis)
      }
      let same = others.remove(at: index)
      return item.at(item.cost, or: same.cost, known: item.basis.weaker(same.basis))
    }
    return own + others.map { $0.at(.zero, or: $0.cost, known: $0.basis) }
  }
}

extension CostBill.Item {
  /// The item at one of two costs.
  fileprivate func at(_ cost: CostInterval, or other: CostInterval, known basis: FactKind) -> CostBill.Item {
    guard cost != other else { return self }
    let both = cost.union(other)
    return CostBill.Item(
      input: input, factor: factor, cost: cost.value == other.value ? both : both.withoutValue, basis: basis,
      source: source, pixels: nil)
  }
}
