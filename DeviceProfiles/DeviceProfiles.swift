/// The device profiles that come with capplan, as the JSON text of their files.
public enum DeviceProfiles {}
