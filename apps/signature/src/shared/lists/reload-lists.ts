import { createAction } from '@reduxjs/toolkit'
import { put, take } from 'typed-redux-saga'

/** Asks for every list that a login fills; `listsLoaded` follows once all have answered. */
export const listsRequested = createAction('lists/requested')
export const listsLoaded = createAction('lists/loaded')

/** Loads every list again, and returns when all have answered. */
export function* reloadLists() {
  yield* put(listsRequested())
  yield* take(listsLoaded)
}
