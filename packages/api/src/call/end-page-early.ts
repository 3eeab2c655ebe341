import { maxListBytes } from '../contract/list-limits.ts'

/** A page of a list, as its handler returns it. */
export interface Page {
  data: readonly unknown[]
  total: number
}

const encoder = new TextEncoder()

const bytesOf = (value: unknown) => encoder.encode(JSON.stringify(value)).length

/**
 * Drops the last rows of a page, so that its JSON has at most `maxBytes`. Keeps at least one row. `total` stays the number of all matches.
 */
export function endPageEarly<P extends Page>(page: P, maxBytes: number = maxListBytes): P {
  // Most pages are far smaller. A UTF-16 unit has at most three bytes.
  if (JSON.stringify(page).length * 3 <= maxBytes) return page
  let bytes = bytesOf({ ...page, data: [] })
  const end = page.data.findIndex((row) => {
    bytes += bytesOf(row) + 1
    return bytes > maxBytes
  })
  return end === -1 ? page : { ...page, data: page.data.slice(0, Math.max(end, 1)) }
}

/** Serialises a page of at most `maxListBytes`. */
export function pageJson(page: Page): string {
  const json = JSON.stringify(page)
  return json.length * 3 <= maxListBytes ? json : JSON.stringify(endPageEarly(page))
}
