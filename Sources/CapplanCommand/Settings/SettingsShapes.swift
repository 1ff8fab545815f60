import CaptureModel
import CapturePlanning
import CaptureSource
import JSONSource
import RuleKit

extension Shape where Value == String {
  /// A non-empty path, relative to the folder of the settings; `what` describes it.
  static func path(_ what: String) -> Shape {
    let text = Shape.text(what)
    return Shape(.string(what, pattern: #"[\s\S]"#)) { reader, value in
      guard let path = text.read(&reader, value) else { return nil }
      guard !path.isEmpty else {
        reader.report(.unknownValue("a path may not be empty", at: reader.document.range(of: value), label: "empty"))
        return nil
      }
      return path
    }
  }

  /// The name of a Swift type, as `--type-name` takes it.
  static var typeName: Shape {
    let text = Shape.text("the name of a Swift type")
    return Shape(.string("the name of a Swift type", pattern: SwiftText.typeNamePattern)) { reader, value in
      guard let name = text.read(&reader, value) else { return nil }
      guard SwiftText.isTypeName(name), !SwiftText.hidesType(name) else {
        let name = Suggestion.quote(name)
        reader.report(
          .unknownValue(
            "\(name) can't be the name of a type: it takes a capital, then letters, digits and underscores, and no name "
              + "that Swift or Apple has",
            at: reader.document.range(of: value), label: "not a type name"))
        return nil
      }
      return name
    }
  }

  /// A rule, given by id or alias and read as its current id; or `all`.
  static var rule: Shape {
    let text = Shape.text("the id of a rule")
    return Shape(
      .names { SchemaNames(["all"] + Rule.schemaNames.names, aliases: Rule.schemaNames.aliases) }
    ) { reader, value in
      guard let name = text.read(&reader, value) else { return nil }
      if name == "all" { return name }
      guard let rule = Rule.named(name) else {
        reader.report(.unknownRule(name, at: reader.document.range(of: value)))
        return nil
      }
      return rule.id.rawValue
    }
  }
}

extension Shape where Value == [RuleSeverity] {
  /// The levels of some rules, by their current ids.
  static var levels: Shape {
    let level = Shape<RuleLevel>.name("severity")
    let map = Shape<[MapEntry<RuleLevel>]>.map(of: level)
    return Shape(.table(level.schema) { Rule.schemaNames }) { reader, value in
      guard let entries = map.read(&reader, value) else { return nil }
      return entries.compactMap { entry in
        guard let rule = Rule.named(entry.key.value) else {
          reader.report(.unknownRule(entry.key.value, at: entry.key.range))
          return nil
        }
        return RuleSeverity(rule: rule.id.rawValue, level: entry.value.value)
      }
    }
  }
}

extension Rule {
  /// The ids of all rules.
  fileprivate static var schemaNames: SchemaNames {
    SchemaNames(all.map(\.id.rawValue), aliases: all.flatMap(\.aliases).map(\.rawValue))
  }
}

extension Finding {
  /// The finding for a name that isn't a rule.
  fileprivate static func unknownRule(_ name: String, at range: SourceRange) -> Finding {
    let near = Suggestion.nearest(to: name, among: Rule.all.map(\.id.rawValue))
    return .unknownValue(
      "\(Suggestion.quote(name)) is not a rule; `capplan explain` lists them", at: range,
      label: "unknown", suggestion: near)
  }
}

extension Shape where Value == OSVersion {
  /// The SDK that a Swift file is written for, as `--sdk` takes it.
  static var sdk: Shape {
    let version = Shape.version
    return Shape(version.schema) { reader, value in
      guard let sdk = version.read(&reader, value) else { return nil }
      guard FileSDK.isAllowed(sdk) else {
        reader.report(
          .unknownValue(
            "capplan writes no Swift for the SDK of iOS \(sdk); allowed are those of \(FileSDK.allowed)",
            at: reader.document.range(of: value), label: sdk < FileSDK.oldest ? "too old" : "not known"))
        return nil
      }
      return sdk
    }
  }
}
