import { entityFlowSuite } from '@org/app-kit/testing/entity-flow'
import { startCatalogue } from '#app/testing/start-catalogue.ts'
import { products } from '#shared/lists/products.ts'
import { catalogueIds } from '#shared/testing/catalogue-seed.ts'
import { productsFeature } from './feature.ts'
import { productsFlow } from './products-saga.ts'

const { gloves } = catalogueIds.products

entityFlowSuite({
  list: products,
  flow: productsFlow,
  start: (options) => startCatalogue(productsFeature, products, options),
  path: '/stock/products',
  create: {
    values: {
      name: 'Sutures 4/0',
      categoryId: catalogueIds.categories.gloves,
      code: 'SUT-40',
      codes: [],
      supplierId: catalogueIds.suppliers.oral,
      supplierRef: 'SUT-40',
      needOrdonnance: false,
      conditionnement: 12,
    },
    idempotencyKey: 'key-sutures-000000000000',
  },
  createPath: '/stock/products',
  isCreated: ({ name }) => name === 'Sutures 4/0',
  id: gloves,
  entityPath: `/stock/product/${gloves}`,
  update: (base) => ({ id: base.id, values: { supplierRef: 'GN-M-200' }, base }),
  field: 'supplierRef',
  updateElsewhere: (client) =>
    client.call('updateProduct', { path: { id: gloves }, body: { supplierRef: 'GN-M-300' } }),
})
