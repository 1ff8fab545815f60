/// A topic of the help: a page of the documentation in short.
package struct HelpTopic: Sendable {
  /// A part of the topic's text.
  package enum Part: Sendable {
    case paragraph(String)
    case table(_ title: String, [(left: String, right: String)])
  }

  /// The folder of the pages in capplan's source.
  package static let folder = "Sources/capplan/capplan.docc"

  /// The word after `capplan help`; it can't be the name of a command.
  package let name: String

  /// What the topic is about: a few words without a full stop.
  package let title: String

  /// The name of the page that says more.
  package let page: String

  package let parts: [Part]
  package let examples: [CommandPage.Example]

  /// A topic; its page has the topic's name if none is given.
  init(_ name: String, title: String, page: String? = nil, _ parts: [Part], examples: [CommandPage.Example]) {
    self.name = name
    self.title = title
    self.page = page ?? name
    self.parts = parts
    self.examples = examples
  }

  /// The topics, in the order of the help.
  package static var all: [HelpTopic] {
    [graph, costs, trust, reducing, devices, ci, exitStatus, settings, baseline, app, limits]
  }
}
