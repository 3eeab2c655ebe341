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

/** Told where the account was left, and with it all that was under way. */
const interrupted = 'L’enregistrement a été interrompu. Enregistrez de nouveau.'

/** How long to wait before dispatching work again that no saga took, in ms. */
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
    // A flow that still reads its lists anew after the former save takes nothing on yet.
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  throw new Error(`No flow took on "${key}".`)
}

/**
 * Starts the work that an action asks for, and waits for its end.
 *
 * @param key of the operation under which the flow tracks that work.
 * @returns the id of what the work made, or null.
 * @throws Error with the failure's message, RefusedError where the server blames fields; also when the
 * account is left meanwhile.
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
