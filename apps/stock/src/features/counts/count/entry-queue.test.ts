import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { StockCountLine } from '@org/api/client'
import { type CountEntry, scannedEntry } from './count-entry.ts'
import { createEntryQueue, type SendResult } from './entry-queue.ts'
import type { EntryStorage } from './entry-storage.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Stores entries in memory, where they survive a simulated reload as they do in a browser. */
function memoryEntries(): EntryStorage {
  const kept = new Map<string, CountEntry>()
  return {
    read: () => [...kept.values()],
    write: (entry) => void kept.set(entry.id, entry),
    remove: (id) => void kept.delete(id),
  }
}

function entryOf(id: string): CountEntry {
  const entry = scannedEntry('GANTS-M', { today: '2027-01-15' }, { id, at: 0 })
  if (!entry) throw new Error('unreadable')
  return entry
}

it('sends entries one after another, in their order', async () => {
  const sent: string[] = []
  const queue = createEntryQueue(memoryEntries())
  const send = vi.fn(async ({ id }: CountEntry): Promise<SendResult> => {
    sent.push(`${id} starts`)
    await Promise.resolve()
    sent.push(`${id} ends`)
    return 'saved'
  })
  queue.start(send)
  queue.add(entryOf('one'))
  queue.add(entryOf('two'))
  await vi.waitFor(() => expect(queue.state().entries).toEqual([]))
  expect(sent).toEqual(['one starts', 'one ends', 'two starts', 'two ends'])
})

it('resends an entry without a response under the same id, even after a reload', async () => {
  const storage = memoryEntries()
  const first = createEntryQueue(storage)
  const stop = first.start(() => Promise.reject(new Error('offline')))
  first.add(entryOf('one'))
  await vi.advanceTimersByTimeAsync(0)
  expect(first.state()).toMatchObject({ isStuck: true, entries: [{ id: 'one' }] })
  stop()

  const second = createEntryQueue(storage)
  const ids: string[] = []
  const results: SendResult[] = ['unanswered', 'saved']
  second.start(({ id }) => {
    ids.push(id)
    return Promise.resolve(results.shift() ?? 'saved')
  })
  await vi.advanceTimersByTimeAsync(4000)

  expect(ids).toEqual(['one', 'one'])
  expect(second.state()).toEqual({ entries: [], isStuck: false })
  expect(storage.read()).toEqual([])
})

it('keeps an entry that waits for a person, and sends other entries in the meantime', async () => {
  const storage = memoryEntries()
  const queue = createEntryQueue(storage)
  const refused = { kind: 'refused', message: 'Aucun produit n’a ce code.' } as const
  queue.start(({ id }) => Promise.resolve(id === 'one' ? refused : 'saved'))
  queue.add(entryOf('one'))
  queue.add(entryOf('two'))
  await vi.advanceTimersByTimeAsync(0)
  expect(storage.read()).toMatchObject([{ id: 'one', problem: refused }])
  queue.drop('one')
  expect(storage.read()).toEqual([])
})

it('asks once about a line, however often it was scanned meanwhile', async () => {
  const queue = createEntryQueue(memoryEntries())
  const line = { id: 'line', qty: 12, person: 'Marie', revision: 3 } as StockCountLine
  const asked = { kind: 'counted', line, qty: 1 } as const
  let isOwn = false
  const sent: CountEntry[] = []
  queue.start((entry) => {
    sent.push(entry)
    if (entry.revision === 3) isOwn = true
    return Promise.resolve(isOwn ? 'saved' : asked)
  })
  queue.add(entryOf('one'))
  queue.add(entryOf('two'))
  await vi.advanceTimersByTimeAsync(0)
  expect(queue.state().entries).toHaveLength(2)

  queue.answer('one', { revision: 3, qty: 1 })
  await vi.advanceTimersByTimeAsync(0)

  expect(queue.state().entries).toEqual([])
  expect(sent.map(({ id, revision }) => [id, revision])).toEqual([
    ['one', 0],
    ['two', 0],
    ['one', 3],
    ['two', 0],
  ])
})

it('keeps a partly typed lot across a reload, and sends nothing until the person has confirmed it', async () => {
  const storage = memoryEntries()
  const queue = createEntryQueue(storage)
  const send = vi.fn(() => Promise.resolve<SendResult>('saved'))
  queue.start(send)
  queue.add({ ...entryOf('one'), problem: { kind: 'lot' } })
  const typed = { lot: 'B8', expiry: '' }
  queue.type('one', typed)
  await vi.advanceTimersByTimeAsync(0)

  expect(createEntryQueue(storage).state().entries).toMatchObject([{ id: 'one', typed }])
  expect(send).not.toHaveBeenCalled()
})
