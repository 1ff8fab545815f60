import CaptureModel
import CaptureSession
import JSONSource

/// Writes bills of costs as JSON.
enum CostJSON {
  /// Writes a bill as a member; `null` if there is none.
  package static func member(_ name: String, _ bill: CostBill?, to writer: inout JSONWriter) {
    guard let bill else { return writer.member(name, nil as String?) }
    writer.object(name) { writer in
      members(bill.total, to: &writer)
      writer.member("basis", bill.basis.rawValue)
      writer.array("items") { writer in
        for item in bill.items { element(item, to: &writer) }
      }
      writer.array("missing") { writer in
        for fact in bill.missing { writer.element(fact.words) }
      }
    }
  }

  private static func element(_ item: CostBill.Item, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("input", item.input)
      writer.member("factor", item.factor.name)
      members(item.cost, to: &writer)
      writer.member("basis", item.basis.rawValue)
      writer.member("source", item.source)
      member(item.pixels, to: &writer)
    }
  }

  /// The factors of a pixel term: shown with the item, but not added up.
  private static func member(_ term: PixelTerm?, to writer: inout JSONWriter) {
    guard let term else { return writer.member("pixels", nil as String?) }
    writer.object("pixels") { writer in
      if let format = term.format {
        writer.object("format") { writer in FormatJSON.members(of: format, to: &writer) }
      } else {
        writer.member("format", nil as String?)
      }
      member("readout", term.readout, to: &writer)
      writer.array("delivered") { writer in
        for pixels in term.format == nil ? [] : term.delivered { writer.element(pixels) }
      }
      writer.member("sensors", term.sensors)
      writer.member("chargedRate", term.rate?.value)
      member("hdr", term.hdr, to: &writer)
    }
  }

  /// Writes an interval as a member; `null` if there is none.
  static func member(_ name: String, _ interval: CostInterval?, to writer: inout JSONWriter) {
    guard let interval else { return writer.member(name, nil as String?) }
    writer.object(name) { writer in members(interval, to: &writer) }
  }

  private static func members(_ interval: CostInterval, to writer: inout JSONWriter) {
    writer.member("value", interval.value)
    writer.member("low", interval.low)
    writer.member("high", interval.high)
  }
}
