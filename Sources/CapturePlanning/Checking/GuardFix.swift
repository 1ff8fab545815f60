import CaptureModel
import CapturePlans
import JSONSource

/// Makes a fix for findings about a setting that the device lacks: the app asks at run time whether the device supports
/// it.
struct GuardFix {
  private let document: JSONDocument
  private let editor: DocumentEditor
  private var pointers: PointerFinder

  init(_ document: JSONDocument) {
    self.document = document
    editor = DocumentEditor(document)
    pointers = PointerFinder(document)
  }

  /// The guard as a fix for a finding; `nil` if the finding is about something else, or if its place can't be guarded.
  mutating func fix(for finding: Finding) -> Fix? {
    guard let lack = finding.lack, finding.severity > .note, let place = lack.places.first else { return nil }
    let path = pointers.pointer(to: place).split(separator: "/").map(String.init)
    guard let first = path.first else { return nil }
    if first == "session", path.count > 1 {
      let controls = GraphGuard.Section.controls.rawValue
      if path[1] == controls, path.count > 2 { return fix(at: Array(path.prefix(3)), .controls, nil, lack) }
      return fix(at: [first], .session, path[1], lack)
    }
    if first == GraphGuard.Section.app.rawValue, path.count > 1 { return fix(at: [first], .app, path[1], lack) }
    guard let section = GraphGuard.Section(rawValue: first), path.count > 1 else { return nil }
    return fix(at: Array(path.prefix(2)), section, path.count > 2 ? path[2] : nil, lack)
  }

  private func fix(at path: [String], _ section: GraphGuard.Section, _ key: String?, _ lack: Lack) -> Fix? {
    guard let object = document.value(at: "/" + path.joined(separator: "/")) else { return nil }
    let range = document.range(of: object)
    if lack.isOfElement {
      guard GuardableKeys.mayBeOptional(section) else { return nil }
      return Fix(
        "make it optional: the app adds it only on devices that support it", .unsafe, isGuard: true,
        edits: editor.changing(range, set: [("optional", "true")]))
    }
    let type = document.member("type", of: object).flatMap { document.string(of: $0.value) }
      .flatMap { OutputType(spelling: $0) }
    guard let key, GuardableKeys.contains(key, in: section, ofType: type) else { return nil }
    let title = "set \(key) only where it is supported"
    guard let list = document.member("whereSupported", of: object)?.value else {
      let edits = editor.changing(range, set: [("whereSupported", "[\(JSONString.quoted(key))]")])
      return Fix(title, .unsafe, isGuard: true, edits: edits)
    }
    let isNamed = document.elements(of: list).contains { document.string(of: $0) == key }
    guard document.kind(of: list) == .array, !isNamed else { return nil }
    return Fix(
      title, .unsafe, isGuard: true, edits: [editor.adding(JSONString.quoted(key), to: document.range(of: list))])
  }
}

extension JudgedGraph {
  /// The same findings; those about a setting that the device lacks also offer a guard.
  func offeringGuards() -> JudgedGraph {
    guard let document = reading.document, reading.source.mayBeQuoted,
      findings.contains(where: { $0.lack != nil && $0.severity > .note })
    else { return self }
    var guards = GuardFix(document)
    return reporting(
      findings.map { finding in
        guard let fix = guards.fix(for: finding) else { return finding }
        var finding = finding
        finding.fixes.append(fix)
        return finding
      })
  }
}
