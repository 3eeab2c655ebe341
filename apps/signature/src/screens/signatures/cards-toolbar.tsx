import type { TableInAddress } from '@org/ui/data-table'
import { SearchField, Select } from '@org/ui/primitives'
import { texts } from '../../texts.ts'
import { orderOf, sortingBy, templateOrders } from './arrange-templates.ts'
import { Toolbar } from './signatures.styles.ts'

const orders = templateOrders.map((value) => ({ value, label: texts.signatures.orders[value] }))

/** Search and order of the cards; the table has its own. */
export function CardsToolbar({ query, onQueryChange }: TableInAddress) {
  return (
    <Toolbar>
      <SearchField
        label={texts.signatures.search}
        value={query.search}
        onChange={(search) => onQueryChange({ ...query, search })}
      />
      <Select
        label={texts.signatures.order}
        isLabelHidden
        options={orders}
        value={orderOf(query)}
        onChange={(order) => onQueryChange({ ...query, sorting: [sortingBy(order)] })}
      />
    </Toolbar>
  )
}
