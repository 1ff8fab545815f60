import AVFoundation
import SwiftUI

@main
struct CameraApp: App {
  @StateObject private var model = CameraModel()

  var body: some Scene {
    WindowGroup {
      VStack {
        Text("Camera")
        Toggle("Depth", isOn: $model.wantsDepth)
      }
      .task { await model.start() }
    }
  }
}
