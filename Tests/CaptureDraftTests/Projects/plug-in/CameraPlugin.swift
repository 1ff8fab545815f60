// swift-format-ignore-file
import AVFoundation
import Flutter

/// What it does comes through a channel.
public class CameraPlugin: NSObject, FlutterPlugin {
  private let session = AVCaptureSession()
  private let output = AVCaptureVideoDataOutput()
  private var input: AVCaptureDeviceInput?

  public func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult) {
    guard let arguments = call.arguments as? [String: Any] else { return }
    switch call.method {
    case "open": open(arguments, result)
    case "torch": setTorch(arguments["on"] as? Bool ?? false)
    default: result(FlutterMethodNotImplemented)
    }
  }

  private func open(_ arguments: [String: Any], _ result: FlutterResult) {
    let position: AVCaptureDevice.Position = arguments["front"] as? Bool == true ? .front : .back
    guard let device = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: position),
      let cameraInput = try? AVCaptureDeviceInput(device: device)
    else { return }
    session.addInput(cameraInput)
    input = cameraInput
    session.sessionPreset = preset(arguments["preset"] as? String)
    output.alwaysDiscardsLateVideoFrames = arguments["drops"] as? Bool ?? true
    session.addOutput(output)
    if arguments["sound"] as? Bool == true, let microphone = AVCaptureDevice.default(for: .audio),
      let soundInput = try? AVCaptureDeviceInput(device: microphone)
    {
      session.addInput(soundInput)
    }
  }

  private func preset(_ name: String?) -> AVCaptureSession.Preset {
    switch name {
    case "low": return .low
    case "high": return .high
    default: return .medium
    }
  }

  private func setTorch(_ isOn: Bool) {
    guard let device = input?.device, device.hasTorch else { return }
    try? device.lockForConfiguration()
    device.torchMode = isOn ? .on : .off
    device.unlockForConfiguration()
  }
}
