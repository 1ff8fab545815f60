import CaptureModel
import CaptureSession

extension StartingPoint.Formats {
  /// The facts that stop a plan: of a camera that is to stay as it is anyway, none does.
  func unsettled(in request: ReductionRequest) -> [Fact] {
    unsettled.filter { fact in
      let input = fact.inputOfFormat.flatMap { session.graph.inputIndex(named: $0) }
      return input.map { request.keep[$0]?.isUntouched != true } ?? true
    }
  }
}
