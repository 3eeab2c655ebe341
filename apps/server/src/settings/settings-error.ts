/** A setting cannot be used; the message is one line for the person who starts the server. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}
