import { createAction } from '@reduxjs/toolkit'
import { call, select, takeEvery, takeLeading } from 'typed-redux-saga'
import { tablesChanged } from '../changes/changes-slice.ts'
import { selectList } from '../lists/create-list.ts'
import type { Identified } from '../lists/list-state.ts'
import { takeLeadingBy } from '../operations/take-leading-by.ts'
import { selectAuth } from '../session/session-slice.ts'
import type { Environment } from '../store/environment.ts'
import { createEntity, createOperation } from './create-entity.ts'
import { deleteEntity } from './delete-entity.ts'
import { entityChanged, isReloadedBy } from './entity-changed.ts'
import type { CreateRequest, Entity, EntityOptions, UpdateRequest } from './entity-options.ts'
import { listLoader, type LoadPage } from './load-list.ts'
import { updateEntity, updateOperation } from './update-entity.ts'

/**
 * Creates the sagas that load, create, update and delete one kind of entity. Changes are optimistic
 * and roll back on failure; conflicts and late responses are handled. The API calls are passed as
 * options.
 */
export function createEntityFlow<
  Item extends Entity,
  Create extends CreateRequest,
  Update extends UpdateRequest<Item>,
  Delete extends Identified = never,
  State = object,
>(options: EntityOptions<Item, Create, Update, Delete, State>) {
  const { list, load: loading, remove } = options
  const requests = {
    create: createAction<Create>(`${list.name}/createRequested`),
    update: createAction<Update>(`${list.name}/updateRequested`),
    delete: createAction<Delete>(`${list.name}/deleteRequested`),
  }
  const loader = listLoader(list)

  function* pages(environment: Environment) {
    const auth = yield* select(selectAuth)
    const path = auth && { id: auth.organisation_id }
    const load: LoadPage<Item> | null =
      path &&
      ((filter, signal) => loading.page(environment, { path, query: { filter } }, { signal }))
    return load
  }

  function* load(environment: Environment) {
    const page = yield* pages(environment)
    if (page) yield* loader.load(environment, page, !loading.firstPageOnly)
  }

  /** Reloads some entities, such as teams whose counts are changing. */
  function* refresh(environment: Environment, ids: readonly string[]) {
    const page = yield* pages(environment)
    if (!page) return
    const isComplete = yield* loader.refresh(environment, page, ids)
    if (!isComplete) yield* load(environment)
  }

  function* saga(environment: Environment) {
    // A double click on Save must not create two entities.
    yield* takeLeading(requests.create, ({ payload }) =>
      createEntity(options, environment, payload),
    )
    // Different entities may be saved or deleted in parallel, but further saves of an entity are
    // dropped while one is running, and likewise further deletions.
    yield* takeLeadingBy(
      requests.update,
      ({ payload }) => payload.id,
      ({ payload }) => updateEntity(options, environment, payload),
    )
    if (remove) {
      yield* takeLeadingBy(
        requests.delete,
        ({ payload }) => payload.id,
        ({ payload }) => deleteEntity({ list, remove }, environment, payload),
      )
    }
    yield* takeEvery(list.actions.loadRequested, load, environment)
    yield* takeEvery(entityChanged, function* (change) {
      if (isReloadedBy(loading.after, change)) yield* call(load, environment)
    })
    const { table } = loading
    if (table === undefined) return
    yield* takeEvery(tablesChanged, function* ({ payload }) {
      const { loaded } = yield* select(selectList(list))
      if (loaded && payload.includes(table)) yield* call(load, environment)
    })
  }

  return {
    requests,
    operations: { create: createOperation(list.name), update: updateOperation(list.name) },
    load,
    refresh,
    saga,
  }
}
