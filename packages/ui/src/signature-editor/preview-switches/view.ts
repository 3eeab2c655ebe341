import type { EmulatedClientKey, Emulation } from '@org/signature/emulation'

/** How the preview shows the signature. */
export interface View {
  /** Null: as it is, with nothing removed. */
  client: EmulatedClientKey | null
  /** Null until one is selected. */
  width: 'desktop' | 'phone' | null
  scheme: 'light' | 'dark'
}

export const plainView: View = { client: null, width: null, scheme: 'light' }

/**
 * A signature as a client shows it. `off`: none is selected. `loading` only for the first client: after
 * that the last one stays until what is known about the next is there.
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
