import type { CropAspect } from './crop-settings.ts'

const largestTerm = 21

/**
 * Formats a ratio as people write it: `16:9`, or with two decimals `1,91:1` if no small integers
 * match.
 */
export function ratioLabel(ratio: number, locale: string): string {
  for (let height = 1; height <= largestTerm; height += 1) {
    const width = ratio * height
    if (width <= largestTerm && Math.abs(width - Math.round(width)) < 0.005 && width >= 0.5) {
      return `${Math.round(width)}:${height}`
    }
  }
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(ratio)}:1`
}

/** Returns the label of an aspect ratio. */
export function aspectLabel(
  aspect: CropAspect,
  names: { free: string; original: string; square: string },
  locale: string,
): string {
  if (aspect === 1) return names.square
  return typeof aspect === 'number' ? ratioLabel(aspect, locale) : names[aspect]
}
