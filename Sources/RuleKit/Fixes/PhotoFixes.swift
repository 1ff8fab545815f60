import CaptureModel
public import CaptureSession
public import JSONSource

extension PhotoRequest {
  /// Stores the photo in HEIC.
  public func heicFix(_ edit: DocumentEditor) -> Fix {
    var members: [DocumentEditor.NewMember] = [("fileType", "\"heic\"", settings.fileType?.range)]
    if settings.pixelFormat == nil { members.append(("codec", "\"hevc\"", settings.codec?.range)) }
    let dropped = settings.pixelFormat.map { [edit.removing($0.range)] } ?? []
    return Fix("store it as HEIC", .unsafe, edits: edit.writing(members, in: settings.range) + dropped)
  }

  /// A fix that switches something on at the output.
  public func enabling(_ key: String, _ present: Located<Bool>?, _ edit: DocumentEditor) -> Fix {
    output.writing([(key, "true", present?.range)], "enable it on \"\(output.id)\"", edit)
  }
}

extension ResolvedOutput {
  /// A fix that writes members of the output.
  public func writing(_ members: [DocumentEditor.NewMember], _ title: String, _ edit: DocumentEditor) -> Fix {
    Fix(title, .unsafe, edits: edit.writing(members, in: output.range))
  }
}
