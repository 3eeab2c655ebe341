import type { Supplier } from '@org/api/client'
import { createList, selectList } from '@org/app-kit'

export const suppliersKey = 'suppliers'

/** The suppliers, without client numbers. Archived ones are among them, as products keep theirs. */
export const suppliers = createList<Supplier>(suppliersKey)
export const selectSuppliers = selectList(suppliers)
