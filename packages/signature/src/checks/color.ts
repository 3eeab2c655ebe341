/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Parses `#rgb` or `#rrggbb`; undefined for anything else. */
export function parseHex(color: string): Rgb | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color)
  if (short)
    return parseHex(
      `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`,
    )
  if (!/^#[0-9a-f]{6}$/i.test(color)) return undefined
  const part = (from: number) => parseInt(color.slice(from, from + 2), 16)
  return [part(1), part(3), part(5)]
}

/** Parses a hex color; throws a RangeError for anything else. */
export function readHex(color: string): Rgb {
  const rgb = parseHex(color)
  if (!rgb) throw new RangeError(`"${color}" is not a #rgb or #rrggbb color.`)
  return rgb
}

/** Formats a color as `#rrggbb`. */
export function toHex(color: Rgb): string {
  const part = (value: number) =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0')
  return `#${color.map(part).join('')}`
}

/** Converts a channel from 0–255 (sRGB) to linear light, 0 to 1. */
export function toLinear(value: number): number {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Returns the relative luminance, 0 to 1, as WCAG 2.2 defines it. */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
}

/**
 * Returns the contrast of two hex colors, 1 to 21, as WCAG 2.2 defines it. Throws a RangeError for
 * other colors.
 */
export function contrastRatio(first: string, second: string): number {
  const [one, other] = [luminance(readHex(first)), luminance(readHex(second))]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
