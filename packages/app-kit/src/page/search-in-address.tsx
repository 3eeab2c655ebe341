import { useTyped, type TableInAddress } from '@org/ui/data-table'
import { SearchField } from '@org/ui/primitives'

export interface SearchInAddressProps extends TableInAddress {
  label: string
}

/**
 * A search field that keeps its text in the address. It shows typed text at once, even if the
 * router updates the address later.
 */
export function SearchInAddress({ label, query, onQueryChange }: SearchInAddressProps) {
  const [words, type] = useTyped(query.search, (search) =>
    onQueryChange({ ...query, search }, { of: (newest) => ({ ...newest, search }) }),
  )
  return <SearchField label={label} value={words} onChange={type} />
}
