import { entityFlowSuite } from '@org/app-kit/testing/entity-flow'
import { startCatalogue } from '#app/testing/start-catalogue.ts'
import { categories } from '#shared/lists/categories.ts'
import { catalogueIds } from '#shared/testing/catalogue-seed.ts'
import { categoriesFlow } from './categories-saga.ts'
import { categoriesFeature } from './feature.ts'

const { gloves } = catalogueIds.categories

entityFlowSuite({
  list: categories,
  flow: categoriesFlow,
  start: (options) => startCatalogue(categoriesFeature, categories, options),
  path: '/stock/product-categories',
  create: { values: { name: 'Sutures' }, idempotencyKey: 'key-sutures-000000000000' },
  createPath: '/stock/product-categories',
  isCreated: ({ name }) => name === 'Sutures',
  id: gloves,
  entityPath: `/stock/product-category/${gloves}`,
  update: (base) => ({ id: base.id, values: { name: 'Gants' }, base }),
  field: 'name',
  updateElsewhere: (client) =>
    client.call('updateProductCategory', { path: { id: gloves }, body: { name: 'Protection' } }),
})
