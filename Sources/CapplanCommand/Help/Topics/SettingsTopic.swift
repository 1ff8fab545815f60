extension HelpTopic {
  static let settings = HelpTopic(
    "settings", title: "What a team asks of every run",
    [
      .paragraph(
        """
        Settings are in .capplan.json, in a graph's folder or the nearest folder above it in the repository: \
        profiles, profileFolders, trust, failOn, select, ignore, severity, targets, minimumFrameRate, minimumSize, \
        paths, baseline, reports. An option wins over the graph, and the graph over the settings. Paths are relative \
        to the folder of the settings and stay inside the repository.
        """)
    ],
    examples: [
      .init("capplan config", "what is in force, and where it comes from"),
      .init("capplan schema config", "the schema of settings"),
    ])
}
