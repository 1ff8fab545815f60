public import CaptureModel
public import CapturePlans
import JSONSource

extension GraphDocument {
  /// The document with a warning that it names no profile and is checked on the default one.
  ///
  /// `profiles` are the ids of the profiles that it is checked on; `lastSystem` is the last system of the default one.
  /// There is no warning if the text isn't a graph, has an error of syntax, or the options leave the warning out.
  public func noting(
    defaultProfile: String, checkedOn profiles: [String], lastSystem: LastSystem? = nil, options: CheckOptions
  ) -> GraphDocument {
    guard let graph, !isUnreadable, options.selection.includes(DocumentFault.profileDefaulted.id) else { return self }
    var newer: SymbolUse?
    if case .version(let last)? = lastSystem { newer = graph.symbols.first { $0.since > last } }
    return adding(.profileDefaulted(graph, checkedOn: profiles, default: defaultProfile, lacking: newer))
  }
}
