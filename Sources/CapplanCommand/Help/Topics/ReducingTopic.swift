extension HelpTopic {
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
