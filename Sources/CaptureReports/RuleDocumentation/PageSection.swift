public import RuleKit

/// A section of the pages in capplan's source: `graph.md#photos`.
public struct PageSection: Hashable, Sendable {
  /// The page; `capplan help` has a short topic with the same name.
  public let topic: String

  /// The title of the section.
  public let heading: String

  /// The page's file and the section's anchor.
  public var address: String {
    "\(topic).md#" + heading.map { $0 == " " ? "-" : $0.lowercased() }.joined()
  }
}

extension Rule.Area {
  /// The page section about the rules of the area.
  public var page: PageSection {
    switch self {
    case .document: PageSection(topic: "graph", heading: "The document")
    case .session: PageSection(topic: "graph", heading: "Session")
    case .inputs: PageSection(topic: "graph", heading: "Inputs")
    case .ports, .connections: PageSection(topic: "graph", heading: "Ports and connections")
    case .formats: PageSection(topic: "graph", heading: "Formats")
    case .cost: PageSection(topic: "costs", heading: "When a cost is an error")
    case .pressure: PageSection(topic: "costs", heading: "System pressure")
    case .synchronization, .depth: PageSection(topic: "graph", heading: "Synchronized outputs and depth")
    case .photo: PageSection(topic: "graph", heading: "Photos")
    case .video: PageSection(topic: "graph", heading: "Outputs")
    case .audio: PageSection(topic: "graph", heading: "Sound")
    case .app: PageSection(topic: "graph", heading: "The app around it")
    }
  }
}
