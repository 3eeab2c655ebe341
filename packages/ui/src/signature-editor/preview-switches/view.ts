import type { EmulatedClientKey, Emulation } from '@org/signature/emulation'

/** Settings of the preview. */
export interface View {
  /** The emulated client; null shows the signature unchanged. */
  client: EmulatedClientKey | null
  /** Null until the user selects a width. */
  width: 'desktop' | 'phone' | null
  scheme: 'light' | 'dark'
}

export const plainView: View = { client: null, width: null, scheme: 'light' }

/**
 * A signature as a client shows it. `off`: no client is selected. `loading`: only for the first
 * client; later, the previous client stays until the next one is loaded.
 */
export type ClientView =
  | { status: 'off' }
  | { status: 'loading'; client: EmulatedClientKey }
  | { status: 'failed'; retry: () => void }
  | {
      status: 'done'
      client: EmulatedClientKey
      scheme: View['scheme']
      emulation: Emulation
    }
