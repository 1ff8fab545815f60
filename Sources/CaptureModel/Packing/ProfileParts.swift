import JSONSource

/// The parts of a profile in the order in which they are packed: every stored property of every type, but for what is
/// no part of a document.
extension DeviceProfile: Packable {
  package static var blank: DeviceProfile { DeviceProfile() }

  package mutating func code(with coder: inout some PackingCoder) {
    coder.code(&id)
    coder.code(&name)
    coder.code(&modelIdentifiers)
    coder.code(&operatingSystem)
    coder.code(&chip)
    coder.code(&multiCamSupported)
    coder.code(&releaseYear)
    coder.code(&firstOperatingSystem)
    coder.code(&lastOperatingSystem)
    coder.code(&maxControlsCount)
    coder.code(&camerasComplete)
    coder.code(&siblings)
    coder.code(&cameras)
    coder.code(&multiCamDeviceSets)
    coder.code(&multiCamDeviceSetsOf)
    coder.code(&microphones)
    coder.code(&costModel)
    coder.code(&costModelOf)
    coder.code(&sources)
  }
}

extension ProfileSource: Packable {
  package static var blank: ProfileSource { ProfileSource() }

  package mutating func code(with coder: inout some PackingCoder) {
    coder.code(&id)
    coder.code(&kind)
    coder.code(&reference)
    coder.code(&note)
  }
}

extension ProfileCamera: Packable {
  package static var blank: ProfileCamera { ProfileCamera() }

  package mutating func code(with coder: inout some PackingCoder) {
    coder.code(&deviceType)
    coder.code(&position)
    coder.code(&name)
    coder.code(&constituents)
    coder.code(&sensor)
    coder.code(&hasTorch)
    coder.code(&hasFlash)
    coder.code(&formats)
    coder.code(&formatsOf)
    coder.code(&formatsComplete)
    coder.code(&multiCamFormatsComplete)
    coder.code(&presets)
    coder.code(&manualControls)
    coder.code(&autoFocusSystem)
    coder.code(&mattes)
    coder.code(&source)
  }
}

extension ProfileSibling: Packable {
  package static var blank: ProfileSibling { ProfileSibling() }

  package mutating func code(with coder: inout some PackingCoder) {
    coder.code(&profile)
    coder.code(&source)
  }
}

extension CameraReference: Packable {
  package static var blank: CameraReference { CameraReference(profile: "", camera: .blank) }

  package mutating func code(with coder: inout some PackingCoder) {
    coder.code(&profile)
    coder.code(&camera)
  }
}

extension DeviceSetTable: Packable {
  package static var blank: DeviceSetTable { DeviceSetTable() }

  package mutating func code(with coder: inout some PackingCoder) {
    coder.code(&complete)
    coder.code(&deviceTypes)
    coder.code(&sets)
    coder.code(&source)
  }
}

extension ProfileMicrophones: Packable {
  package static var blank: ProfileMicrophones { ProfileMicrophones() }

  package mutating func code(with coder: inout some PackingCoder) {
    coder.code(&count)
    coder.code(&beams)
    coder.code(&source)
  }
}
