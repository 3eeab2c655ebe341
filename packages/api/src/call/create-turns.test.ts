import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTurns } from './create-turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Sets up tasks that run until the test ends them, and records the order in which they start. */
function bench() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const turns = createTurns({ atOnce: 2, maxWait: 30_000 })
  const ask = (name: string, owner = name) =>
    turns.run(owner, () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { begun, ask, end, turns }
}

it('runs two tasks at once, and starts the next when one ends', async () => {
  const { begun, ask, end } = bench()
  const all = [ask('a'), ask('b'), ask('c')]
  await vi.advanceTimersByTimeAsync(29_000)
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  await end('a')
  await end('c')
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c'])
})

it('runs one task per owner at a time, without making other owners wait', async () => {
  const { begun, ask, end } = bench()
  void ask('a1', 'a')
  void ask('a2', 'a')
  void ask('b')
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual(['a1', 'b'])
  await end('b')
  expect(begun).toEqual(['a1', 'b'])
  await end('a1')
  expect(begun).toEqual(['a1', 'b', 'a2'])
})

it('rejects a task that has waited for 30 seconds, and removes it from the queue', async () => {
  const { begun, ask, end } = bench()
  void ask('a1', 'a')
  const late = expect(ask('a2', 'a')).rejects.toMatchObject({ type: 'BUSY', status: 409 })
  await vi.advanceTimersByTimeAsync(29_999)
  void ask('a3', 'a')
  await vi.advanceTimersByTimeAsync(1)
  await late
  await end('a1')
  expect(begun).toEqual(['a1', 'a3'])
})

it('starts the next task after a failure', async () => {
  const { begun, ask, end, turns } = bench()
  await expect(turns.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  void ask('a')
  await end('a')
  expect(begun).toEqual(['a'])
})
