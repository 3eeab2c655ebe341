import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTurns, type TurnRules } from './create-turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Sets up tasks that run until the test ends them, and records the order in which they start. */
function bench(rules: Partial<TurnRules> = {}) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const turns = createTurns({ atOnce: 2, maxWait: 30_000, ...rules })
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

it('runs as many tasks of one owner as the rules allow', async () => {
  const { begun, ask, end } = bench({ atOnce: 3, perOwner: 2 })
  for (const name of ['a1', 'a2', 'a3']) void ask(name, 'a')
  void ask('b')
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual(['a1', 'a2', 'b'])
  await end('a1')
  expect(begun).toEqual(['a1', 'a2', 'b', 'a3'])
})

it('rejects a task immediately when its owner, or everybody, has too many waiting', async () => {
  const { begun, ask, end } = bench({ maxWaiting: 3, maxWaitingPerOwner: 2 })
  for (const name of ['a1', 'a2', 'a3']) void ask(name, 'a')
  await expect(ask('a4', 'a')).rejects.toMatchObject({ type: 'BUSY' })
  void ask('b1', 'b')
  void ask('b2', 'b')
  await expect(ask('c')).rejects.toMatchObject({ type: 'BUSY' })
  await end('a1')
  void ask('a5', 'a')
  await expect(ask('a6', 'a')).rejects.toMatchObject({ type: 'BUSY' })
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual(['a1', 'b1', 'a2'])
})

it('lets owners take turns, however many tasks one of them has', async () => {
  const { begun, ask, end } = bench({ atOnce: 1 })
  for (const name of ['a1', 'a2', 'a3']) void ask(name, 'a')
  void ask('b')
  void ask('c')
  await vi.advanceTimersByTimeAsync(0)
  for (const name of ['a1', 'b', 'c', 'a2']) await end(name)
  expect(begun).toEqual(['a1', 'b', 'c', 'a2', 'a3'])
})
