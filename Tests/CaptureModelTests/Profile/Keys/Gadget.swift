import CaptureModel
import JSONSource

/// An object with a few keys of each kind, such as no profile has.
struct Gadget: KeyedObject {
  var name = ""
  var weight: Int?
  var isNew = false
  var colors: [AutoFocusSystem]?
  var year: ProfileFact<Int>?
  var price: ProfileFact<Int>?
  var shade: Bool?
  var shadeSource: String?
  var bolts: [Bolt] = []
  var depth: Int?
  var width: Int?
  var height: Int?
  var spares: [Bolt] = []
  var twin: String?
  var source: String?

  static var blank: Gadget { Gadget() }

  static func access(_ file: inout GadgetFile, _ body: (inout Gadget) -> Void) { body(&file.gadget) }

  static func visit(_ keys: inout some KeyVisitor<Gadget>) {
    keys.read("version", .formatVersion, about: "The version", .required) { $0.version = $1.value }
    keys.key("name", .text(), about: "The name", .required, place: { $0.place = $1 }) { $1(&$0.name) }
    keys.key("weight", .nullable(.integer(0...100)), about: "The weight", says: .described()) { $1(&$0.weight) }
    keys.key("isNew", .boolean, about: "Whether it is new", .apart) { $1(&$0.isNew) }
    keys.key("colors", .nullable(AutoFocusSystem.listShape), about: "The colours", says: .list(\.rawValue)) {
      $1(&$0.colors)
    }
    keys.fact("year", .integer(1900...2100), about: "The year", .lasting) { $1(&$0.year) }
    keys.fact("price", .integer(0...9), about: "The price") { $1(&$0.price) }
    keys.trait("shade", .boolean, about: "Whether it has a shade", .unshown, source: { $1(&$0.shadeSource) }) {
      $1(&$0.shade)
    }
    keys.key("bolts", .values(of: .object(Bolt.self)), about: "The bolts", [.always, .last]) { $1(&$0.bolts) }
    keys.group("box", about: "The box", .onOneLine) { keys in
      keys.key("depth", .known(.integer(0...9)), about: "The depth") { $1(&$0.depth) }
      keys.group("front", about: "The front", []) { keys in
        keys.key("width", .known(.integer(0...9)), about: "The width", .required) { $1(&$0.width) }
        keys.key("height", .known(.integer(0...9)), about: "The height") { $1(&$0.height) }
      }
    }
    keys.key("spares", .values(of: .object(Bolt.self)), about: "The spare bolts") { $1(&$0.spares) }
    keys.key("twin", .text(), about: "The twin", .never, reads: { $0.gadget.twin = $1.value + "!" }) { $1(&$0.twin) }
    keys.key("source", .sourceID, about: "The id of the source", .apart) { $1(&$0.source) }
  }

  /// The whole of it as a document has it.
  static let document = """
    {
      "name": "tin",
      "weight": 7,
      "isNew": true,
      "colors": ["none", "contrastDetection"],
      "year": { "value": 2001, "source": "old" },
      "price": 3,
      "shade": true,
      "box": { "depth": 2, "front": { "width": 4, "height": 3 } },
      "spares": [
        { "size": 5 }
      ],
      "source": "own",
      "bolts": [
        { "size": 1, "isLong": true },
        { "size": 2 }
      ]
    }
    """
}

/// A part of a gadget.
struct Bolt: KeyedObject, ShapedObject {
  var size = 0
  var isLong = false

  static var blank: Bolt { Bolt() }

  static var isOnOneLine: Bool { true }

  static let shape = ObjectShape(keysOf: Bolt.self)

  static func visit(_ keys: inout some KeyVisitor<Bolt>) {
    keys.key("size", .integer(0...99), about: "The size", .required) { $1(&$0.size) }
    keys.key("isLong", .boolean, about: "Whether it is long") { $1(&$0.isLong) }
  }
}

/// A gadget as its document has it.
struct GadgetFile: Sendable {
  var gadget = Gadget()
  var version: Int?
  var place: SourceRange?

  static let shape = ObjectShape(keysOf: Gadget.self, make: { GadgetFile() })
}
