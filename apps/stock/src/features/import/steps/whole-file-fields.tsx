import { useRequestedList } from '@org/app-kit'
import { Checkbox, Select } from '@org/ui/primitives'
import { categories } from '#shared/lists/categories.ts'
import { suppliers } from '#shared/lists/suppliers.ts'
import { WholeFileGrid } from '../import.styles.ts'
import type { WholeFile } from '../kept-table.ts'
import { importTexts } from '../texts.ts'

export interface WholeFileFieldsProps {
  value: WholeFile
  onChange: (value: WholeFile) => void
}

/**
 * Sets the supplier and the category of rows without one, and whether rows without a code get a
 * generated one: a supplier's price list has neither.
 */
export function WholeFileFields({ value, onChange }: WholeFileFieldsProps) {
  const choices = {
    supplierId: useRequestedList(suppliers).data,
    categoryId: useRequestedList(categories).data,
  }
  const set = (change: Partial<WholeFile>) => onChange({ ...value, ...change })
  const options = (list: (typeof choices)['supplierId' | 'categoryId']) => [
    { value: '', label: importTexts.fromColumn },
    ...list
      .filter(({ isArchived }) => !isArchived)
      .map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <WholeFileGrid aria-label={importTexts.wholeFile}>
      <Select
        label={importTexts.supplierOfAll}
        value={value.supplierId}
        options={options(choices.supplierId)}
        onChange={(supplierId) => set({ supplierId })}
      />
      <Select
        label={importTexts.categoryOfAll}
        value={value.categoryId}
        options={options(choices.categoryId)}
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
