public import JSONSource

/// The system that an app is built for. A value that the graph leaves out is `nil`.
public struct Deployment: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// The platform that the app runs on.
  public var platform: Located<Platform>?

  /// The deployment target: the oldest system that the app runs on.
  public var minimumOS: Located<OSVersion>?

  /// The SDK that the app is linked with: some behaviour follows it, not the system.
  public var linkedSDK: Located<OSVersion>?
}

extension CaptureGraph {
  /// The devices that can install the app.
  public var deploymentTarget: DeploymentTarget {
    DeploymentTarget(platform: deployment?.platform?.value, minimumOS: deployment?.minimumOS?.value)
  }
}

extension Deployment: ShapedObject {
  package static let shape = ObjectShape<Deployment>(
    {
      Field("platform", .name("platform"), about: "The platform that the app runs on") { $1(&$0.platform) }
      Field("minimumOS", .version, about: "The deployment target: the oldest system that the app runs on") {
        $1(&$0.minimumOS)
      }
      Field(
        "linkedSDK", .version, about: "The SDK that the app is linked with: some behaviour follows it, not the system"
      ) { $1(&$0.linkedSDK) }
    },
    make: { Deployment(range: $0) })
}
