import { useRequestedList } from '@org/app-kit'
import { useMemo } from 'react'
import { categories } from '#shared/lists/categories.ts'
import { suppliers } from '#shared/lists/suppliers.ts'
import { texts } from '#shared/texts.ts'

interface Named {
  id: string
  name: string
  isArchived: boolean
}

/**
 * Converts entries to options. Leaves out archived entries, except for the entry that the product
 * already has.
 */
const choicesOf = (entries: readonly Named[], kept: string | undefined) =>
  entries
    .filter(({ id, isArchived }) => !isArchived || id === kept)
    .map(({ id, name, isArchived }) => ({
      value: id,
      label: isArchived ? texts.archivedName(name) : name,
    }))

/** Returns the categories and suppliers that a product's form offers. */
export function useProductChoices(product?: { categoryId: string; supplierId: string }) {
  const allCategories = useRequestedList(categories).data
  const allSuppliers = useRequestedList(suppliers).data
  const keptCategory = product?.categoryId
  const keptSupplier = product?.supplierId
  return useMemo(
    () => ({
      categoryId: choicesOf(allCategories, keptCategory),
      supplierId: choicesOf(allSuppliers, keptSupplier),
    }),
    [allCategories, allSuppliers, keptCategory, keptSupplier],
  )
}
