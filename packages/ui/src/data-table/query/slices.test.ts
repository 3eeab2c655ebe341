import { afterEach, expect, it, vi } from 'vitest'
import { finish, workInSlices, workSlice, workWhenIdle } from './slices.ts'

/** Blocks for about a millisecond in each step. */
function* busy(milliseconds: number) {
  for (let step = 0; step < milliseconds; step++) {
    const end = performance.now() + 1
    while (performance.now() < end);
    yield
  }
  return 'done'
}

it('finishes short work in its first slice', () => {
  expect(workSlice(busy(1), 50)).toEqual({ isDone: true, result: 'done' })
})

it('interrupts long work after a slice, and resumes it later', () => {
  const steps = busy(30)
  expect(workSlice(steps, 5)).toEqual({ isDone: false })
  expect(finish(steps)).toBe('done')
})

it('lets other tasks run between slices', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 0)
  const result = await new Promise((resolve) => workInSlices(busy(60), resolve))
  clearInterval(timer)
  expect(result).toBe('done')
  expect(turns).toBeGreaterThan(1)
})

it('does not call back once the work is cancelled', async () => {
  let isDone = false
  const cancel = workInSlices(busy(20), () => {
    isDone = true
  })
  cancel()
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(isDone).toBe(false)
})

afterEach(() => vi.unstubAllGlobals())

it('runs steps only while the page is idle, until the work is cancelled', async () => {
  const waiting = new Map<number, (deadline: { timeRemaining: () => number }) => void>()
  let handles = 0
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    waiting.set(++handles, work)
    return handles
  })
  vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.delete(handle))
  let steps = 0
  function* counted() {
    for (;;) {
      steps++
      yield
    }
  }
  const cancel = workWhenIdle(counted())
  expect(steps).toBe(0)
  waiting.get(1)?.({ timeRemaining: () => 2 })
  expect(steps).toBeGreaterThan(0)
  expect(waiting.has(2)).toBe(true)
  cancel()
  expect(waiting.has(2)).toBe(false)
})

it('does nothing if the browser does not support idle callbacks', () => {
  let hasStarted = false
  function* prepared() {
    hasStarted = true
    yield
  }
  const cancel = workWhenIdle(prepared())
  expect(cancel).not.toThrow()
  expect(hasStarted).toBe(false)
})
