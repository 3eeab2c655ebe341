import type { Supplier } from '@org/api/client'
import { createList, selectList } from '@org/app-kit'

export const suppliersKey = 'suppliers'

/**
 * The suppliers, without client numbers, including archived ones, which products may still have.
 */
export const suppliers = createList<Supplier>(suppliersKey)
export const selectSuppliers = selectList(suppliers)
