import { useLoaded } from '@org/app-kit'
import { Checkbox, Select } from '@org/ui/primitives'
import { useCallback } from 'react'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { WholeFileGrid } from '../import.styles.ts'
import type { WholeFile } from '../kept-table.ts'
import { importTexts } from '../texts.ts'

/** Offers at most 500 suppliers and categories, like the dialog that creates an order. */
const offered = { order: 'name', limit: 500, where: { is_archived: false } }

/** Returns the options of a list, which has only the first one until it is loaded. */
const optionsOf = (
  loaded: { data: { data: readonly { id: string; name: string }[] } } | { error: string } | null,
) => [
  { value: '', label: importTexts.fromColumn },
  ...(loaded && 'data' in loaded ? loaded.data.data : []).map(({ id, name }) => ({
    value: id,
    label: name,
  })),
]

export interface WholeFileFieldsProps {
  value: WholeFile
  onChange: (value: WholeFile) => void
}

/**
 * Sets the supplier and the category of rows without one, and whether rows without a code get a
 * generated one: a supplier's price list has neither.
 */
export function WholeFileFields({ value, onChange }: WholeFileFieldsProps) {
  const ports = useStockPorts()
  const suppliers = useLoaded(
    useCallback((signal) => ports.suppliers.getAll(offered, { signal }), [ports]),
  )
  const categories = useLoaded(
    useCallback((signal) => ports.productCategories.getAll(offered, { signal }), [ports]),
  )
  const set = (change: Partial<WholeFile>) => onChange({ ...value, ...change })
  return (
    <WholeFileGrid aria-label={importTexts.wholeFile}>
      <Select
        label={importTexts.supplierOfAll}
        value={value.supplierId}
        options={optionsOf(suppliers.loaded)}
        onChange={(supplierId) => set({ supplierId })}
      />
      <Select
        label={importTexts.categoryOfAll}
        value={value.categoryId}
        options={optionsOf(categories.loaded)}
        onChange={(categoryId) => set({ categoryId })}
      />
      <Checkbox
        isSelected={value.generatesCodes}
        onChange={(generatesCodes) => set({ generatesCodes })}
      >
        {importTexts.generateCodes}
      </Checkbox>
    </WholeFileGrid>
  )
}
