import type { Feature } from '@org/app-kit'
import { categoriesFeature } from '#features/categories'
import { suppliersFeature } from '#features/suppliers'
import { products, productsKey } from '#shared/lists/products.ts'
import { productsFlow } from './products-saga.ts'
import { thresholds, thresholdsFlow, thresholdsKey } from './thresholds.ts'

/** The products, with the categories and suppliers that their forms offer. */
export const productsFeature = {
  reducers: {
    ...categoriesFeature.reducers,
    ...suppliersFeature.reducers,
    [productsKey]: products.reducer,
    [thresholdsKey]: thresholds.reducer,
  },
  sagas: [
    ...categoriesFeature.sagas,
    ...suppliersFeature.sagas,
    productsFlow.saga,
    thresholdsFlow.saga,
  ],
} satisfies Feature
