import type { TableInAddress, TableQuery } from '@org/ui/data-table'
import { SearchField, Select } from '@org/ui/primitives'
import { texts } from '../../texts.ts'
import { orderOf, sortingBy, templateOrders } from './arrange-templates.ts'
import { Toolbar } from './signatures.styles.ts'

const orders = templateOrders.map((value) => ({ value, label: texts.signatures.orders[value] }))

/** Search and order of the cards; the table has its own. */
export function CardsToolbar({ query, onQueryChange }: TableInAddress) {
  const change = (changes: Partial<TableQuery>) =>
    onQueryChange({ ...query, ...changes }, { of: (newest) => ({ ...newest, ...changes }) })
  return (
    <Toolbar>
      <SearchField
        label={texts.signatures.search}
        value={query.search}
        onChange={(search) => change({ search })}
      />
      <Select
        label={texts.signatures.order}
        isLabelHidden
        options={orders}
        value={orderOf(query)}
        onChange={(order) => change({ sorting: [sortingBy(order)] })}
      />
    </Toolbar>
  )
}
