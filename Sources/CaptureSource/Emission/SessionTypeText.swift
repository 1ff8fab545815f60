/// The parts of the type that are the same in every file.
enum SessionTypeText {
  /// A format that stands in for the planned one.
  static let substitute = """
    private struct Substitute {
        let input: String
        let format: String
        let isLast: Bool
    }
    """

  /// A setting that the app asks for first, and whether a format supports it.
  static let wish = "private typealias Wish = (setting: String, isMet: (AVCaptureDevice.Format) -> Bool)"

  /// A torch, and what it does while the session runs.
  static let torch = """
    private struct Torch {
        let device: AVCaptureDevice
        let mode: AVCaptureDevice.TorchMode
        let level: Float?
    }
    """

  /// The methods that start and stop the session.
  static func running(lightsTorches: Bool) -> String {
    let light = lightsTorches ? "\n        self.lightTorches()" : ""
    return """

      /// Starts the session once it is built, or lets it go on; `queue` waits until it runs.
      func start() {
          queue.async {
              guard self.isBuilt else { return self.onEvent(.notConfigured) }
              self.isStarted = true
              self.session.startRunning()\(light)
          }
      }

      func stop() {
          queue.async {
              self.isStarted = false
              self.session.stopRunning()
          }
      }

      /// Stops the session, and with it the camera, since a preview layer may keep the session alive.
      /// Nothing waits for the stop.
      deinit {
          for observer in observers { NotificationCenter.default.removeObserver(observer) }
          let last = LastSession(session: session)
          queue.async { last.session.stopRunning() }
      }

      /// A session that nobody else has any more, so that it may go to the queue unchecked.
      private struct LastSession: @unchecked Sendable { let session: AVCaptureSession }
      """
  }

  /// The method that reports to the app what happens to the session.
  static func observing(lightsTorches: Bool) -> String {
    let again = lightsTorches ? "; self.lightTorches()" : ""
    let ended =
      lightsTorches
      ? "guard let self else { return }\n            self.queue.async { self.lightTorches() }\n            self."
      : "self?."
    return """
      private func observe() {
          let center = NotificationCenter.default
          observers = [
              center.addObserver(
                  forName: AVCaptureSession.runtimeErrorNotification, object: session, queue: nil
              ) { [weak self] notification in
                  guard let self else { return }
                  let error = notification.userInfo?[AVCaptureSessionErrorKey] as? any Error
                  if (error as? AVError)?.code == .mediaServicesWereReset {
                      // The session stopped with them, and does not start again by itself.
                      self.queue.async { if self.isStarted { self.session.startRunning()\(again) } }
                  }
                  self.onEvent(.runtimeError(error ?? AVError(.unknown)))
              },
              center.addObserver(
                  forName: AVCaptureSession.wasInterruptedNotification, object: session, queue: nil
              ) { [weak self] notification in
                  let reason = (notification.userInfo?[AVCaptureSessionInterruptionReasonKey] as? Int)
                      .flatMap(AVCaptureSession.InterruptionReason.init)
                  self?.onEvent(.interrupted(reason))
              },
              center.addObserver(
                  forName: AVCaptureSession.interruptionEndedNotification, object: session, queue: nil
              ) { [weak self] _ in
                  \(ended)onEvent(.interruptionEnded)
              },
          ]
      }
      """
  }
}
