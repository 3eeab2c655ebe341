import { contrastRatio, readHex, toHex } from './color.ts'
import { fromLab, toLab } from './lab.ts'

/** How a mail client shows the colours of a message. */
export interface ColorMode {
  /** The mail client, named as a reader knows it. */
  readonly client: string
  readonly scheme: 'light' | 'dark'
  /** `none` leaves colours alone, `partly` turns dark text and light backgrounds, `fully` turns every colour. */
  readonly inversion: 'none' | 'partly' | 'fully'
  /** What lies behind a signature, `#rrggbb`. */
  readonly canvas: string
}

/** Every client by daylight. */
export const lightMode: ColorMode = {
  client: 'every client',
  scheme: 'light',
  inversion: 'none',
  canvas: '#ffffff',
}

/** The dark modes of the clients that change colours, and of Apple Mail, which does not. */
export const darkModes: readonly ColorMode[] = [
  { client: 'Apple Mail', scheme: 'dark', inversion: 'none', canvas: '#ffffff' },
  { client: 'Gmail (Android)', scheme: 'dark', inversion: 'partly', canvas: '#121212' },
  { client: 'Outlook.com', scheme: 'dark', inversion: 'partly', canvas: '#333333' },
  { client: 'Gmail (iOS)', scheme: 'dark', inversion: 'fully', canvas: '#121212' },
  { client: 'Outlook (Windows)', scheme: 'dark', inversion: 'fully', canvas: '#333333' },
]

/** Lightness in CIE Lab from which a client that inverts partly takes a colour for a light one. */
const light = { text: 60, background: 50 }

/**
 * A colour turned over: its lightness mirrored between the canvas and white, its hue kept. Outlook's
 * own editor computes it so (https://github.com/microsoft/roosterjs, getDarkColor).
 */
function turn(color: string, canvas: string): string {
  const [lightness, a, b] = toLab(readHex(color))
  const least = lightnessOf(canvas)
  return toHex(fromLab([(100 - lightness) * (1 - least / 100) + least, a, b]))
}

const lightnessOf = (color: string): number => toLab(readHex(color))[0]

/**
 * Text and background as a client shows them. Colours are hex, others throw a RangeError; without a background the text
 * stands on the client's canvas.
 */
export function shownColors(
  text: string,
  background: string | undefined,
  { inversion, canvas }: ColorMode,
): { text: string; background: string } {
  const turnsText =
    inversion === 'fully' || (inversion === 'partly' && lightnessOf(text) < light.text)
  const turnsBackground =
    background !== undefined &&
    (inversion === 'fully' ||
      (inversion === 'partly' && lightnessOf(background) >= light.background))
  return {
    text: turnsText ? turn(text, canvas) : text,
    background: turnsBackground ? turn(background, canvas) : (background ?? canvas),
  }
}

/** Contrast of text as a client shows it, 1 to 21. */
export function shownContrast(
  text: string,
  background: string | undefined,
  mode: ColorMode,
): number {
  const shown = shownColors(text, background, mode)
  return contrastRatio(shown.text, shown.background)
}
