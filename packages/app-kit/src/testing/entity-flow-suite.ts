import type { Client } from '@org/api/client'
import { describe, expect, it, vi } from 'vitest'
import type { createEntityFlow } from '../entities/entity-flow.ts'
import type { CreateRequest, Entity, UpdateRequest } from '../entities/entity-options.ts'
import { type EntityList, selectList } from '../lists/create-list.ts'
import type { Identified } from '../lists/list-state.ts'
import { selectOperation } from '../operations/operations-slice.ts'
import { logoutRequested } from '../session/session-slice.ts'
import { refusing, slow } from './answers.ts'
import type { TestApp, TestAppOptions } from './test-app.ts'

/** One kind of entity of a product, with examples of its requests. */
export interface EntityCase<
  Item extends Entity,
  Create extends CreateRequest,
  Update extends UpdateRequest<Item>,
  Delete extends Identified = never,
> {
  list: EntityList<Item>
  flow: ReturnType<typeof createEntityFlow<Item, Create, Update, Delete, never>>
  /** Starts the product with loaded lists, on an installation that contains the entity. */
  start: (options?: TestAppOptions) => Promise<TestApp>
  /** Path of the list, for example `/organisation/demo-organisation/teams`. */
  path: string
  create: Create
  /** Path of the POST request that creates an entity. */
  createPath: string
  /**
   * Whether this item is the one that the test creates: either its preview or the stored entity.
   */
  isCreated: (item: Item) => boolean
  /** Id of the entity that the tests change and delete. */
  id: string
  /** Path of the calls for that entity. */
  entityPath: string
  update: (base: Item) => Update
  /** The field that the update changes. */
  field: keyof Item & string
  /** Saves another value of this field, as another tab would. */
  updateElsewhere: (client: Client) => Promise<unknown>
  /** Omitted for entities that are never deleted. */
  deletion?: {
    request: Delete
    /** Deletes the entity as another tab would. */
    elsewhere: (client: Client) => Promise<unknown>
    /** The notice after a deletion. */
    confirmation: string
    /** The error of an update whose entity has been deleted. */
    meanwhile: string
  }
}

/** Defines the tests that the flow of every entity must pass. */
export function entityFlowSuite<
  Item extends Entity,
  Create extends CreateRequest,
  Update extends UpdateRequest<Item>,
  Delete extends Identified = never,
>(example: EntityCase<Item, Create, Update, Delete>): void {
  const { list, flow, start, id, field } = example
  const stateOf = ({ store }: TestApp) => selectList(list)(store.getState())
  const items = (app: TestApp) => stateOf(app).data
  const created = (app: TestApp) => items(app).find(example.isCreated)
  const stored = (app: TestApp) => items(app).find((item) => item.id === id)
  const base = (app: TestApp) => {
    const item = stored(app)
    if (!item) throw new Error(`${list.name} has no ${id}`)
    return item
  }
  const outcome = (app: TestApp, key: string) => selectOperation(key)(app.store.getState())
  const ended = (app: TestApp, key: string) =>
    vi.waitFor(() => {
      const operation = outcome(app, key)
      if (!operation || operation.status === 'running') throw new Error('still running')
      return operation
    })
  const createdOnce = flow.requests.create(example.create)
  const createKey = flow.operations.create
  const updateKey = flow.operations.update(id)
  const updateOf = (app: TestApp) => flow.requests.update(example.update(base(app)))
  const changed = (app: TestApp) => example.update(base(app)).values as Partial<Item>
  const posts = (app: TestApp) => app.world.requests.filter(({ method }) => method === 'POST')
  const expectNotice = (app: TestApp, text: string) =>
    vi.waitFor(() => expect(app.notices).toContain(text))

  describe(`the flow of ${list.name}`, () => {
    it('creates only one entity on a double submit, and sends the idempotency key', async () => {
      const app = await start()
      const { total } = stateOf(app)
      app.store.dispatch(createdOnce)
      app.store.dispatch(createdOnce)
      expect(await ended(app, createKey)).toMatchObject({ status: 'succeeded' })
      expect(created(app)).toMatchObject({ revision: 1 })
      expect(outcome(app, createKey)).toMatchObject({ id: created(app)?.id })
      expect(stateOf(app).total).toBe(total + 1)
      expect(posts(app).map(({ path, idempotencyKey }) => [path, idempotencyKey])).toEqual([
        [`/api${example.createPath}`, example.create.idempotencyKey],
      ])
    })

    it('removes the preview when the creation fails, and shows the reason', async () => {
      const app = await start({ intercept: refusing('POST', example.createPath) })
      const before = stateOf(app)
      app.store.dispatch(createdOnce)
      expect(await ended(app, createKey)).toMatchObject({ status: 'failed', message: 'Refusé' })
      expect(stateOf(app)).toEqual(before)
      // The form keeps the reason; a notification of it goes away by itself.
      expect(app.errors).toEqual([])
    })

    it('drops a pending creation when the user logs out', async () => {
      const app = await start({ intercept: slow('POST', example.createPath) })
      app.store.dispatch(createdOnce)
      app.store.dispatch(logoutRequested())
      await new Promise((resolve) => setTimeout(resolve, 80))
      expect(stateOf(app)).toMatchObject({ data: [], total: 0, loaded: false })
      expect(app.notices).toHaveLength(1)
    })

    it('saves an update only once on a double submit', async () => {
      const app = await start()
      const { revision } = base(app)
      const request = updateOf(app)
      app.store.dispatch(request)
      app.store.dispatch(request)
      expect(await ended(app, updateKey)).toMatchObject({ status: 'succeeded', id })
      expect(stored(app)).toMatchObject({ revision: revision + 1 })
      expect(stored(app)?.[field]).toEqual(changed(app)[field])
    })

    it('rolls back an update when saving fails', async () => {
      const app = await start({ intercept: refusing('PATCH', example.entityPath) })
      const before = stateOf(app)
      app.store.dispatch(updateOf(app))
      expect(await ended(app, updateKey)).toMatchObject({ status: 'failed' })
      expect(stateOf(app)).toEqual(before)
    })

    it('reports the field of a conflict, and shows the stored value', async () => {
      const app = await start()
      const request = updateOf(app)
      await example.updateElsewhere(app.environment.client)
      app.store.dispatch(request)
      const conflict = { fields: [field], current: { id } }
      expect(await ended(app, updateKey)).toMatchObject({ status: 'failed', conflict })
      expect(stored(app)).toMatchObject({ revision: request.payload.base.revision + 1 })
      expect(stored(app)?.[field]).not.toEqual(request.payload.base[field])
    })

    it('ignores the late response of an older load', async () => {
      let answers = 0
      const late = Promise.withResolvers<undefined>()
      const app = await start({
        intercept: ({ method, url }) => {
          if (method !== 'GET' || !new URL(url).pathname.endsWith(example.path)) return undefined
          answers += 1
          return answers === 2
            ? late.promise.then(() => Response.json({ data: [], total: 0 }))
            : undefined
        },
      })
      const before = items(app)
      app.store.dispatch(list.actions.loadRequested())
      await vi.waitFor(() => expect(answers).toBe(2))
      app.store.dispatch(list.actions.clear())
      app.store.dispatch(list.actions.loadRequested())
      await vi.waitFor(() => expect(items(app)).toEqual(before))
      late.resolve(undefined)
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(items(app)).toEqual(before)
    })
  })

  const { deletion } = example
  if (!deletion) return
  const deleted = flow.requests.delete(deletion.request)

  describe(`the deletion of ${list.name}`, () => {
    it('rejects an update of a deleted entity, even when it is repeated, and removes the entity from the list', async () => {
      const app = await start()
      const request = updateOf(app)
      await deletion.elsewhere(app.environment.client)
      for (const attempt of [1, 2]) {
        app.store.dispatch(request)
        const message = deletion.meanwhile
        await vi.waitFor(() =>
          expect(outcome(app, updateKey), `attempt ${attempt}`).toMatchObject({
            status: 'failed',
            message,
          }),
        )
        expect(stored(app)).toBeUndefined()
      }
    })

    it('deletes immediately, and shows a confirmation', async () => {
      const app = await start()
      app.store.dispatch(deleted)
      expect(stored(app)).toBeUndefined()
      await expectNotice(app, deletion.confirmation)
      expect(stored(app)).toBeUndefined()
    })

    it('restores the entity at its position when the deletion fails', async () => {
      const app = await start({ intercept: refusing('DELETE', example.entityPath) })
      const before = stateOf(app)
      app.store.dispatch(deleted)
      expect(stored(app)).toBeUndefined()
      await expectNotice(app, 'Non supprimé : Refusé')
      expect(stateOf(app)).toEqual(before)
    })

    it('confirms the deletion of an entity that somebody else has already deleted', async () => {
      const app = await start()
      await deletion.elsewhere(app.environment.client)
      app.store.dispatch(deleted)
      await expectNotice(app, deletion.confirmation)
    })
  })
}
