public import CaptureModel

/// A predicted value at a place; reports put it into words.
public enum PredictedValue: Hashable, Sendable {
  /// The session forms a connection by itself.
  case implicitConnection(MediaType, input: String, output: String, isEnabled: Bool)

  /// The sound that an audio output records.
  case audioSource(AudioSource, output: String)

  /// The depth rate of a camera.
  case depthFrameRate(DepthFrameRate, camera: String)

  /// The photos of a request; `request` is `nil` if it has no id.
  case photoCallbacks(PhotoCount, request: String?)

  /// The largest photos of an output or a request that asks for the largest; `nil` if the profile lacks the photo sizes
  /// of the camera's format.
  case largestPhoto(Dimensions?, of: String)

  /// The segmentation mattes of a request have half the width and height of its photo. `photo` is the largest size, if
  /// the request names it and both halves are whole numbers.
  case segmentationMattes([MatteType], photo: Dimensions?, request: String?)

  /// The app leaves out a key of the object with this pointer, or some values of its list, or the whole element, because
  /// the device lacks it.
  case leftOut(key: String?, values: [String], of: String, why: [String])

  /// The portrait effects matte of a request; no source states its size.
  case portraitEffectsMatte(request: String?)
}

/// The sound at a port of a microphone.
public enum AudioSource: Hashable, Sendable {
  /// The external microphone, from all sides; `beam` is the position in the port's name.
  case external(microphone: String, beam: DevicePosition?)

  /// The built-in microphones; if not certain, only until an external one is plugged in.
  case builtIn(Directions, isSure: Bool)

  /// The directions that built-in microphones hear at a port.
  public enum Directions: Hashable, Sendable {
    /// The directions of a beam.
    case beam(DevicePosition)

    /// The directions of the beam at the position of the only camera.
    case beamOfCamera(String, DevicePosition)

    /// All directions.
    case all

    /// All directions, since the session has no camera for the port to follow.
    case allWithoutCamera
  }
}

/// The rate of a depth stream.
public enum DepthFrameRate: Hashable, Sendable {
  /// The highest fraction of the video rate that depth can reach.
  case fraction(ofVideo: FrameRate, bound: FrameRate)

  /// Unknown, because the profile lacks a fact.
  case unknown(MissingDepthFact)

  /// The fact that the profile lacks.
  public enum MissingDepthFact: Hashable, Sendable {
    /// The depth formats.
    case formats

    /// The highest rate of each of several depth formats.
    case rates

    /// The highest rate of the only depth format, or the rate that all share.
    case rate

    /// Which of several depth formats runs.
    case activeFormat

    /// The video rate.
    case videoRate
  }
}
