/**
 * Returns the relative luminance of a color as defined by WCAG 2.2, from 0 (black) to 1 (white).
 */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * Returns the contrast ratio of two opaque colors `#rrggbb`, from 1 to 21 (WCAG 2.2, 1.4.3). Text
 * needs 4.5; large text (24 px, or 19 px bold) and the outline of a control need 3.
 */
export function contrastRatio(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
