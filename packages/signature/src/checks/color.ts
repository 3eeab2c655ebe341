/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Reads `#rgb` or `#rrggbb`; undefined for anything else. */
export function parseHex(color: string): Rgb | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color)
  const digits = short ? short.slice(1).map((digit) => digit + digit) : []
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)
  const [red, green, blue] = short ? digits : (long?.slice(1) ?? [])
  if (!red || !green || !blue) return undefined
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)]
}

/** Writes `#rrggbb`. */
export function toHex(color: Rgb): string {
  const part = (value: number) =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0')
  return `#${color.map(part).join('')}`
}

/** Relative luminance, 0 to 1, as WCAG 2.2 defines it. */
export function luminance([red, green, blue]: Rgb): number {
  const linear = (value: number) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast of two hex colours, 1 to 21, as WCAG 2.2 defines it; 21 when one of them is no hex colour. */
export function contrastRatio(first: string, second: string): number {
  const [a, b] = [parseHex(first), parseHex(second)]
  if (!a || !b) return 21
  const [light, dark] = [luminance(a), luminance(b)].toSorted((one, other) => other - one)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}
