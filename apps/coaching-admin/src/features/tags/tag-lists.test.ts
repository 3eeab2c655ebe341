import { selectList } from '@org/app-kit'
import { entityFlowSuite } from '@org/app-kit/testing/entity-flow'
import { vi } from 'vitest'
import { startProduct } from '#app/testing/test-product.ts'
import { studioIds } from '#shared/testing/studio-seed.ts'
import { equipments, sports, type TagList } from './tag-lists.ts'
import { tagTexts } from './texts.ts'

function suiteOf({ kind, list, flow, feature }: TagList, id: string) {
  entityFlowSuite({
    list,
    flow,
    start: async (options) => {
      const app = await startProduct(feature, options)
      app.store.dispatch(list.actions.loadRequested())
      await vi.waitFor(() => {
        if (!selectList(list)(app.store.getState()).loaded) throw new Error('loading')
      })
      app.world.requests.length = 0
      return app
    },
    path: '/coaching/tags',
    create: { values: { kind, name: 'Aviron' }, idempotencyKey: 'key-aviron-0000000000000' },
    createPath: '/coaching/tags',
    isCreated: ({ name }) => name === 'Aviron',
    id,
    entityPath: `/coaching/tag/${id}`,
    update: (base) => ({ id, values: { name: 'Rameur' }, base }),
    field: 'name',
    updateElsewhere: (client) =>
      client.call('updateCoachingTag', { path: { id }, body: { name: 'Elliptique' } }),
    deletion: {
      request: { id },
      elsewhere: (client) => client.call('deleteCoachingTag', { path: { id } }),
      confirmation: tagTexts.deleted,
      meanwhile: tagTexts.deletedMeanwhile,
    },
  })
}

suiteOf(sports, studioIds.tags.boxe)
suiteOf(equipments, studioIds.tags.mat)
