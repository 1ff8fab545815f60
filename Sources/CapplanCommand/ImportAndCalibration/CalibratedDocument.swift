import CaptureModel
import CaptureSession
import DeviceFacts
import JSONSource

/// A profile's document with a fitted cost model; everything else stays as it is, byte for byte.
struct CalibratedDocument {
  /// The text of the document.
  let bytes: [UInt8]

  /// The ids for the sources of the fit. If the profile already has them, they come from an earlier calibration.
  static func sources(in profile: DeviceProfile) -> Calibration.Sources {
    func id(_ name: String, _ kind: FactKind) -> String {
      var id = name
      while let known = profile.source(id), known.kind != kind { id += "+" }
      return id
    }
    return Calibration.Sources(
      measured: id("calibrated", .measured), estimated: id("calibrated-estimate", .estimated))
  }

  init(_ calibration: Calibration, of profile: DeviceProfile, _ document: JSONDocument, readings: String) {
    var model = calibration.coefficients
    model.note = Self.note(calibration, readings)
    let reference = "capplan calibrate: \(readings)"
    let isExplained = calibration.unexplained.isEmpty
    let fitted = [
      ProfileSource(
        id: calibration.sources.measured, kind: .measured, reference: reference,
        note: "Least squares within the laws of the cost model; the bounds include every reading, to its digits."),
      ProfileSource(
        id: calibration.sources.estimated, kind: .estimated, reference: reference,
        note: isExplained
          ? "The readings bound these coefficients, but can't tell them apart from others, or none is left to check them. Coefficients that can't be told apart share evenly."
          : "The cost model does not explain the readings; the bounds include how far it misses them."),
    ].filter { source in Self.sources(of: model).contains(source.id) }
    let editor = DocumentEditor(document)
    let root = document.range(of: document.root)
    var edits = editor.changing(
      root, set: [("costModel", Self.text(at: 1) { writer in model.write(to: &writer) })],
      remove: ["costModelOf", "readingsOf"])
    let others = profile.sources.filter { source in
      Self.sources(of: model).contains(source.id) && !fitted.contains { $0.id == source.id }
    }
    edits += Self.sourceEdits(fitted + others, count: fitted.count, document, editor, root)
    let bytes = SourceEdit.apply(edits.sorted { $0.range < $1.range }, to: document.source.bytes)
    self.bytes = bytes + (bytes.last == 0x0A ? [] : [0x0A])
  }

  /// The sources that a model names. If the model was taken over from another profile, they are that profile's.
  private static func sources(of model: CostCoefficients) -> Set<String> {
    Set(
      (CoefficientKey.allCases.map { model[$0]?.source } + model.stabilization.map(\.cost.source)
        + model.readings.map(\.source)).compactMap { $0 })
  }

  /// Adds the sources that the document lacks, and updates those from an earlier calibration.
  private static func sourceEdits(
    _ sources: [ProfileSource], count fitted: Int, _ document: JSONDocument, _ editor: DocumentEditor,
    _ root: SourceRange
  ) -> [SourceEdit] {
    let texts = sources.map { source in (source.id, text(at: 2) { writer in source.write(to: &writer) }) }
    guard let list = document.member("sources", of: document.root)?.value, document.kind(of: list) == .array else {
      return [editor.adding("sources", "[\(texts.map(\.1).joined(separator: ", "))]", to: root)]
    }
    var edits: [SourceEdit] = []
    var added: [String] = []
    for (index, (id, text)) in texts.enumerated() {
      let known = document.elements(of: list).first { element in
        document.member("id", of: element).flatMap { document.string(of: $0.value) } == id
      }
      if known == nil {
        added.append(text)
      } else if let known, index < fitted {
        edits.append(editor.replacing(document.range(of: known), with: text))
      }
    }
    if !added.isEmpty {
      let range = document.range(of: list)
      edits.append(editor.adding(added.joined(separator: editor.separator(in: range)), to: range))
    }
    return edits
  }

  /// An object at some depth of the document.
  private static func text(at depth: Int, _ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    writer.object(body)
    let indentation = "\n" + String(repeating: "  ", count: depth)
    return writer.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: indentation)
  }

  private static func note(_ calibration: Calibration, _ readings: String) -> String {
    var parts = ["Fitted to \(readings)."]
    for fit in [calibration.hardware, calibration.pressure].compactMap({ $0 }) {
      let isExplained = !calibration.unexplained.contains { $0.cost == fit.cost }
      let miss =
        fit.isExact && fit.isOfDigits
        ? "within the digits that were read"
        : fit.isExact
          ? "within what hardwareCost leaves open, up to \(JSONNumber.text(of: Self.short(fit.largestMiss)))"
          : "up to \(JSONNumber.text(of: Self.short(fit.largestMiss))) off"
      let check =
        isExplained ? fit.isChecked ? "" : "; no reading is left to check the model" : "; not explained by the model"
      parts.append("\(fit.cost.rawValue): \(fit.rows.count) of them, \(miss)\(check).")
    }
    return parts.joined(separator: " ")
  }

  /// A cost rounded to four decimals.
  private static func short(_ cost: Double) -> Double { (cost * 1e4).rounded(.up) / 1e4 }
}
