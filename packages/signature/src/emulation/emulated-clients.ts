/** The mail clients that can be emulated. */
export const emulatedClientKeys = [
  'gmail',
  'outlook',
  'outlook-com',
  'apple-mail',
  'yahoo',
  'thunderbird',
] as const
export type EmulatedClientKey = (typeof emulatedClientKeys)[number]

export interface EmulatedClient {
  /** Display name. */
  readonly name: string
  /** Key of the client on caniemail.com, where Thunderbird was tested only on macOS. */
  readonly support: string
  /** Name of the client's dark mode in `darkModes`; undefined if that was not measured. */
  readonly darkMode: string | undefined
}

export const emulatedClients: Readonly<Record<EmulatedClientKey, EmulatedClient>> = {
  gmail: { name: 'Gmail', support: 'gmail.desktop-webmail', darkMode: 'Gmail (Android)' },
  outlook: {
    name: 'Outlook (Windows)',
    support: 'outlook.windows',
    darkMode: 'Outlook (Windows)',
  },
  'outlook-com': {
    name: 'Outlook.com',
    support: 'outlook.outlook-com',
    darkMode: 'Outlook.com',
  },
  'apple-mail': { name: 'Apple Mail', support: 'apple-mail.macos', darkMode: 'Apple Mail' },
  yahoo: { name: 'Yahoo Mail', support: 'yahoo.desktop-webmail', darkMode: undefined },
  thunderbird: { name: 'Thunderbird', support: 'thunderbird.macos', darkMode: undefined },
}
