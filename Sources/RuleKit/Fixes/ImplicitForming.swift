import CaptureModel
public import CaptureSession
public import JSONSource

extension ResolvedSession {
  /// The edits that let a session go on forming connections when a fix lists the app's first own connection.
  ///
  /// By default a single-camera session forms connections only as long as the graph lists none that the app adds.
  public func keepingForming(_ edit: DocumentEditor) -> [SourceEdit] {
    let isByDefault = graph.formsByDefault && graph.session?.formsConnections == nil
    return isByDefault && connections.contains { $0.isImplicit }
      ? setting("formsConnections", "\"implicit\"", edit) : []
  }
}
