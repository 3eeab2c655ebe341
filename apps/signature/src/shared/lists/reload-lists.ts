import { createAction } from '@reduxjs/toolkit'
import { put, take } from 'typed-redux-saga'

/**
 * Reloads every list that is loaded after a login; `listsLoaded` follows once all have finished.
 */
export const listsRequested = createAction('lists/requested')
export const listsLoaded = createAction('lists/loaded')

/** Reloads every list, and returns when all have finished. */
export function* reloadLists() {
  yield* put(listsRequested())
  yield* take(listsLoaded)
}
