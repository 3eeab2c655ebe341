import type { Store, UnknownAction } from '@reduxjs/toolkit'
import {
  type Operation,
  operationForgotten,
  type OperationsState,
  selectOperation,
} from './operations-slice.ts'
import { RefusedError } from './refused-fields.ts'

type OperationsStore = Pick<
  Store<{ operations: OperationsState }>,
  'dispatch' | 'getState' | 'subscribe'
>

/** Message when the user leaves the account, which cancels all operations. */
const interrupted = 'L’enregistrement a été interrompu. Enregistrez de nouveau.'

/** How long to wait before dispatching an unhandled action again, in ms. */
const pause = 50
const attempts = 200

const isRunning = (operation: Operation | null) => operation?.status === 'running'

function notRunning(store: OperationsStore, key: string): Promise<Operation | null> {
  const select = selectOperation(key)
  return new Promise((resolve) => {
    const read = () => select(store.getState())
    if (!isRunning(read())) {
      resolve(read())
      return
    }
    const stop = store.subscribe(() => {
      if (isRunning(read())) return
      stop()
      resolve(read())
    })
  })
}

async function start(store: OperationsStore, key: string, action: UnknownAction) {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    await notRunning(store, key)
    store.dispatch(operationForgotten(key))
    store.dispatch(action)
    if (selectOperation(key)(store.getState()) !== null) return
    // A saga that is still reloading lists after the previous save ignores new actions.
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  throw new Error(`No saga handled "${key}".`)
}

/**
 * Dispatches an action and waits for the operation that it starts.
 *
 * @param key the operation's key
 * @returns the id of the created entity, or null
 * @throws RefusedError if the server rejects fields; otherwise Error with the message of the
 *   failure. Leaving the account before the operation ends is a failure too.
 */
export async function runOperation(
  store: OperationsStore,
  key: string,
  action: UnknownAction,
): Promise<string | null> {
  await start(store, key, action)
  const outcome = await notRunning(store, key)
  if (outcome?.status === 'succeeded') return outcome.id
  if (outcome?.status !== 'failed') throw new Error(interrupted)
  const { message, fields } = outcome
  throw fields ? new RefusedError(message, fields) : new Error(message)
}
