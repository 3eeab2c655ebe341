import { SearchInAddress } from '@org/app-kit/pages'
import type { TableInAddress, TableSorting } from '@org/ui/data-table'
import { Select } from '@org/ui/primitives'
import { signatureListTexts } from './texts.ts'
import { orderOf, sortingBy, signatureOrders } from './arrange-signatures.ts'
import { Toolbar } from './signatures.styles.ts'

const orders = signatureOrders.map((value) => ({ value, label: signatureListTexts.orders[value] }))

/** Controls to search and sort the cards. The table has its own controls. */
export function CardsToolbar({ query, onQueryChange }: TableInAddress) {
  const sort = (sorting: TableSorting) =>
    onQueryChange(
      { ...query, sorting: [sorting] },
      { of: (newest) => ({ ...newest, sorting: [sorting] }) },
    )
  return (
    <Toolbar>
      <SearchInAddress
        label={signatureListTexts.search}
        query={query}
        onQueryChange={onQueryChange}
      />
      <Select
        label={signatureListTexts.order}
        isLabelHidden
        options={orders}
        value={orderOf(query)}
        onChange={(order) => sort(sortingBy(order))}
      />
    </Toolbar>
  )
}
