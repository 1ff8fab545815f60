import CaptureModel
public import CaptureSession

extension ResolvedSession {
  /// A name for an input or output that a fix adds: the wanted one, with a number if it is taken.
  public func unusedName(_ wanted: String) -> String {
    let taken = Set(graph.outputIndices.map { graph.outputName($0) } + graph.inputIndices.map { graph.inputName($0) })
    var name = wanted
    var number = 2
    while taken.contains(name) {
      name = "\(wanted)\(number)"
      number += 1
    }
    return name
  }
}
