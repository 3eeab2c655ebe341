import { readHex, toHex } from './color.ts'
import { darkModes, lightMode, shownContrast } from './dark-modes.ts'
import { fromLab, toLab } from './lab.ts'

const modes = [lightMode, ...darkModes]

/**
 * Finds the readable text color that has the hue of `color` and is closest to it in lightness: its
 * contrast is at least `least` in light mode and in every dark mode. Undefined if there is none.
 * Colors are `#rgb` or `#rrggbb`; others throw a RangeError. Without a background, the text is on
 * the client's canvas.
 * @param least contrast, 1 to 21
 */
export function readableColor(
  color: string,
  background: string | undefined,
  least: number,
): string | undefined {
  const [lightness, a, b] = toLab(readHex(color))
  const isReadable = (candidate: string): boolean =>
    modes.every((mode) => shownContrast(candidate, background, mode) >= least)
  for (let step = 0; step <= 100; step += 1) {
    for (const moved of [lightness - step, lightness + step]) {
      const candidate = toHex(fromLab([Math.min(100, Math.max(0, moved)), a, b]))
      if (isReadable(candidate)) return candidate
    }
  }
  return undefined
}
