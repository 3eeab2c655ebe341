import { expect, it } from 'vitest'
import { sessionEnded, switchAccountRequested } from '../session/session-slice.ts'
import { createList } from './create-list.ts'
import type { ListState } from './list-state.ts'

interface Fruit {
  id: string
  name: string
}

const { actions, reducer } = createList<Fruit>('fruits')
const fruit = (id: string, name = id): Fruit => ({ id, name })
const filled = reducer(undefined, actions.set({ data: [fruit('a'), fruit('b')], total: 7 }))
const ids = (list: ListState<Fruit>) => list.data.map(({ id }) => id)

it('[1.4.02] [1.4.04] [1.4.05] marks the list as loaded after set, and empties it after clear', () => {
  const empty = reducer(undefined, { type: 'start' })
  expect(empty).toMatchObject({ data: [], total: 0, loaded: false })
  expect(filled).toMatchObject({ total: 7, loaded: true })
  expect(reducer(filled, actions.clear())).toEqual(empty)
})

it('inserts at an index and updates the total', () => {
  const added = reducer(filled, actions.put({ item: fruit('c'), index: 1 }))
  expect(ids(added)).toEqual(['a', 'c', 'b'])
  expect(added.total).toBe(8)
})

it('replaces an item with the same id in place, without counting it twice', () => {
  const changed = reducer(filled, actions.put({ item: fruit('b', 'B') }))
  expect(changed.data[1]).toEqual(fruit('b', 'B'))
  expect(changed.total).toBe(7)
})

it('replaces a temporary entry with the real one in place', () => {
  const added = reducer(filled, actions.put({ item: fruit('temporary'), index: 1 }))
  const named = reducer(added, actions.replace({ id: 'temporary', item: fruit('real') }))
  expect(ids(named)).toEqual(['a', 'real', 'b'])
  expect(named.total).toBe(8)
})

it('removes an item only once', () => {
  const removed = reducer(filled, actions.remove('a'))
  expect(ids(removed)).toEqual(['b'])
  expect(reducer(removed, actions.remove('a')).total).toBe(6)
})

it('changes some fields of one item', () => {
  const changed = reducer(filled, actions.patch({ id: 'a', changes: { name: 'A' } }))
  expect(changed.data).toEqual([fruit('a', 'A'), fruit('b')])
})

it('keeps the identity of items that a load returns unchanged', () => {
  const data = [fruit('b'), fruit('a', 'A'), fruit('c')]
  const again = reducer(filled, actions.set({ data, total: 3 }))
  expect(again.data).toEqual(data)
  expect(again.data[0]).toBe(filled.data[1])
  expect(again.data[1]).toBe(data[1])
})

it('keeps the items when a load fails', () => {
  const failed = reducer(filled, actions.failed('Unknown error'))
  expect(failed).toMatchObject({ data: filled.data, loaded: true, error: 'Unknown error' })
  expect(reducer(failed, actions.set({ data: [], total: 0 })).error).toBeNull()
})

it('[1.4.08] clears the list when the account changes or the session ends', () => {
  expect(reducer(filled, switchAccountRequested('other')).loaded).toBe(false)
  expect(reducer(filled, sessionEnded('logout')).data).toEqual([])
})
