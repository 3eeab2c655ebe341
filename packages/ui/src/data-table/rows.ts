/** What a cell is sorted and searched by. */
export type CellValue = string | number | boolean | null | undefined

/** Order of a table: by the cell with this key. */
export interface Sorting {
  key: string
  direction: 'ascending' | 'descending'
}

const collator = new Intl.Collator('fr', { numeric: true, sensitivity: 'base' })

/** Order of two values; what is empty comes last in both directions. */
export function compareValues(
  first: CellValue,
  second: CellValue,
  direction: Sorting['direction'],
): number {
  const isFirstEmpty = first === null || first === undefined || first === ''
  const isSecondEmpty = second === null || second === undefined || second === ''
  if (isFirstEmpty || isSecondEmpty) return Number(isFirstEmpty) - Number(isSecondEmpty)
  const order =
    typeof first === 'string' || typeof second === 'string'
      ? collator.compare(String(first), String(second))
      : Number(first) - Number(second)
  return direction === 'ascending' ? order : -order
}

/** The rows in order; equal ones stay as they were. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => CellValue,
  direction: Sorting['direction'],
): Row[] {
  return rows.toSorted((first, second) => compareValues(valueOf(first), valueOf(second), direction))
}

/** Text without accents and capitals, so that `eloise` finds `Éloïse`. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The rows in which every word of the search stands in one of the values. */
export function searchRows<Row>(
  rows: readonly Row[],
  valuesOf: (row: Row) => readonly CellValue[],
  search: string,
): readonly Row[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  return rows.filter((row) => {
    const text = fold(
      valuesOf(row)
        .map((value) => String(value ?? ''))
        .join('\n'),
    )
    return words.every((word) => text.includes(word))
  })
}
