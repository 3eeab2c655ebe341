import type { CellValue } from '../cells.ts'
import { cellText } from '../table-row/cell-text.ts'
import type { TableLabels } from '../table.labels.ts'

/** The words in which the page writes values. */
export interface Wording extends Pick<TableLabels, 'yes' | 'no'> {
  /** BCP 47 tag. */
  locale: string
}

/**
 * Makes what a value is searched by: what its cell shows, a number also without the marks between
 * its thousands, which few readers type. Each day is written once: that takes longest.
 */
export function searchedText(wording: Wording): (value: CellValue) => string {
  const { locale } = wording
  // Twenty times faster than `toLocaleString`, which takes 90 ms for 10,000 numbers.
  const grouped = new Intl.NumberFormat(locale)
  const ungrouped = new Intl.NumberFormat(locale, { useGrouping: false })
  const days = new Map<number, string>()
  return (value) => {
    if (value instanceof Date) {
      const day = (value.getFullYear() * 12 + value.getMonth()) * 31 + value.getDate()
      const text = days.get(day) ?? cellText(value, locale, wording)
      days.set(day, text)
      return text
    }
    if (typeof value !== 'number') return cellText(value, locale, wording)
    const plain = ungrouped.format(value)
    return Math.abs(value) < 1000 ? plain : `${plain} ${grouped.format(value)}`
  }
}
