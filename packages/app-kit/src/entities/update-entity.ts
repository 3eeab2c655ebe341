import { put, select } from 'typed-redux-saga'
import { DeletedError, isMissing, storedInstead } from '../conflicts/conflict.ts'
import { sendChange } from '../conflicts/send-change.ts'
import { selectList } from '../lists/create-list.ts'
import { saveOperation } from '../operations/save-operation.ts'
import type { Environment } from '../store/environment.ts'
import { request } from '../store/request.ts'
import { entityChanged } from './entity-changed.ts'
import type { Entity, EntityOptions, UpdateRequest } from './entity-options.ts'

type UpdateOptions<Item extends Entity, Update extends UpdateRequest<Item>, State> = Pick<
  EntityOptions<Item, never, Update, never, State>,
  'list' | 'texts' | 'update'
>

/** Returns the key of the operation that saves an entity of this list. */
export const updateOperation = (list: string) => (id: string) => `${list}/update/${id}`

/** Returns the previous values of the previewed fields only, so that other changes are kept. */
const previewed = <Item extends Entity>(former: Item, preview: Partial<Item>) =>
  Object.fromEntries(Object.entries(former).filter(([field]) => field in preview)) as Partial<Item>

/**
 * Saves a change to an entity. Its preview appears immediately; a failure restores the stored
 * values. The entity need not be in the list, because a table may load its own pages. If the entity
 * has been deleted, the server rejects the change.
 */
export function* updateEntity<Item extends Entity, Update extends UpdateRequest<Item>, State>(
  { list, texts, update }: UpdateOptions<Item, Update, State>,
  environment: Environment,
  payload: Update,
) {
  const { id, values, base } = payload
  const { data } = yield* select(selectList(list))
  const former = data.find((item) => item.id === id) ?? base
  const state = yield* select((all: State) => all)
  const preview = update.preview?.(former, payload, state) ?? {}
  const patch = (changes: Partial<Item>) => list.actions.patch({ id, changes })

  function* work() {
    yield* put(patch(preview))
    let saved: Item
    try {
      saved = yield* sendChange<Update['values'], Item>({
        values,
        base,
        send: (body, ifMatch) =>
          request((signal) => update.send(environment, id, body, { signal, ifMatch })),
        ...(texts.deletedMeanwhile !== undefined && { deleted: texts.deletedMeanwhile }),
        ...(update.merge && { merge: update.merge }),
      })
    } catch (error) {
      const isDeleted = error instanceof DeletedError || isMissing(error)
      yield* put(
        isDeleted
          ? list.actions.remove(id)
          : patch(storedInstead<Item>(error) ?? previewed(former, preview)),
      )
      throw error
    }
    yield* put(patch(saved))
    if (update.finish) yield* update.finish(environment, saved, payload)
    return id
  }

  const saveTexts = { ...texts.save, ...update.texts?.(payload) }
  const key = updateOperation(list.name)(id)
  const isSaved = yield* saveOperation(environment, key, saveTexts, work)
  if (isSaved) yield* put(entityChanged({ entity: list.name, change: 'updated' }))
}
