import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

/// A mistake in a graph: it gives the rate to run at as `maxFrameRate`, which is the highest rate of the format itself.
struct RateSlip {
  private let camera: ResolvedCamera
  private let asked: Located<FrameRate>

  /// The format that the other keys mean.
  let format: DeviceFormat
  private let isMultiCam: Bool

  /// `nil` if the rate is right, or if not only the rate is wrong.
  init?(_ camera: ResolvedCamera, in session: ResolvedSession) {
    guard let asked = camera.input.activeFormat?.maxFrameRate, let format = session.formatIgnoringRate(of: camera)
    else { return nil }
    self.camera = camera
    self.asked = asked
    self.format = format
    isMultiCam = session.isMultiCam
  }

  /// The reason why there is no such format.
  var note: Finding.Note {
    Finding.Note("'maxFrameRate' is the highest rate of the format itself, not the rate to run it at")
  }

  /// The fix that names the format by its own rate, and runs it at the requested one; `nil` if it can't.
  func fix(_ edit: DocumentEditor) -> Fix? {
    guard let highest = format.highestRate, asked.value < highest, format.holds(asked.value) != false else {
      return nil
    }
    let input = camera.input
    var edits = [edit.replacing(asked.range, with: "\(highest)")]
    let isLimited = (input.maxFrameRateOverride?.value ?? highest) <= asked.value
    if isMultiCam, let override = input.maxFrameRateOverride, !isLimited {
      edits.append(edit.replacing(override.range, with: "\(asked.value)"))
    } else if isMultiCam, !isLimited {
      edits.append(edit.adding("maxFrameRateOverride", "\(asked.value)", to: input.range))
    } else if !isMultiCam, input.activeFrameRate == nil {
      edits.append(edit.adding("activeFrameRate", "{ \"max\": \(asked.value) }", to: input.range))
    }
    return Fix("use \(format), and run it at \(asked.value.perSecond)", .unsafe, edits: edits)
  }
}
