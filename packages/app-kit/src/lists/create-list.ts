import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import { leavesAccount } from '../session/session-slice.ts'
import {
  emptyList,
  type Identified,
  type ListState,
  loadedList,
  patchItem,
  putItem,
  removeItem,
  replaceItem,
} from './list-state.ts'

/**
 * Creates the reducer and actions of one list of entities. Edits are optimistic: they are applied
 * immediately, and after a failed call only the entity concerned is reset (with `patch`, `remove`
 * or `restore`), so that other edits survive. The list is cleared when the session ends or the
 * account changes.
 *
 * @param name prefix of the action types, for example `teams`
 */
export function createList<Item extends Identified>(name: string) {
  const actions = {
    loadRequested: createAction(`${name}/loadRequested`),
    set: createAction<{ data: Item[]; total: number }>(`${name}/set`),
    failed: createAction<string>(`${name}/failed`),
    clear: createAction(`${name}/clear`),
    put: createAction<{ item: Item; index?: number }>(`${name}/put`),
    patch: createAction<{ id: string; changes: Partial<Item> }>(`${name}/patch`),
    replace: createAction<{ id: string; item: Item }>(`${name}/replace`),
    remove: createAction<string>(`${name}/remove`),
    /** Undoes a removal. The item is null if it was not in the list. */
    restore: createAction<{ id: string; item: Item | null; index: number }>(`${name}/restore`),
  }
  const empty: ListState<Item> = emptyList

  function reducer(state: ListState<Item> = empty, action: UnknownAction): ListState<Item> {
    if (leavesAccount(action) || actions.clear.match(action)) return empty
    if (actions.loadRequested.match(action)) return { ...state, error: null }
    if (actions.failed.match(action)) return { ...state, error: action.payload }
    if (actions.set.match(action)) return loadedList(state, action.payload)
    if (actions.put.match(action)) return putItem(state, action.payload.item, action.payload.index)
    if (actions.patch.match(action)) {
      return patchItem(state, action.payload.id, action.payload.changes)
    }
    if (actions.replace.match(action)) {
      return replaceItem(state, action.payload.id, action.payload.item)
    }
    if (actions.remove.match(action)) return removeItem(state, action.payload)
    if (actions.restore.match(action)) {
      const { item, index } = action.payload
      return item ? putItem(state, item, index) : state
    }
    return state
  }

  return { name, actions, reducer }
}

export type EntityList<Item extends Identified> = ReturnType<typeof createList<Item>>

/** Selects the state of a list, which its product registers under the list's name. */
export const selectList =
  <Item extends Identified>({ name }: EntityList<Item>) =>
  (state: object): ListState<Item> =>
    (state as Record<string, ListState<Item>>)[name] ?? emptyList
