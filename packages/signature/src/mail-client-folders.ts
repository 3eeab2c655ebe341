/**
 * The folder from which classic Outlook on Windows reads signatures, as a path to type into
 * Explorer. Its name is the same in every language of Windows.
 */
export const outlookFolder = '%APPDATA%\\Microsoft\\Signatures'

/** The folder of Apple Mail's signatures. The number in `V10` increases with macOS releases. */
export const appleMailFolder = '~/Library/Mail/V10/MailData/Signatures'
