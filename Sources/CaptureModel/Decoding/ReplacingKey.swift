/// The key that stands for a property of the API whose value is written another way here.
struct ReplacingKey: Sendable {
  /// The key, with its path below the same object: `activeFrameRate.max`.
  let key: String

  /// How its value follows from the property's, in words.
  let conversion: String
}

extension ReplacingKey {
  /// The key, among these and those of their parts, for the property with this name; `nil` where there is none.
  init?(of property: String, among fields: [SchemaField], path: String = "") {
    for field in fields {
      let kind = field.symbol?.kind
      if let conversion = kind?.conversion, kind?.member(of: field.name) == property {
        self.init(key: path + field.name, conversion: conversion)
        return
      }
      if case .parts = kind, case .object(let parts) = field.type,
        let found = ReplacingKey(of: property, among: parts(), path: "\(path)\(field.name).")
      {
        self = found
        return
      }
    }
    return nil
  }
}
