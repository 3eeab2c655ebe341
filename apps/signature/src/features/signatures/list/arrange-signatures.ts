import type { SignatureTemplate } from '@org/api/client'
import { fold, type TableQuery, type TableSorting } from '@org/ui/data-table'

/** Sort keys of the signatures, named like the columns of their table. */
export const signatureOrders = ['updated_at', 'name', 'users'] as const
export type SignatureOrder = (typeof signatureOrders)[number]

/** Returns the sorting by a key in its usual direction: newest and most used first. */
export function sortingBy(key: SignatureOrder): TableSorting {
  return { key, direction: key === 'name' ? 'ascending' : 'descending' }
}

/** Returns the sort key of a query. Default: the most recently created or changed first. */
export function orderOf({ sorting }: Pick<TableQuery, 'sorting'>): SignatureOrder {
  return signatureOrders.find((key) => key === sorting[0]?.key) ?? 'updated_at'
}

type Compare = (a: SignatureTemplate, b: SignatureTemplate) => number

const collator = new Intl.Collator('fr', { numeric: true })

const ascending: Record<SignatureOrder, Compare> = {
  name: (a, b) => collator.compare(a.name, b.name),
  updated_at: (a, b) => a.updated_at - b.updated_at,
  users: (a, b) => a.users_count - b.users_count,
}

/**
 * Finds the signatures whose names contain all words of the search, and sorts them by the query.
 */
export function arrangeSignatures(
  signatures: readonly SignatureTemplate[],
  query: Pick<TableQuery, 'search' | 'sorting'>,
): SignatureTemplate[] {
  const words = fold(query.search).split(/\s+/).filter(Boolean)
  const found = signatures.filter(({ name }) => {
    const plain = fold(name)
    return words.every((word) => plain.includes(word))
  })
  const order = orderOf(query)
  const { direction } = query.sorting.find(({ key }) => key === order) ?? sortingBy(order)
  const sign = direction === 'ascending' ? 1 : -1
  return found.sort((a, b) => sign * ascending[order](a, b) || ascending.name(a, b))
}
