import AVFoundation
import UIKit

final class RecorderViewController: UIViewController {
  private lazy var service: CameraService = {
    var configuration = CameraService.Configuration()
    configuration.position = .front
    return CameraService(configuration: configuration)
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    let preview = AVCaptureVideoPreviewLayer(session: service.session)
    preview.videoGravity = .resizeAspectFill
    view.layer.addSublayer(preview)
    service.prepare { error in
      guard error == nil else { return }
      self.service.session.startRunning()
    }
  }
}
