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
  /** The client's color scheme; `light` by default. */
  readonly scheme?: 'light' | 'dark'
  /**
   * Treats embedded images as hosted. Use it to preview a signature whose images are hosted only
   * once it is saved.
   */
  readonly localImages?: boolean
}

/** A signature as a mail client shows it. */
export interface Emulation {
  readonly html: string
  /** The features that the client leaves out, the most frequent first. */
  readonly removed: readonly RemovedFeature[]
  /** Background behind the signature and default text color; `#rrggbb`. */
  readonly paper: { readonly background: string; readonly text: string }
  /**
   * How the client changes colors; `unknown` if the client's dark mode was not measured, in which
   * case the result has light-mode colors.
   */
  readonly inversion: ColorMode['inversion'] | 'unknown'
  /**
   * The app whose dark mode was measured, such as 'Gmail (Android)'. Undefined in light mode, and
   * if no dark mode was measured.
   */
  readonly darkMode: string | undefined
}

/** Default text color in light mode. */
const ink = '#222222'

/** Emulates one client synchronously. */
export type ClientEmulator = (html: string, options?: EmulationOptions) => Emulation

/**
 * Emulates how a client shows rendered HTML: drops the features that caniemail.com lists as
 * unsupported in this client, and applies the client's colors. Expects HTML from `renderSignature`;
 * comments are dropped, since no client shows them. Loads the mail client data on the first call.
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
 * Loads a client's data once, for callers that emulate it repeatedly, such as on each keystroke.
 * The returned function does the same as `emulateClient`.
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

/**
 * Lists the names (`feature`) of all features that a client may remove, so that products can
 * translate them.
 */
export async function removableFeatures(client: EmulatedClientKey): Promise<string[]> {
  const unsupported = await unsupportedIn(emulatedClients[client].support)
  const inPlaces = (clientRules[client] ?? []).map(({ feature }) => feature)
  return [...new Set([...unsupported.values(), ...inPlaces])]
}

/**
 * Returns the names of the features that a client does not support. The keys are uses of these
 * features, in the form that `usedFeatures` returns.
 */
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
