import type { Filter } from '../contract/filter.ts'
import { defaultLimit, maxLimit } from '../contract/list-limits.ts'

/** A page of any list. */
export interface ListPage {
  data: readonly unknown[]
  total: number
}

/**
 * Reads a page of a list. The API ends a long page early (`maxListBytes`), so this goes on after
 * the received rows until the page has `limit` rows or the list ends.
 */
export async function readWholePage(
  filter: Filter | undefined,
  read: (filter: Filter | undefined) => Promise<ListPage>,
): Promise<ListPage> {
  const { limit = defaultLimit, offset = 0 } = filter ?? {}
  let page = await read(filter)
  const data = [...page.data]
  // Rows may be deleted between two requests, so a page without rows is the end as well.
  while (page.data.length > 0 && data.length < limit && offset + data.length < page.total) {
    const rest = { limit: limit - data.length, offset: offset + data.length }
    page = await read({ ...filter, ...rest })
    data.push(...page.data)
  }
  return { ...page, data }
}

/** Reads a list from its first to its last row, `maxLimit` rows at a time. */
export async function readToEnd<Item>(
  read: (page: { limit: number; offset: number }) => Promise<{ data: Item[]; total: number }>,
): Promise<{ data: Item[]; total: number }> {
  const data: Item[] = []
  for (;;) {
    const page = await read({ limit: maxLimit, offset: data.length })
    data.push(...page.data)
    if (page.data.length === 0 || data.length >= page.total) return { data, total: page.total }
  }
}
