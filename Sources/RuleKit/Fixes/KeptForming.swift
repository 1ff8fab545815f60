import CaptureModel
public import CaptureSession
public import JSONSource

extension ResolvedSession {
  /// The edits that keep a session forming connections when the first one is listed that the app adds.
  ///
  /// A single session forms them by default only as long as the graph lists none of the app's own.
  public func keepingForming(_ edit: DocumentEditor) -> [SourceEdit] {
    let isByDefault = graph.formsByDefault && graph.session?.formsConnections == nil
    return isByDefault && connections.contains { $0.isImplicit }
      ? setting("formsConnections", "\"implicit\"", edit) : []
  }
}
