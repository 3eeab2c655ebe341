import { parseHex } from '../checks/color.ts'
import { shownColors } from '../checks/dark-modes.ts'
import type { ColorMode } from '../checks/dark-modes.ts'

const backgrounds: ReadonlySet<string> = new Set(['background', 'background-color', 'bgcolor'])
const inks = /^(?:color|border(?:-[a-z-]+)?)$/
const hex = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi

/**
 * Returns the value of an attribute or property with its colors as the client shows them; other
 * values do not change.
 */
export function recolor(name: string, value: string, mode: ColorMode): string {
  if (mode.inversion === 'none') return value
  if (backgrounds.has(name)) return value.replace(hex, (color) => shownBackground(color, mode))
  if (inks.test(name)) return value.replace(hex, (color) => shownInk(color, mode))
  return value
}

/** Returns a text or line color as the client shows it. Anything but a hex color is unchanged. */
export const shownInk = (color: string, mode: ColorMode): string =>
  parseHex(color) === undefined ? color : shownColors(color, undefined, mode).text

const shownBackground = (color: string, mode: ColorMode): string =>
  shownColors('#000000', color, mode).background
