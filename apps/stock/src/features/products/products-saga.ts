import type { StockProduct } from '@org/api/client'
import { createEntityFlow, isSame, type UpdateRequest } from '@org/app-kit'
import { products } from '#shared/lists/products.ts'
import { stockPorts } from '#shared/ports/stock-ports.ts'
import { updateTexts } from '#shared/catalogue/update-texts.ts'
import { texts } from '#shared/texts.ts'
import { productsTexts } from './texts.ts'

/** The values that a person enters for a product. */
export type ProductValues = Omit<
  StockProduct,
  'id' | 'photo' | 'thresholds' | 'isArchived' | 'metadata' | 'revision'
>

interface ProductCreation {
  values: ProductValues
  idempotencyKey: string
}

interface ProductUpdate extends UpdateRequest<StockProduct> {
  values: Partial<ProductValues> & { isArchived?: boolean }
}

/** Adds, changes and archives products. */
export const productsFlow = createEntityFlow<StockProduct, ProductCreation, ProductUpdate>({
  list: products,
  texts: { save: texts.save, deletedMeanwhile: productsTexts.deletedMeanwhile },
  load: {
    page: (environment, { query }, options) =>
      stockPorts(environment).products.getAll(query.filter, options),
    // There may be too many products to load all of them.
    firstPageOnly: true,
    after: {},
  },
  create: {
    texts: () => ({ failed: null }),
    send: (environment, { values }, _path, options) =>
      stockPorts(environment).products.save(values, options),
  },
  update: {
    texts: ({ values }) => updateTexts(values),
    send: (environment, id, body, options) =>
      stockPorts(environment).products.save({ ...body, id }, options),
    // Compares lists of codes by content, because each response contains a new array.
    merge: (_field, { base, mine, theirs }) => {
      if (isSame(mine, base)) return theirs
      return isSame(theirs, base) || isSame(theirs, mine) ? mine : undefined
    },
  },
})
