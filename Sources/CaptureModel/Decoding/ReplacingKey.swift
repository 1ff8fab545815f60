/// The key for a property of the API that has another form here.
struct ReplacingKey: Sendable {
  /// The key, with its path from the same object: `activeFrameRate.max`.
  let key: String

  /// How its value differs from the property's, in words.
  let conversion: String
}

extension ReplacingKey {
  /// The key for the property with this name, among some fields and their parts; `nil` if there is none.
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
