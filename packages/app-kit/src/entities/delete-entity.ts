import { put, select } from 'typed-redux-saga'
import { sendDeletion } from '../conflicts/send-deletion.ts'
import { selectList } from '../lists/create-list.ts'
import type { Identified } from '../lists/list-state.ts'
import { optimistic } from '../operations/optimistic.ts'
import type { Environment } from '../store/environment.ts'
import { isSessionEnd } from '../store/error-message.ts'
import { failureText } from '../store/failure-help.ts'
import { request } from '../store/request.ts'
import { entityChanged } from './entity-changed.ts'
import type { Entity, EntityOptions } from './entity-options.ts'

type Options<Item extends Entity, Delete extends Identified> = EntityOptions<
  Item,
  never,
  never,
  Delete,
  never
>

interface DeleteOptions<Item extends Entity, Delete extends Identified> {
  list: Options<Item, Delete>['list']
  remove: NonNullable<Options<Item, Delete>['remove']>
}

/** Deletes an entity. It disappears immediately, and returns to its place on failure. */
export function* deleteEntity<Item extends Entity, Delete extends Identified>(
  { list, remove }: DeleteOptions<Item, Delete>,
  environment: Environment,
  payload: Delete,
) {
  const { id } = payload
  const { data } = yield* select(selectList(list))
  const index = data.findIndex((item) => item.id === id)
  try {
    yield* optimistic({
      apply: list.actions.remove(id),
      restore: list.actions.restore({ id, item: data[index] ?? null, index }),
      send: () =>
        sendDeletion(() => request((signal) => remove.send(environment, payload, { signal }))),
    })
  } catch (error) {
    if (!isSessionEnd(error))
      environment.notify(remove.texts.notDeleted(failureText(error, 'delete')), 'danger')
    return
  }
  environment.notify(remove.texts.deleted, 'success')
  yield* put(entityChanged({ entity: list.name, change: 'deleted' }))
}
