import { entityFlowSuite } from '@org/app-kit/testing/entity-flow'
import { startCatalogue } from '#app/testing/start-catalogue.ts'
import { suppliers } from '#shared/lists/suppliers.ts'
import { catalogueIds } from '#shared/testing/catalogue-seed.ts'
import { suppliersFeature } from './feature.ts'
import { suppliersFlow } from './suppliers-saga.ts'

const { medipro } = catalogueIds.suppliers

entityFlowSuite({
  list: suppliers,
  flow: suppliersFlow,
  start: (options) => startCatalogue(suppliersFeature, suppliers, options),
  path: '/stock/suppliers',
  create: {
    values: { name: 'Implantis', code: 'IMP', email: 'bonjour@implantis.example' },
    idempotencyKey: 'key-implantis-0000000000',
  },
  createPath: '/stock/suppliers',
  isCreated: ({ name }) => name === 'Implantis',
  id: medipro,
  entityPath: `/stock/supplier/${medipro}`,
  update: (base) => ({ id: base.id, values: { code: 'MEDI' }, base }),
  field: 'code',
  updateElsewhere: (client) =>
    client.call('updateSupplier', { path: { id: medipro }, body: { code: 'MDP' } }),
})
