public import JSONSource

/// What a graph that was drafted from an app's source leaves open. A value that the graph leaves out is `nil`.
public struct GraphDraft: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// The keys that have no single value in the source, or none that could be read.
  public var unread: [DraftedKey] = []

  /// The keys that the app sets later, such as by a tap.
  public var later: [DraftedKey] = []

  /// The program that wrote the draft, until somebody has looked it over.
  public var from: Located<String>?
}

/// A key of a drafted graph that is open, or that the app sets later.
public struct DraftedKey: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// The key: `inputs.camera.activeFormat`.
  public var key: Located<String>?

  /// The place in the source: `CameraManager.swift:69`.
  public var at: Located<String>?

  /// Why it has no single value.
  public var why: Located<String>?

  /// The values that it can have; `nil` if they are not known.
  public var oneOf: Located<[Located<DraftedValue>]>?
}

/// A value that a key of a drafted graph can have.
public enum DraftedValue: Hashable, Sendable {
  /// A flag.
  case flag(Bool)

  /// A number.
  case number(Double)

  /// A name or another text.
  case text(String)
}

extension GraphDraft: ShapedObject {
  package static let shape = ObjectShape<GraphDraft>(
    {
      Field(
        "unread", .values(of: .object(DraftedKey.self)),
        about: "The keys that have no single value in the source, or none that could be read", list: { $1(&$0.unread) })
      Field(
        "later", .values(of: .object(DraftedKey.self)), about: "The keys that the app sets later, such as by a tap",
        list: { $1(&$0.later) })
      Field("from", .text(), about: "The program that wrote the draft, until somebody has looked it over") {
        $1(&$0.from)
      }
    },
    make: { GraphDraft(range: $0) })
}

extension DraftedKey: ShapedObject {
  package static let shape = ObjectShape<DraftedKey>(
    {
      Field("key", .text(), about: "The key: `inputs.camera.activeFormat`", isRequired: true) { $1(&$0.key) }
      Field("at", .text(), about: "The place in the source: `CameraManager.swift:69`") { $1(&$0.at) }
      Field("why", .text(), about: "Why it has no single value") { $1(&$0.why) }
      Field("oneOf", .list(of: DraftedValue.shape), about: "The values that it can have") { $1(&$0.oneOf) }
    },
    make: { DraftedKey(range: $0) })
}

extension DraftedValue {
  fileprivate static let shape = Shape<DraftedValue>(
    .either([.boolean, .number(-1e15...1e15, isInteger: false), .string("a name or another text")]),
    write: { value, _ in
      switch value {
      case .flag(let flag): .boolean(flag)
      case .number(let number): .number(number)
      case .text(let text): .text(text)
      }
    }
  ) { reader, value in
    switch reader.document.kind(of: value) {
    case .true: .flag(true)
    case .false: .flag(false)
    case .number: Shape<Double>.number(-1e15...1e15).read(&reader, value).map { .number($0) }
    default: Shape<String>.text("true, false, a number or a string").read(&reader, value).map { .text($0) }
    }
  }
}

extension CaptureGraph {
  /// Whether a draft could not read a key, such as `app.usageDescriptions`, or the object that holds it.
  public func leavesOpen(_ key: String) -> Bool {
    draft?.unread.contains { entry in
      guard let open = entry.key?.value else { return false }
      return key == open || key.hasPrefix(open + ".")
    } ?? false
  }
}
