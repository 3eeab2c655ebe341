import { beforeEach, expect, it, vi } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import {
  clearTabDrafts,
  countDrafts,
  draftKey,
  draftPaths,
  tabDraftsIn,
  type DraftPlace,
} from './tab-drafts.ts'

interface Note {
  title: string
}

const parse = (stored: unknown): Note | null =>
  typeof stored === 'object' && stored !== null && 'title' in stored ? (stored as Note) : null

const place: DraftPlace = { ownerId: 'camille', path: ['lueur', 'id', 'studio'] }

/** Opens a browser. Each call of the returned function opens another tab. */
function browser() {
  const kept = memoryStorage()
  const open = (tab = memoryStorage()) => tabDraftsIn<Note>({ kept, tab }, { name: 'note', parse })
  return { kept, open }
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

it('returns a draft as it was written', () => {
  const tab = browser().open()
  tab.write(tab.keyFor(place), { title: 'Studio 2' })
  expect(tab.find(place)).toEqual({ value: { title: 'Studio 2' }, key: tab.keyFor(place) })
})

it.each<[string, DraftPlace]>([
  ['owner', { ...place, ownerId: 'ines' }],
  ['organisation', { ...place, path: ['nord', 'id', 'studio'] }],
  ['entity', { ...place, path: ['lueur', 'id', 'vente'] }],
  ['new entity', { ...place, path: ['lueur', 'new', ''] }],
])('finds no draft for another %s', (_, other) => {
  const tab = browser().open()
  tab.write(tab.keyFor(place), { title: 'Studio 2' })
  expect(tab.find(other)).toBeNull()
})

it('keeps the work of two tabs apart, even after each has been reloaded', () => {
  const { open } = browser()
  const [one, other] = [memoryStorage(), memoryStorage()]
  const [first, second] = [open(one), open(other)]
  first.write(first.keyFor(place), { title: 'Premier' })
  second.write(second.keyFor(place), { title: 'Second' })
  expect(open(one).find(place)?.value.title).toBe('Premier')
  expect(open(other).find(place)?.value.title).toBe('Second')
})

it('counts the drafts of an account, and finds those of one kind', () => {
  const { kept, open } = browser()
  const tab = open()
  tab.write(tab.keyFor(place), { title: 'Studio 2' })
  tab.write(tab.keyFor({ ...place, ownerId: 'camille d' }), { title: 'Studio 3' })
  kept.setItem(draftKey('list', { ownerId: 'camille', path: ['a/b', 'add'] }), '{}')
  expect(countDrafts({ kept }, 'camille')).toBe(2)
  expect(countDrafts({ kept }, 'ines')).toBe(0)
  expect(draftPaths({ kept }, { name: 'list', ownerId: 'camille' })).toEqual([['a/b', 'add']])
})

it('finds the newest draft of other tabs if the tab has none', () => {
  const { open } = browser()
  const [first, second] = [open(), open()]
  second.write(second.keyFor(place), { title: 'Second' })
  vi.advanceTimersByTime(1000)
  first.write(first.keyFor(place), { title: 'Premier' })
  expect(open().find(place)).toEqual({ value: { title: 'Premier' }, key: first.keyFor(place) })
})

it.each([['{'], ['null'], ['{"value":{"name":"Studio"},"at":1}'], ['{"value":{"title":""}}']])(
  'ignores the invalid stored value %s',
  (text) => {
    const { kept, open } = browser()
    const tab = open()
    kept.setItem(tab.keyFor(place), text)
    expect(tab.find(place)).toBeNull()
  },
)

it('deletes all drafts, or those of other owners, but no other data', () => {
  const { kept, open } = browser()
  kept.setItem('paraphe.session', '{}')
  const tab = open()
  const foreign = { ...place, ownerId: 'ines' }
  tab.write(tab.keyFor(place), { title: 'Studio 2' })
  tab.write(tab.keyFor(foreign), { title: 'Vente' })
  clearTabDrafts({ kept }, ['camille'])
  expect(tab.find(place)).not.toBeNull()
  expect(tab.find(foreign)).toBeNull()
  clearTabDrafts({ kept })
  expect(tab.find(place)).toBeNull()
  expect(kept.getItem('paraphe.session')).toBe('{}')
})
