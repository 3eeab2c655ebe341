import type { SignatureTemplate } from '@org/api/client'
import { fold, type TableQuery, type TableSorting } from '@org/ui/data-table'

/** What templates are ordered by, named as the columns of their table. */
export const templateOrders = ['updated_at', 'name', 'users'] as const
export type TemplateOrder = (typeof templateOrders)[number]

/** The order of a kind in the direction that people look for: newest and most used first. */
export function sortingBy(key: TemplateOrder): TableSorting {
  return { key, direction: key === 'name' ? 'ascending' : 'descending' }
}

/** The order that a query asks for; where it asks for none, what was just made or changed comes first. */
export function orderOf({ sorting }: Pick<TableQuery, 'sorting'>): TemplateOrder {
  return templateOrders.find((key) => key === sorting[0]?.key) ?? 'updated_at'
}

type Compare = (a: SignatureTemplate, b: SignatureTemplate) => number

const collator = new Intl.Collator('fr', { numeric: true })

const ascending: Record<TemplateOrder, Compare> = {
  name: (a, b) => collator.compare(a.name, b.name),
  updated_at: (a, b) => a.updated_at - b.updated_at,
  users: (a, b) => a.users_count - b.users_count,
}

/** The templates whose names hold all words of the search, in the order asked for. */
export function arrangeTemplates(
  templates: readonly SignatureTemplate[],
  query: Pick<TableQuery, 'search' | 'sorting'>,
): SignatureTemplate[] {
  const words = fold(query.search).split(/\s+/).filter(Boolean)
  const found = templates.filter(({ name }) => {
    const plain = fold(name)
    return words.every((word) => plain.includes(word))
  })
  const order = orderOf(query)
  const { direction } = query.sorting.find(({ key }) => key === order) ?? sortingBy(order)
  const sign = direction === 'ascending' ? 1 : -1
  return found.sort((a, b) => sign * ascending[order](a, b) || ascending.name(a, b))
}
