extension ProbeSource {
  /// How to use the file, and the type that runs the probe.
  var head: String {
    #"""
    // Made by \#(tool) (`capplan probe`). It reads what the cameras of a device can do, and what sessions cost there.
    //
    // 1. Add the file to an app target whose Info.plist has NSCameraUsageDescription, and NSMicrophoneUsageDescription for
    //    microphones too.
    // 2. Run it on a device, from a debug button or a device test: `try await \#(type).run()`. It says what it does and
    //    how long that takes. Keep the app in front, with no other session; a run that was stopped goes on where it was.
    // 3. Save the log, or fetch capplan-profile.json and capplan-readings.json from the app's Documents folder:
    //    `capplan import` makes a profile of them, `capplan calibrate` fits its cost model.

    import AVFoundation
    import UIKit

    /// Reads the facts of this device's cameras and the costs of sessions that differ in one thing each.
    ///
    /// An object lives on the probe's queue from its beginning to its end, and has one session at a time. It is isolated to
    /// no actor in modules, too, whose default is the main actor.
    nonisolated final class \#(type) {
      /// What a run leaves in the app's Documents folder.
      struct Files: Sendable {
        let profile: URL
        let readings: URL
      }

      /// Why a run ended early. What was read until then is in the files; the next run goes on behind it.
      enum Failure: Error {
        /// The Info.plist has no NSCameraUsageDescription: the system would end an app that asks for the camera.
        case noUsageDescription
        case noCameraAccess
        /// The Simulator has none.
        case noCameras
        /// Another run of the probe has the cameras.
        case isRunning
        /// The device did not cool down in time.
        case tooHot
        /// Another app, a call or the background took the cameras, and did not give them back in time.
        case interrupted
        /// Sessions failed one after the other, for a reason that is not what they are made of.
        case sessionFailed(AVError.Code)
      }

      /// Seconds that a session runs before its costs are read again, and that are waited after something failed.
      private static let settling = 0.5, pause = 10.0

      /// How often a hot or interrupted device is waited for, and a session that failed is tried again.
      private static let pauses = 30, attempts = 3

      /// From where no session starts, and from where one that runs is stopped: places in `pressureLevels`.
      private static let serious = 2, critical = 3

      private static let queue = DispatchQueue(label: "capplan probe", qos: .userInitiated)

      private let log: (String) -> Void
      private let hasMicrophone: Bool
      private let folder: URL
      private let model: String
      private let process = ProcessInfo.processInfo
      private let cancellation: Cancellation

      private init(
        hasMicrophone: Bool, folder: URL, cancellation: Cancellation, log: @escaping (String) -> Void
      ) {
        self.hasMicrophone = hasMicrophone
        self.folder = folder
        self.cancellation = cancellation
        self.log = log
        model = Self.modelIdentifier()
      }

      /// Whether a run has the cameras and the idle timer.
      @MainActor private static var isRunning = false

      /// Runs the probe. `log` gets each line; the lines that begin with `capplan-probe` are what `capplan import` reads.
      /// A run whose task is cancelled ends after the session at hand. The cameras get back their
      /// formats, color spaces, zoom and HDR; their frame rates become those of the formats.
      @MainActor
      @discardableResult
      static func run(log: @escaping @Sendable (String) -> Void = { print($0); fflush(nil) }) async throws -> Files {
        guard !isRunning else { throw Failure.isRunning }
        guard Bundle.main.object(forInfoDictionaryKey: "NSCameraUsageDescription") != nil else {
          throw Failure.noUsageDescription
        }
        isRunning = true
        defer { isRunning = false }
        guard await AVCaptureDevice.requestAccess(for: .video) else { throw Failure.noCameraAccess }
        var hasMicrophone = Bundle.main.object(forInfoDictionaryKey: "NSMicrophoneUsageDescription") != nil
        if hasMicrophone { hasMicrophone = await AVCaptureDevice.requestAccess(for: .audio) }
        let mayUseMicrophone = hasMicrophone
        let folder = try FileManager.default.url(
          for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)

        // A screen that locks itself takes the cameras away.
        let wasDisabled = UIApplication.shared.isIdleTimerDisabled
        UIApplication.shared.isIdleTimerDisabled = true
        defer { UIApplication.shared.isIdleTimerDisabled = wasDisabled }
        let cancellation = Cancellation()
        return try await withTaskCancellationHandler {
          try await withCheckedThrowingContinuation { continuation in
            queue.async {
              let probe = Self(
                hasMicrophone: mayUseMicrophone, folder: folder, cancellation: cancellation, log: log)
              continuation.resume(with: Result { try probe.run() })
            }
          }
        } onCancel: {
          cancellation.cancel()
        }
      }

      private func run() throws -> Files {
        let cameras = Self.cameras()
        if cameras.isEmpty { throw Failure.noCameras }
        if !hasMicrophone { log("capplan: no access to the microphone; it is left out") }
        log("capplan: reading \(cameras.count) cameras of \(model)")
        let states = cameras.map(CameraState.init)
        defer { states.forEach { $0.restore() } }
        let profile = try write(self.profile(of: cameras), as: "profile")
        var readings = try ReadingStore(folder, for: "\(model) \(process.operatingSystemVersionString)")
        let stop = Result { try measure(self.experiments(with: cameras), into: &readings) }
        // What was read before a stop is kept and told too.
        let document = try write(self.readings(readings), as: "readings")
        try stop.get()
        return Files(profile: profile, readings: document)
      }
    }
    """#
  }
}
