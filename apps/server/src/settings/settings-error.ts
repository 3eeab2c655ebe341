/** An invalid setting; the message is one line for the operator. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}
