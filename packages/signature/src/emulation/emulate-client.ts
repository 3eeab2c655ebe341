import { darkModes, lightMode } from '../checks/dark-modes.ts'
import type { ColorMode } from '../checks/dark-modes.ts'
import { clientRules } from './client-rules.ts'
import { emulateHtml } from './emulate-html.ts'
import { emulatedClients } from './emulated-clients.ts'
import type { EmulatedClientKey } from './emulated-clients.ts'
import { shownInk } from './recolor.ts'
import { Removals } from './removals.ts'
import type { RemovedFeature } from './removals.ts'

export interface EmulationOptions {
  /** The client's colour scheme; `light` by default. */
  readonly scheme?: 'light' | 'dark'
  /** Takes embedded pictures for hosted ones, as for `renderSignature`: saving them makes them so. */
  readonly localImages?: boolean
}

/** A signature as a mail client shows it. */
export interface Emulation {
  readonly html: string
  /** What the client leaves out, the most frequent first. */
  readonly removed: readonly RemovedFeature[]
  /** What lies behind the signature, and the colour of text that has none of its own; `#rrggbb`. */
  readonly paper: { readonly background: string; readonly text: string }
  /**
   * What the client does to the colours; `unknown` if its dark mode was not measured: they then
   * stay as by daylight.
   */
  readonly inversion: ColorMode['inversion'] | 'unknown'
  /** The app whose dark mode was measured, as in 'Gmail (Android)'; undefined by daylight too. */
  readonly darkMode: string | undefined
}

/** Text without a colour of its own, by daylight. */
const ink = '#222222'

/** Shows rendered HTML as one client does, at once. */
export type ClientEmulator = (html: string, options?: EmulationOptions) => Emulation

/**
 * Rendered HTML with each feature removed that caniemail.com calls unsupported in the client, in the
 * colours that the client shows. For HTML as `renderSignature` writes it; comments are left out, since none
 * is shown. The data on mail clients is loaded at the first call.
 */
export async function emulateClient(
  html: string,
  client: EmulatedClientKey,
  options?: EmulationOptions,
): Promise<Emulation> {
  const emulate = await loadEmulator(client)
  return emulate(html, options)
}

/**
 * Loads the data of a client once, for callers that emulate it repeatedly, as with each key
 * that is typed. What it gives does as `emulateClient`.
 */
export async function loadEmulator(client: EmulatedClientKey): Promise<ClientEmulator> {
  const { support, darkMode } = emulatedClients[client]
  const unsupported = await unsupportedIn(support)
  const unsupportedOnceSaved = new Map(unsupported)
  unsupportedOnceSaved.delete('image data:')

  return (html, { scheme = 'light', localImages = false } = {}) => {
    const measured =
      scheme === 'light' ? lightMode : darkModes.find((mode) => mode.client === darkMode)
    const mode = measured ?? lightMode
    const removals = new Removals(
      localImages ? unsupportedOnceSaved : unsupported,
      clientRules[client] ?? [],
    )
    return {
      html: emulateHtml(html, removals, mode),
      removed: removals.list(),
      paper: { background: mode.canvas, text: shownInk(ink, mode) },
      darkMode: scheme === 'dark' ? darkMode : undefined,
      inversion: measured === undefined ? 'unknown' : mode.inversion,
    }
  }
}

/** Every `feature` that a client may remove, to translate their names. */
export async function removableFeatures(client: EmulatedClientKey): Promise<string[]> {
  const unsupported = await unsupportedIn(emulatedClients[client].support)
  const inPlaces = (clientRules[client] ?? []).map(({ feature }) => feature)
  return [...new Set([...unsupported.values(), ...inPlaces])]
}

/** Names of the features that a client does not support, by their uses. */
async function unsupportedIn(support: string): Promise<Map<string, string>> {
  const { clients, features } = await import('../checks/generated/client-support.ts')
  const index = clients.findIndex(([key]) => key === support)
  return new Map(
    features
      .filter(([, , , , letters]) => letters[index] === 'n')
      .flatMap(([kind, names, title]) =>
        names.split(' ').map((name) => [`${kind} ${name}`, title.trim()] as const),
      ),
  )
}
