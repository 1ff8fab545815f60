import JSONSource

/// A camera in a file, with the name of its format table.
package struct CameraFile: Sendable {
  /// The camera.
  var camera = ProfileCamera()

  /// The place of its type.
  var place: SourceRange?

  /// The name of its list of formats in `formatTables`.
  var table: Located<String>?

  /// The sibling's camera with the same list of formats.
  var formatsOf: Located<CameraReference>?
}

extension CameraFile: ShapedObject {
  package static let shape = ObjectShape(keysOf: ProfileCamera.self, make: { CameraFile() })
}
