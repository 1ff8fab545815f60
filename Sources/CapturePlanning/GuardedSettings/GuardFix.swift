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
    guard let lack = finding.lack, finding.severity > .note else { return nil }
    let targets = lack.places.map { target(at: $0) }
    guard let first = targets.first.flatMap(\.self) else { return nil }
    // Keys that go together are guarded together: the width and the height of buffers.
    let keys = targets.compactMap(\.self).filter { $0.path == first.path }.compactMap(\.key)
    let distinct = keys.enumerated().filter { keys.firstIndex(of: $0.element) == $0.offset }.map(\.element)
    return fix(at: first, distinct, lack)
  }

  /// An object that may be guarded, or whose key may be.
  private struct Target {
    let path: [String]
    let section: GraphGuard.Section
    let key: String?
  }

  /// What would be guarded for something at a place; `nil` if nothing may be.
  private mutating func target(at place: SourceRange) -> Target? {
    let path = pointers.pointer(to: place).split(separator: "/").map(String.init)
    guard let first = path.first, let section = GraphGuard.Section(rawValue: first), path.count > 1 else { return nil }
    switch section {
    case .session:
      if path[1] == GraphGuard.Section.controls.rawValue, path.count > 2 {
        return Target(path: Array(path.prefix(3)), section: .controls, key: nil)
      }
      return Target(path: [first], section: section, key: path[1])
    case .app: return Target(path: [first], section: section, key: path[1])
    case .inputs, .outputs, .connections, .photoSettings, .controls:
      return Target(path: Array(path.prefix(2)), section: section, key: path.count > 2 ? path[2] : nil)
    }
  }

  private func fix(at target: Target, _ keys: [String], _ lack: Lack) -> Fix? {
    let section = target.section
    guard let object = document.value(at: "/" + target.path.joined(separator: "/")) else { return nil }
    let range = document.range(of: object)
    if lack.isOfElement {
      guard GuardableKeys.mayBeOptional(section) else { return nil }
      return Fix(
        "make it optional: the app adds it only on devices that support it", .unsafe, isGuard: true,
        edits: editor.changing(range, set: [("optional", "true")]))
    }
    let type = document.member("type", of: object).flatMap { document.string(of: $0.value) }
      .flatMap { OutputType(spelling: $0) }
    let list = document.member("whereSupported", of: object)?.value
    let named = list.map { document.elements(of: $0).compactMap { document.string(of: $0) } } ?? []
    let new = keys.filter { GuardableKeys.contains($0, in: section, ofType: type) && !named.contains($0) }
    guard !new.isEmpty else { return nil }
    let title = "set \(new.sentence) only where \(new.count == 1 ? "it is" : "they are") supported"
    let names = new.map { JSONString.quoted($0) }.joined(separator: ", ")
    guard let list else {
      return Fix(
        title, .unsafe, isGuard: true, edits: editor.changing(range, set: [("whereSupported", "[\(names)]")]))
    }
    guard document.kind(of: list) == .array else { return nil }
    return Fix(title, .unsafe, isGuard: true, edits: [editor.adding(names, to: document.range(of: list))])
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
