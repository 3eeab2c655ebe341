import type { Supplier } from '@org/api/client'
import { createEntityFlow, type UpdateRequest } from '@org/app-kit'
import { suppliers } from '#shared/lists/suppliers.ts'
import { stockPorts } from '#shared/ports/stock-ports.ts'
import { updateTexts } from '#shared/catalogue/update-texts.ts'
import { texts } from '#shared/texts.ts'
import { suppliersTexts } from './texts.ts'

/** The values that a person enters for a supplier. */
export type SupplierValues = Pick<Supplier, 'name' | 'code' | 'email'>

interface SupplierCreation {
  values: SupplierValues
  idempotencyKey: string
}

interface SupplierUpdate extends UpdateRequest<Supplier> {
  values: Partial<SupplierValues> & { isArchived?: boolean }
}

/** Loads, adds, changes and archives the suppliers. */
export const suppliersFlow = createEntityFlow<Supplier, SupplierCreation, SupplierUpdate>({
  list: suppliers,
  texts: { save: texts.save, deletedMeanwhile: suppliersTexts.deletedMeanwhile },
  load: {
    page: (environment, { query }, options) =>
      stockPorts(environment).suppliers.getAll(query.filter, options),
    after: {},
    table: 'suppliers',
  },
  create: {
    place: 'last',
    texts: () => ({ failed: null }),
    send: (environment, { values }, _path, options) =>
      stockPorts(environment).suppliers.save(values, options),
  },
  update: {
    texts: ({ values }) => updateTexts(values),
    send: (environment, id, body, options) =>
      stockPorts(environment).suppliers.save({ ...body, id }, options),
  },
})
