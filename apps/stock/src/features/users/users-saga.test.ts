import { selectList } from '@org/app-kit'
import type { TestAppOptions } from '@org/app-kit/testing'
import { entityFlowSuite } from '@org/app-kit/testing/entity-flow'
import { expect, it, vi } from 'vitest'
import { startCatalogue } from '#app/testing/start-catalogue.ts'
import { peopleApi, peopleIds } from '#shared/testing/people-seed.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'
import { usersFeature } from './feature.ts'
import { users } from './users-list.ts'
import { usersFlow } from './users-saga.ts'

const start = ({ api, ...options }: TestAppOptions = {}) =>
  startCatalogue(usersFeature, users, { ...options, api: { ...peopleApi, ...api } })

const { manager } = peopleIds

entityFlowSuite({
  list: users,
  flow: usersFlow,
  start,
  path: '/stock/users',
  create: {
    values: {
      email: 'maud.leroy@centres.example',
      displayName: 'Maud Leroy',
      centreId: stockIds.centres.lyon,
      isActive: true,
      isAdmin: false,
      isSuperAdmin: false,
      permissions: ['stock'],
    },
    idempotencyKey: 'key-leroy-00000000000000',
  },
  createPath: '/stock/users',
  isCreated: ({ displayName }) => displayName === 'Maud Leroy',
  id: manager,
  entityPath: `/stock/user/${manager}`,
  update: (base) => ({ id: base.id, values: { displayName: 'Inès Marchal-Roy' }, base }),
  field: 'displayName',
  updateElsewhere: (client) =>
    client.call('updateStockUser', { path: { id: manager }, body: { displayName: 'I. Marchal' } }),
})

it('updates the signed-in user’s name in the account too', async () => {
  const { store, state } = await start()
  const base = selectList(users)(store.getState()).data.find(({ id }) => id === stockIds.superAdmin)
  if (!base) throw new Error('The list has no super admin')

  const change = { id: base.id, values: { displayName: 'Nadia Ferrand-Blanc' }, base }
  store.dispatch(usersFlow.requests.update(change))

  await vi.waitFor(() => expect(state().account.user?.displayName).toBe('Nadia Ferrand-Blanc'))
})
