import { toLinear } from './color.ts'
import type { Rgb } from './color.ts'

/** Lightness 0 (black) to 100 (white), then the two color axes. */
export type Lab = readonly [lightness: number, a: number, b: number]

const epsilon = 216 / 24389
const kappa = 24389 / 27
/** The sRGB white point (D65) in XYZ. */
const white = [0.95047, 1, 1.08883] as const

const fromLinear = (value: number): number =>
  255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

const root = (value: number): number =>
  value > epsilon ? Math.cbrt(value) : (kappa * value + 16) / 116

const power = (value: number): number =>
  value ** 3 > epsilon ? value ** 3 : (116 * value - 16) / kappa

/** Converts sRGB to CIE Lab (D65). */
export function toLab(color: Rgb): Lab {
  const [red, green, blue] = [toLinear(color[0]), toLinear(color[1]), toLinear(color[2])]
  const x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / white[0])
  const y = root((0.2126729 * red + 0.7151522 * green + 0.072175 * blue) / white[1])
  const z = root((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / white[2])
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** Converts CIE Lab (D65) to sRGB; colors outside the gamut are clipped per channel. */
export function fromLab([lightness, a, b]: Lab): Rgb {
  const height = (lightness + 16) / 116
  const x = power(height + a / 500) * white[0]
  const y = power(height) * white[1]
  const z = power(height - b / 200) * white[2]
  const channel = (value: number) => Math.min(255, Math.max(0, fromLinear(value)))
  return [
    channel(3.2404542 * x - 1.5371385 * y - 0.4985314 * z),
    channel(-0.969266 * x + 1.8760108 * y + 0.041556 * z),
    channel(0.0556434 * x - 0.2040259 * y + 1.0572252 * z),
  ]
}
