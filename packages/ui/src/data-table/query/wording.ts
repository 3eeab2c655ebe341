import type { CellValue } from '../cells.ts'
import { cellText } from '../table-row/cell-text.ts'
import type { TableLabels } from '../table.labels.ts'

/** How the page formats values. */
export interface Wording extends Pick<TableLabels, 'yes' | 'no'> {
  /** BCP 47 tag. */
  locale: string
  /** IANA name of the time zone of dates; undefined for the user's own. */
  timeZone?: string | undefined
}

/**
 * Returns a function that converts a value to its search text: what its cell shows and, for a
 * number, also the form without thousands separators, since users rarely type these.
 */
export function searchedText(wording: Wording): (value: CellValue) => string {
  const { locale } = wording
  // Twenty times faster than `toLocaleString`, which takes 90 ms for 10,000 numbers.
  const grouped = new Intl.NumberFormat(locale)
  const ungrouped = new Intl.NumberFormat(locale, { useGrouping: false })
  return (value) => {
    if (typeof value !== 'number') return cellText(value, wording)
    const plain = ungrouped.format(value)
    return Math.abs(value) < 1000 ? plain : `${plain} ${grouped.format(value)}`
  }
}
