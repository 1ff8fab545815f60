// What a graph is, and what the answers about it mean.
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
      .init("capplan init --list", "all starters"),
      .init("capplan schema graph", "the schema"),
    ])

  static let costs = HelpTopic(
    "costs", title: "What hardwareCost and systemPressureCost mean",
    [
      .paragraph(
        """
        hardwareCost is the share of the image signal processor that the cameras take. Up to 1.0 the session runs; \
        above, it stops with an error. systemPressureCost says how long the phone lasts: below 1.0 indefinitely, from \
        1.0 up to 15 minutes, from 2.0 up to 10, above 3.0 for a short burst.
        """),
      .paragraph(
        """
        Apple publishes what drives the costs, not the formulas, so a cost is an estimate with a lower and an upper \
        bound: 0.588 (0.410 to 0.800). It is an error only if the lower bound is above 1.0. If the interval holds 1.0, \
        the value decides, and a warning asks you to read the cost on the phone.
        """),
      .paragraph(
        """
        Cheaper: a binned format; a lower maxFrameRateOverride (the active frame rate saves nothing); a smaller \
        format. A virtual device pays for all its cameras if its own port is connected.
        """),
    ],
    examples: [
      .init("capplan cost", "the bill, camera by camera"),
      .init("capplan cost --what-if", "what each next step would save"),
    ])

  static let trust = HelpTopic(
    "trust", title: "How sure an answer is",
    [
      .table(
        "Verdicts",
        [
          ("runs", "no rule is broken, and the costs are within their limits"),
          ("adjusted", "runs in the configuration that is named"),
          ("cannot run", "a rule is broken, or nothing is cheap enough"),
          ("unverified", "a fact is missing that decides"),
          ("invalid", "the file is no graph"),
        ]),
      .table(
        "Kinds of facts, strongest first",
        [
          ("documented", "Apple published it"),
          ("printed", "a device printed it"),
          ("measured", "readings of a device were fitted"),
          ("reported", "somebody wrote down what a device did"),
          ("derived", "it follows from stronger facts by a written rule"),
          ("estimated", "every known device of the family does so"),
        ]),
      .paragraph(
        """
        An answer is as strong as the weakest fact that it needs. 'likely' marks one that needs an estimate; such an \
        error is a warning unless --fail-on likely is given. What is missing is named with what would settle it: often \
        capplan probe, run on that phone.
        """),
    ],
    examples: [
      .init("capplan check --trust derived", "believe no estimates"),
      .init("capplan check --fail-on unverified", "and fail if something is open"),
    ])

  static let reducing = HelpTopic(
    "reducing", title: "How a graph is brought under its targets", page: "reduce",
    [
      .paragraph(
        """
        reduce lowers formats and rates until both costs are within their targets, and prints the graph that results. \
        The steps go to standard error.
        """),
      .table(
        "Strategies",
        [
          ("ladder", "step by step, as Apple's sample AVMultiCamPiP does it (default)"),
          ("optimal", "the best plan that there is, with the proof"),
        ]),
      .paragraph(
        """
        optimal asks what share of the pixels a second that you asked of each camera it still delivers, and makes the \
        worst-off camera as well off as it can be, then the next. The first 24 frames a second come before size: none \
        are given up for a larger picture. Of equal plans the one is taken that gives the first camera more, then the \
        one that keeps the shape of the picture, the rate, the port, the binning, the very format; then the cheaper.
        """),
      .paragraph(
        """
        --prefer names the cameras that come first, one by one; --keep says what one must not lose. No camera goes \
        below --minimum-rate, which is 15 if it is left out, nor below --minimum-size; neither asks for more than the \
        graph does. If nothing fits, you are told which demands can't be met together, and which is least to give up.
        """),
    ],
    examples: [
      .init("capplan reduce --strategy optimal --target 0.9", "the best plan within 0.9"),
      .init("capplan reduce --keep back=1920x1080@30", "never less for the back camera"),
    ])
}
