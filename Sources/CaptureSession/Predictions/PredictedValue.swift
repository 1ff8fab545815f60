public import CaptureModel

/// What is predicted of a place; reports put it into words.
public enum PredictedValue: Hashable, Sendable {
  /// The session forms a connection by itself.
  case implicitConnection(MediaType, input: String, output: String, isEnabled: Bool)

  /// What an output of sound hears.
  case audioSource(AudioSource, output: String)

  /// How fast depth of a camera comes.
  case depthFrameRate(DepthFrameRate, camera: String)

  /// The photos that come of a request; `nil` where it has no id.
  case photoCallbacks(PhotoCount, request: String?)

  /// The segmentation mattes of a request are half as wide and half as high as its photo; `photo` is the largest size,
  /// where the request names it and both halves are whole.
  case segmentationMattes([MatteType], photo: Dimensions?, request: String?)

  /// The size of the portrait effects matte of a request, which no source states.
  case portraitEffectsMatte(request: String?)
}

/// What a port of a microphone carries.
public enum AudioSource: Hashable, Sendable {
  /// The microphone that is plugged in, from all sides; `beam` is the position that the port is named by.
  case external(microphone: String, beam: DevicePosition?)

  /// The built-in microphones; where it is not sure, until one is plugged in.
  case builtIn(Directions, isSure: Bool)

  /// The directions that built-in microphones hear at a port.
  public enum Directions: Hashable, Sendable {
    /// Those of a beam.
    case beam(DevicePosition)

    /// Those of the beam at the position of the only camera.
    case beamOfCamera(String, DevicePosition)

    /// All.
    case all

    /// All, since the session has no camera that the port could follow.
    case allWithoutCamera
  }
}

/// How fast depth comes.
public enum DepthFrameRate: Hashable, Sendable {
  /// The highest fraction of the video's rate that depth can hold.
  case fraction(ofVideo: FrameRate, bound: FrameRate)

  /// It is not known, since the profile lacks a fact.
  case unknown(MissingDepthFact)

  /// What the profile lacks.
  public enum MissingDepthFact: Hashable, Sendable {
    /// The depth formats.
    case formats

    /// The highest rate of each of several depth formats.
    case rates

    /// The highest rate of the only depth format, or the one that all have.
    case rate

    /// Which of several depth formats runs.
    case activeFormat

    /// The rate of video.
    case videoRate
  }
}
