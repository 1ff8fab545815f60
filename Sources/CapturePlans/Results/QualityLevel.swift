public import CaptureModel

/// The levels on which plans are compared, the most important first.
public enum QualityLevel: Int, CaseIterable, Sendable {
  /// The camera streams at all.
  case enabled

  /// How many of the requested frames a second, up to 24, are still delivered. The worst-off camera is compared first.
  case motion

  /// How many of the requested lines, up to 720 along the shorter side, are still delivered. The worst-off camera is
  /// compared first.
  case lines

  /// How many different rates the cameras have that were asked for one; the fewer the better.
  case alike

  /// How many of the requested pixels a second are still delivered. The worst-off camera is compared first. For a camera
  /// that only takes photos: how many pixels of the photos, where their size is asked for, then of the picture.
  case share

  /// How many settings that the app guards, and the requested format supports, are lost or no longer asked for, or photos
  /// smaller that are to be as large as they can be: camera by camera, as few as can be.
  case settings

  /// The share of pixels again, camera by camera in the order of preference.
  case shareInOrder

  /// The picture has the requested aspect ratio.
  case aspectRatio

  /// Frames a second: the more the better.
  case frameRate

  /// The connections of a virtual device stay on its own port.
  case switchingPort

  /// The format is binned or not, as requested.
  case binning

  /// The app still asks for the video HDR that it guards, though the requested format may not have it, or lacks it.
  case videoHDR

  /// The format is the requested one.
  case askedFormat
}

/// The value of a camera on a level.
public enum QualityValue: Hashable, Sendable {
  /// Whether the camera streams.
  case enabled(Bool)

  /// How many of the first 24 frames a second are delivered, or of all if fewer were requested.
  case motion(FrameRate, of: FrameRate)

  /// How many of the first 720 lines are delivered, or of all if fewer were requested.
  case lines(Int, of: Int)

  /// How many different rates cameras have that were asked for one.
  case differentRates(Int)

  /// The delivered share of the requested pixels a second.
  case share(Share)

  /// The delivered share of the requested pixels of a picture, whatever its rate.
  case pictureShare(Share)

  /// The share of the pixels of the photos that were asked for.
  case photoShare(Share)

  /// Whether the picture has the requested aspect ratio.
  case aspectRatio(asAsked: Bool)

  /// The camera's frame rate.
  case frameRate(FrameRate)

  /// Whether its video comes from the port that switches between constituents.
  case port(isSwitching: Bool)

  /// How many guarded settings, which the requested format supports, are lost; only the size of photos, if the app guards
  /// nothing else.
  case lostSettings(Int, areOfPhotos: Bool)

  /// Whether the format is binned.
  case binned(Bool)

  /// Whether the app still asks for the video HDR that it guards.
  case videoHDR(isAsked: Bool)

  /// Whether the format is the requested one.
  case format(asAsked: Bool)
}
