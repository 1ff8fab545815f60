import CaptureModel
import JSONSource

/// An object of a report whose other keys depend on the word in one of them.
struct ReportChoice {
  fileprivate let write: (inout JSONWriter) -> Void
}

/// One of the kinds of such objects.
struct ReportVariant<Object>: Sendable {
  /// The word.
  let word: String

  private let shape: ReportShape<Object>

  /// A kind of object with a word and these keys, of which one has the word.
  init(_ word: String, @ReportKeyList<Object> _ keys: () -> [ReportKey<Object>]) {
    self.word = word
    shape = ReportShape(keys)
  }

  /// The kind, as data.
  var schema: SchemaVariant { SchemaVariant(value: word, fields: shape.schema) }

  /// An object of this kind.
  func callAsFunction(_ object: Object) -> ReportChoice {
    ReportChoice { shape.members(of: object, to: &$0) }
  }
}

extension ReportType where Value == ReportChoice {
  /// One of several kinds of object, which the word in a key tells apart.
  static func choice(
    by key: String, _ variants: @autoclosure @escaping @Sendable () -> [SchemaVariant]
  ) -> ReportType {
    ReportType(.variants(key: key, variants)) { choice, key, writer in
      if let key { writer.object(key, choice.write) } else { writer.object(choice.write) }
    }
  }
}
