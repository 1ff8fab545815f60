extension HelpTopic {
  static let graph = HelpTopic(
    "graph", title: "What a graph says",
    [
      .paragraph(
        """
        A graph is a JSON file that describes a capture session: its inputs, its outputs and the connections between \
        them. Names are AVFoundation's own. Leave out what your app does not set.
        """),
      .table(
        "Parts",
        [
          ("session", "multiCam (AVCaptureMultiCamSession) or single"),
          ("inputs", "cameras and microphones, each with an id of yours"),
          ("activeFormat", "width, height, maxFrameRate, binned: the format of an input"),
          ("outputs", "videoData, audioData, depthData, metadata, photo, movieFile, ..."),
          ("connections", "from an input's port to an output"),
          ("photoSettings", "requests for photos that the app will make"),
          ("app, deployment", "the Info.plist, the oldest system, what else the app does"),
          ("profiles, plan", "the devices to check for, and what a plan may do"),
        ]),
      .paragraph(
        """
        A JSON Schema lets an editor complete the keys and explain them. Misspelt keys and values are reported with \
        the nearest right ones.
        """),
    ],
    examples: [
      .init("capplan init pip", "a graph to start with"),
      .init("capplan init list", "all starters"),
      .init("capplan schema graph", "the schema"),
    ])
}
