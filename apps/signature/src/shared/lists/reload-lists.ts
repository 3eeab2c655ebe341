import { createAction } from '@reduxjs/toolkit'
import { put, take } from 'typed-redux-saga'

/**
 * Requests a reload of every list that a login loads. `listsLoaded` follows once all lists have
 * finished.
 */
export const listsRequested = createAction('lists/requested')
export const listsLoaded = createAction('lists/loaded')

/** Reloads every list, and returns when all have finished. */
export function* reloadLists() {
  yield* put(listsRequested())
  yield* take(listsLoaded)
}
