import { put, select } from 'typed-redux-saga'
import { optimistic } from '../operations/optimistic.ts'
import { saveOperation } from '../operations/save-operation.ts'
import { selectAuth } from '../session/session-slice.ts'
import type { Environment } from '../store/environment.ts'
import { request } from '../store/request.ts'
import { entityChanged } from './entity-changed.ts'
import type { CreateRequest, Entity, EntityOptions } from './entity-options.ts'

type CreateOptions<Item extends Entity, Create extends CreateRequest, State> = Pick<
  EntityOptions<Item, Create, never, never, State>,
  'list' | 'texts' | 'create'
>

/** Returns the key of the operation that creates an entity of this list. */
export const createOperation = (list: string) => `${list}/create`

/** Index that inserts an item at the end of a list. */
const end = Number.MAX_SAFE_INTEGER

/**
 * Creates an entity. Its preview is shown until the response replaces it or a failure removes it.
 */
export function* createEntity<Item extends Entity, Create extends CreateRequest, State>(
  { list, texts, create }: CreateOptions<Item, Create, State>,
  environment: Environment,
  payload: Create,
) {
  const auth = yield* select(selectAuth)
  if (!auth) return
  const path = { id: auth.organisation_id }
  const index = create.place === 'last' ? end : 0
  const state = yield* select((all: State) => all)
  const preview = create.preview?.(environment.newKey(), payload, state) ?? null

  function* send() {
    const created = yield* request((signal) =>
      create.send(environment, payload, path, {
        signal,
        idempotencyKey: payload.idempotencyKey,
      }),
    )
    yield* put(
      preview
        ? list.actions.replace({ id: preview.id, item: created })
        : list.actions.put({ item: created, index }),
    )
    return created
  }

  function* work() {
    const created = preview
      ? yield* optimistic({
          apply: list.actions.put({ item: preview, index }),
          restore: list.actions.remove(preview.id),
          send,
        })
      : yield* send()
    if (create.finish) yield* create.finish(environment, created, payload)
    return created.id
  }

  const saveTexts = { ...texts.save, ...create.texts?.(payload) }
  const isSaved = yield* saveOperation(environment, createOperation(list.name), saveTexts, work)
  if (isSaved) yield* put(entityChanged({ entity: list.name, change: 'created' }))
}
