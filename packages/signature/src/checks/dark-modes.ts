import { contrastRatio, readHex, toHex } from './color.ts'
import { fromLab, toLab } from './lab.ts'

/** How a mail client renders a message's colors. */
export interface ColorMode {
  /** The mail client's display name. */
  readonly client: string
  readonly scheme: 'light' | 'dark'
  /**
   * `none` leaves colors alone, `partly` inverts dark text and light backgrounds, `fully` inverts
   * every color.
   */
  readonly inversion: 'none' | 'partly' | 'fully'
  /** Background color behind a signature, `#rrggbb`. */
  readonly canvas: string
}

/** Light mode, the same for every client. */
export const lightMode: ColorMode = {
  client: 'every client',
  scheme: 'light',
  inversion: 'none',
  canvas: '#ffffff',
}

/** Measured dark modes of clients that change colors, and that of Apple Mail, which does not. */
export const darkModes: readonly ColorMode[] = [
  { client: 'Apple Mail', scheme: 'dark', inversion: 'none', canvas: '#ffffff' },
  { client: 'Gmail (Android)', scheme: 'dark', inversion: 'partly', canvas: '#121212' },
  { client: 'Outlook.com', scheme: 'dark', inversion: 'partly', canvas: '#333333' },
  { client: 'Gmail (iOS)', scheme: 'dark', inversion: 'fully', canvas: '#121212' },
  { client: 'Outlook (Windows)', scheme: 'dark', inversion: 'fully', canvas: '#333333' },
]

/** Minimum CIE Lab lightness of the colors that a partly inverting client treats as light. */
const light = { text: 60, background: 50 }

/**
 * Inverts a color: mirrors its lightness between the canvas and white, and keeps its hue, as
 * Outlook's own editor does (https://github.com/microsoft/roosterjs, getDarkColor).
 */
function turn(color: string, canvas: string): string {
  const [lightness, a, b] = toLab(readHex(color))
  const least = lightnessOf(canvas)
  return toHex(fromLab([(100 - lightness) * (1 - least / 100) + least, a, b]))
}

const lightnessOf = (color: string): number => toLab(readHex(color))[0]

/**
 * Returns text and background colors as a client shows them. Both must be hex colors; if the client
 * inverts colors, others throw a RangeError. Without a background, the text is on the client's
 * canvas.
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

/** Returns the contrast of text as a client shows it, 1 to 21. */
export function shownContrast(
  text: string,
  background: string | undefined,
  mode: ColorMode,
): number {
  const shown = shownColors(text, background, mode)
  return contrastRatio(shown.text, shown.background)
}
