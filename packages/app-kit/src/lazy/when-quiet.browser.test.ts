import { expect, it, vi } from 'vitest'
import { quietTime, whenQuiet } from './when-quiet.ts'

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** Fetches a file that is not in the cache and that no build plugin transforms. */
const fetchSomething = () => fetch(`/nothing.txt?at=${performance.now()}`)

it('calls back when the page has been idle for two seconds', async () => {
  const callback = vi.fn()
  const since = performance.now()
  whenQuiet(callback)
  await vi.waitFor(() => expect(callback).toHaveBeenCalledTimes(1), 3 * quietTime)
  expect(performance.now() - since).toBeGreaterThan(quietTime - 5)
})

it('restarts the wait when a resource arrives', async () => {
  const callback = vi.fn()
  whenQuiet(callback)
  await wait(quietTime / 2)
  await fetchSomething()
  const since = performance.now()
  await vi.waitFor(() => expect(callback).toHaveBeenCalled(), 3 * quietTime)
  expect(performance.now() - since).toBeGreaterThan(quietTime - 100)
})

it('does not call back after cancellation', async () => {
  const callback = vi.fn()
  const cancel = whenQuiet(callback)
  await wait(quietTime / 2)
  cancel()
  await wait(quietTime)
  expect(callback).not.toHaveBeenCalled()
})
