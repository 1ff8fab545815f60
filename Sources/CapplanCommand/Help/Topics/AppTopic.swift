extension HelpTopic {
  static let app = HelpTopic(
    "app", title: "How graph and code stay in step",
    [
      .paragraph(
        """
        record writes a Swift file that lets your app write the graph of its session; a test on a phone compares that \
        graph with the one in the repository. emit writes a Swift file that builds a graph's session. probe writes \
        one that, run on a phone, prints the phone's profile and the costs of sessions; import and calibrate turn \
        that into a profile.
        """)
    ],
    examples: [
      .init("capplan record -o CaptureGraphRecorder.swift", "from code to graph"),
      .init("capplan emit -o CaptureSession.swift", "from graph to code"),
      .init("capplan probe -o CaptureProbe.swift", "from a phone to a profile"),
    ])
}
