/// The device profiles that come with capplan: the JSON text of their files, and packed, to be read at once.
public enum DeviceProfiles {}
