import { eventChannel } from 'redux-saga'
import { call, put, select, take } from 'typed-redux-saga'
import type { Environment } from '../store/environment.ts'
import { connectionChanged, selectKeptAt } from './connection-slice.ts'

/** Updates the store when the connection is lost or restored. */
export function* connectionSaga({ onConnection }: Environment): Generator {
  const changes = yield* call(() =>
    eventChannel<{ keptAt: number | null }>((emit) => onConnection((keptAt) => emit({ keptAt }))),
  )
  for (;;) {
    const { keptAt } = yield* take(changes)
    const isOffline = (yield* select(selectKeptAt)) !== null
    // While offline, keep the first reported time: it says how old the data on the page is.
    if ((keptAt !== null) !== isOffline) yield* put(connectionChanged(keptAt))
  }
}
