/** Readability of text: `good` at any size, `large` only from 24 px (19 px bold), or `poor`. */
export type ContrastLevel = 'good' | 'large' | 'poor'

/** Rates a contrast ratio of text (WCAG 2.2, 1.4.3). */
export function contrastLevel(ratio: number): ContrastLevel {
  if (ratio >= 4.5) return 'good'
  return ratio >= 3 ? 'large' : 'poor'
}

/** Formats a ratio with one decimal, rounded down: 4.48 must not appear as a sufficient 4.5. */
export function formatRatio(ratio: number, locale: string): string {
  return (Math.floor(ratio * 10) / 10).toLocaleString(locale, { minimumFractionDigits: 1 })
}
