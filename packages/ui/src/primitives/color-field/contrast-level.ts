/** How well a text is read: at any size, from 24 px (19 px bold) on, or hardly. */
export type ContrastLevel = 'good' | 'large' | 'poor'

/** What a contrast ratio means for text (WCAG 2.2, 1.4.3). */
export function contrastLevel(ratio: number): ContrastLevel {
  if (ratio >= 4.5) return 'good'
  return ratio >= 3 ? 'large' : 'poor'
}

/** A ratio with one decimal, cut and never rounded up: 4.48 must not read as enough. */
export function formatRatio(ratio: number, locale: string): string {
  return (Math.floor(ratio * 10) / 10).toLocaleString(locale, { minimumFractionDigits: 1 })
}
