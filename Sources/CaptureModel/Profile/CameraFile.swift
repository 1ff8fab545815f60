import JSONSource

/// A camera as its file has it, with the name of its format table.
package struct CameraFile: Sendable {
  var camera = ProfileCamera()
  var place: SourceRange?
  var table: Located<String>?
  var formatsOf: Located<CameraReference>?
}

extension CameraFile: ShapedObject {
  package static let shape = ObjectShape(keysOf: ProfileCamera.self, make: { CameraFile() })
}
