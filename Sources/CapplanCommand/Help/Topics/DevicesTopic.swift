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
        A profile has the known facts about a device, each with its source. --profile-file reads one of your own, \
        made with capplan probe and capplan import. If it has the id or model of a bundled profile, it replaces that \
        one, fact by fact.
        """),
    ],
    examples: [
      .init("capplan profiles", "all devices, and how much is known of each"),
      .init("capplan profiles iphone-xs", "one, with its sources"),
      .init("capplan matrix --profile deployable", "which phones can run a graph"),
    ])
}
