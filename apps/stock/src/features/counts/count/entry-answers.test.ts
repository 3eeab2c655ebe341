import { expect, it, vi } from 'vitest'
import type { CountEntry } from './count-entry.ts'
import { entryAnswers } from './entry-answers.ts'
import type { QueueState } from './entry-queue.ts'

const entryOf = (id: string, fields: Partial<CountEntry> = {}): CountEntry => ({
  id,
  at: 0,
  code: 'GANTS-M',
  scans: 1,
  mode: 'add',
  revision: 0,
  problem: null,
  ...fields,
})

const [one, two, three] = [entryOf('one'), entryOf('two'), entryOf('three')]
const unreadable = entryOf('unreadable', { problem: { kind: 'unreadable', reason: 'check-digit' } })

/** Creates the signals for a queue that starts with these entries of an earlier visit. */
function start(...entries: CountEntry[]) {
  let state: QueueState = { entries, isStuck: false }
  const onResult = vi.fn()
  const answers = entryAnswers({ state: () => state }, onResult)
  return {
    ...answers,
    results: () => onResult.mock.calls.map(([result]) => result),
    set: (next: Partial<QueueState>) => {
      state = { ...state, ...next }
    },
  }
}

it('signals success once the server has counted a scan, and an error if the scan does not count', () => {
  const counting = start()
  counting.set({ entries: [one] })
  counting.onScanned(one)
  expect(counting.results()).toEqual([])
  counting.onSent(one, 'saved')
  counting.onScanned(unreadable)
  counting.onSent(two, { kind: 'unknown' })
  expect(counting.results()).toEqual(['success', 'error', 'error'])
})

it('signals each scan as kept while the server does not respond, and not again once it is counted', () => {
  const counting = start()
  counting.set({ entries: [one] })
  counting.onScanned(one)
  counting.onSent(one, 'unanswered')
  counting.set({ entries: [one, two], isStuck: true })
  counting.onScanned(two)
  counting.onSent(one, 'unanswered')
  expect(counting.results()).toEqual(['kept', 'kept'])

  counting.onSent(one, 'saved')
  counting.set({ entries: [two], isStuck: false })
  counting.onSent(two, { kind: 'unknown' })
  counting.set({ entries: [two, three] })
  counting.onSent(three, 'saved')
  expect(counting.results()).toEqual(['kept', 'kept', 'error', 'success'])
})

it('signals once for all scans that are waiting when a request gets no response', () => {
  const counting = start()
  counting.set({ entries: [one, two] })
  counting.onScanned(one)
  counting.onScanned(two)
  counting.onSent(one, 'unanswered')
  counting.onSent(one, 'saved')
  counting.onSent(two, 'saved')
  expect(counting.results()).toEqual(['kept'])
})

it('signals only errors for the entries of an earlier visit', () => {
  const counting = start(one, two, unreadable)
  counting.onSent(one, 'unanswered')
  counting.onSent(one, 'saved')
  counting.onSent(two, { kind: 'unknown' })
  expect(counting.results()).toEqual(['error'])
})
