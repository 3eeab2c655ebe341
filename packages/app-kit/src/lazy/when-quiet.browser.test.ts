import { expect, it, vi } from 'vitest'
import { quietTime, whenQuiet } from './when-quiet.ts'

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** Fetches something that no cache has, and that no plugin transforms. */
const fetchSomething = () => fetch(`/nothing.txt?at=${performance.now()}`)

it('calls back once the page has been quiet for two seconds', async () => {
  const callback = vi.fn()
  const since = performance.now()
  whenQuiet(callback)
  await vi.waitFor(() => expect(callback).toHaveBeenCalledTimes(1), 3 * quietTime)
  expect(performance.now() - since).toBeGreaterThan(quietTime - 5)
})

it('waits again for as long after something has arrived', async () => {
  const callback = vi.fn()
  whenQuiet(callback)
  await wait(quietTime / 2)
  await fetchSomething()
  const since = performance.now()
  await vi.waitFor(() => expect(callback).toHaveBeenCalled(), 3 * quietTime)
  expect(performance.now() - since).toBeGreaterThan(quietTime - 100)
})

it('does not call back once it is cancelled', async () => {
  const callback = vi.fn()
  const cancel = whenQuiet(callback)
  await wait(quietTime / 2)
  cancel()
  await wait(quietTime)
  expect(callback).not.toHaveBeenCalled()
})
