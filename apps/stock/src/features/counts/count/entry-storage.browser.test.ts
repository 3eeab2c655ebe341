import { beforeEach, expect, it } from 'vitest'
import { type CountEntry, scannedEntry } from './count-entry.ts'
import { entryStorage } from './entry-storage.ts'

beforeEach(() => localStorage.clear())

const entryOf = (id: string, at: number, text = 'GANTS-M'): CountEntry =>
  scannedEntry(text, { today: '2027-01-15' }, { id, at })

const keyOf = (id: string) => `paraphe.stock.count.camille.gloves.${id}`

it('reads only the entries of this person and count, in the order of counting', () => {
  const entries = entryStorage('camille', 'gloves')
  entries.write(entryOf('two', 2))
  entries.write(entryOf('one', 1))
  entryStorage('camille', 'masks').write(entryOf('other', 0))
  entryStorage('louis', 'gloves').write(entryOf('another', 0))
  expect(entries.read()).toEqual([entryOf('one', 1), entryOf('two', 2)])
  entries.remove('one')
  expect(entries.read()).toEqual([entryOf('two', 2)])
})

it('reads the valid entries if others are damaged', () => {
  const entries = entryStorage('camille', 'gloves')
  entries.write(entryOf('one', 1))
  localStorage.setItem(keyOf('two'), '{"id":"tw')
  localStorage.setItem(keyOf('three'), 'null')
  expect(entries.read()).toEqual([entryOf('one', 1)])
})

it('clears the problem of an unreadable scan that was stored without a reason', () => {
  const entries = entryStorage('camille', 'gloves')
  const unreadable = entryOf('one', 1, '(01)03400936000118')
  expect(unreadable.problem?.kind).toBe('unreadable')
  entries.write(unreadable)
  entries.write({ ...entryOf('two', 2), problem: { kind: 'unreadable' } } as CountEntry)
  expect(entries.read().map(({ problem }) => problem)).toEqual([unreadable.problem, null])
})
