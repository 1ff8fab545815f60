import CaptureModel
public import CaptureSession
public import JSONSource

extension PhotoRequest {
  /// A fix that stores the photo as HEIC.
  public func heicFix(_ edit: DocumentEditor) -> Fix {
    var members = [(key: "fileType", json: "\"heic\"")]
    if settings.pixelFormat == nil { members.append(("codec", "\"hevc\"")) }
    let dropped = settings.pixelFormat.map { [edit.removing($0.range)] } ?? []
    return Fix("store it as HEIC", .unsafe, edits: edit.changing(settings.range, set: members) + dropped)
  }

  /// A fix that turns a setting of the output on.
  public func enabling(_ key: String, _ edit: DocumentEditor) -> Fix {
    output.setting([(key, "true")], "enable it on \"\(output.id)\"", edit)
  }
}

extension ResolvedOutput {
  /// A fix that sets members of the output.
  public func setting(_ members: [(key: String, json: String)], _ title: String, _ edit: DocumentEditor) -> Fix {
    Fix(title, .unsafe, edits: edit.changing(output.range, set: members))
  }
}
