extension HelpTopic {
  static let devices = HelpTopic(
    "devices", title: "How devices are named, and how to bring your own",
    [
      .table(
        "Names",
        [
          ("iphone-12-pro", "an id"),
          ("iPhone13,3", "a model"),
          ("\"iPhone 12 Pro\"", "a name"),
          ("iphone-15*", "a glob"),
          ("all", "every profile"),
          ("deployable", "every phone that gets the graph's deployment.minimumOS"),
        ]),
      .paragraph(
        """
        A profile holds what is known of a device, each fact with its source. --profile-file takes one of your own, \
        which capplan probe and capplan import make; with the id or model of a bundled one it takes its place, fact by \
        fact.
        """),
    ],
    examples: [
      .init("capplan profiles", "all devices, and how much is known of each"),
      .init("capplan profiles iphone-xs", "one, with its sources"),
      .init("capplan matrix --profile deployable", "which phones can run a graph"),
    ])
}
