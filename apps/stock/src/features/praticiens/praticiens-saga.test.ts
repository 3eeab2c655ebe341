import { entityFlowSuite } from '@org/app-kit/testing/entity-flow'
import { startCatalogue } from '#app/testing/start-catalogue.ts'
import { peopleApi, peopleIds } from '#shared/testing/people-seed.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'
import { praticiensFeature } from './feature.ts'
import { praticiens } from './praticiens-list.ts'
import { praticiensFlow } from './praticiens-saga.ts'

const { haddad } = peopleIds.praticiens

entityFlowSuite({
  list: praticiens,
  flow: praticiensFlow,
  start: ({ api, ...options } = {}) =>
    startCatalogue(praticiensFeature, praticiens, { ...options, api: { ...peopleApi, ...api } }),
  path: '/stock/praticiens',
  create: {
    values: { name: 'Dr Nour Belkacem', centreId: stockIds.centres.bastille },
    idempotencyKey: 'key-belkacem-00000000000',
  },
  createPath: '/stock/praticiens',
  isCreated: ({ name }) => name === 'Dr Nour Belkacem',
  id: haddad,
  entityPath: `/stock/praticien/${haddad}`,
  update: (base) => ({ id: base.id, values: { name: 'Dr Amel Haddad-Roux' }, base }),
  field: 'name',
  updateElsewhere: (client) =>
    client.call('updatePraticien', { path: { id: haddad }, body: { name: 'Dr A. Haddad' } }),
})
