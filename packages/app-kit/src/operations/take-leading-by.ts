import type { ActionCreator, UnknownAction } from '@reduxjs/toolkit'
import { call, takeEvery } from 'typed-redux-saga'

/**
 * Like takeLeading, but per key: while the work for one key runs, further actions for that key are
 * dropped. Other keys run in parallel.
 */
export function* takeLeadingBy<Action extends UnknownAction>(
  pattern: ActionCreator<Action> & { type: string },
  keyOf: (action: Action) => string,
  worker: (action: Action) => Generator,
) {
  const running = new Set<string>()
  yield* takeEvery(pattern.type, function* (action: Action) {
    const key = keyOf(action)
    if (running.has(key)) return
    running.add(key)
    try {
      yield* call(worker, action)
    } finally {
      running.delete(key)
    }
  })
}
