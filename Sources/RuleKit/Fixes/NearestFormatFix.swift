public import CaptureModel
public import CaptureSession
public import JSONSource

extension NearestFormat {
  /// The fix that asks for the nearest multi-cam format, if the camera has one.
  public static func multiCamFixes(_ request: FormatRequest, of device: ProfileCamera, _ edit: DocumentEditor) -> [Fix]
  {
    multiCam(to: request, of: device).map { [$0.fix(request, edit)] } ?? []
  }

  /// The edit that asks for this format instead.
  public func fix(_ request: FormatRequest, _ edit: DocumentEditor) -> Fix {
    Fix("use \(format)", .unsafe, edits: [edit.replacing(request.range, with: format.requestText)])
  }
}
