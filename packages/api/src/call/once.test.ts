import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryAdapters } from '../memory/index.ts'
import type { HeldKey } from '../ports/idempotency.ts'
import { claimKey, whileHeld } from './once.ts'

const key = { caller: 'user:nadia', key: 'booking-1' }

// The clock counts whole seconds.
beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2027, 0, 15) }))
afterEach(() => void vi.useRealTimers())

/** Claims the key on an installation whose clock follows the fake timers. */
async function claimed() {
  const clock = { now: () => Math.floor(Date.now() / 1000) }
  const adapters = memoryAdapters(undefined, { clock })
  const { idempotency } = adapters.repositories
  const held = (await claimKey(adapters, key, 'fingerprint')) as HeldKey
  /** Claims the key like a retry, but without waiting. */
  const claimAgain = () =>
    idempotency.claim({ ...key, owner: 'retry' }, 'fingerprint', clock.now(), 4)
  return { adapters, idempotency, held, claimAgain }
}

/** Work that runs until the test ends it. */
function work() {
  let end: (error?: Error) => void = () => undefined
  const run = () =>
    new Promise<string>((resolve, reject) => {
      end = (error) => (error ? reject(error) : resolve('done'))
    })
  return { run, end: (error?: Error) => end(error) }
}

it('keeps the key for as long as the work takes', async () => {
  const { adapters, held, claimAgain } = await claimed()
  const { run, end } = work()
  const result = whileHeld(adapters, held, run)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await claimAgain()).toEqual({ state: 'busy' })
  end()
  expect(await result).toBe('done')
})

it('loses the key four seconds after the process that held it has stopped', async () => {
  const { claimAgain } = await claimed()
  await vi.advanceTimersByTimeAsync(3_900)
  expect(await claimAgain()).toEqual({ state: 'busy' })
  await vi.advanceTimersByTimeAsync(100)
  expect(await claimAgain()).toEqual({ state: 'claimed' })
})

it('frees the key of work that has failed, and stops renewing it', async () => {
  const { adapters, idempotency, held, claimAgain } = await claimed()
  const renew = vi.spyOn(idempotency, 'renew')
  const { run, end } = work()
  const result = whileHeld(adapters, held, run)
  await vi.advanceTimersByTimeAsync(2_500)
  expect(renew).toHaveBeenCalledTimes(2)
  end(new Error('refused'))
  await expect(result).rejects.toThrow('refused')
  expect(await claimAgain()).toEqual({ state: 'claimed' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(renew).toHaveBeenCalledTimes(2)
})

it('keeps the response of work that has finished', async () => {
  const { adapters, idempotency, held, claimAgain } = await claimed()
  const answer = { status: 200, body: '{}' }
  await whileHeld(adapters, held, () => idempotency.finish(held, answer))
  expect(await claimAgain()).toEqual({ state: 'done', answer })
})

it('survives renewals that fail, as long as one succeeds before the lease ends', async () => {
  const { adapters, idempotency, held, claimAgain } = await claimed()
  const renew = vi.spyOn(idempotency, 'renew')
  for (let failures = 0; failures < 2; failures += 1) {
    renew.mockRejectedValueOnce(new Error('database unreachable'))
  }
  const { run, end } = work()
  const result = whileHeld(adapters, held, run)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await claimAgain()).toEqual({ state: 'busy' })
  end()
  expect(await result).toBe('done')
})

it('neither renews nor frees a key that a retry has claimed in the meantime', async () => {
  const { adapters, idempotency, held, claimAgain } = await claimed()
  const renew = vi.spyOn(idempotency, 'renew')
  renew.mockRejectedValue(new Error('database unreachable'))
  const { run, end } = work()
  const result = whileHeld(adapters, held, run)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await claimAgain()).toEqual({ state: 'claimed' })
  renew.mockRestore()
  await vi.advanceTimersByTimeAsync(3_000)
  end()
  await result
  expect(await idempotency.finish(held, { status: 200, body: '{}' })).toBe(false)
  expect(await claimAgain()).toEqual({ state: 'busy' })
})

it('asks the database for one of the requests that wait for a key, and refuses the eighteenth', async () => {
  const { adapters, idempotency, held } = await claimed()
  const claim = vi.spyOn(idempotency, 'claim')
  const { run, end } = work()
  const answer = { status: 200, body: '{}' }
  const holder = whileHeld(adapters, held, async () => {
    await run()
    await idempotency.finish(held, answer)
  })
  const waiting = Array.from({ length: 17 }, () => claimKey(adapters, key, 'fingerprint'))
  await expect(claimKey(adapters, key, 'fingerprint')).rejects.toMatchObject({
    type: 'BUSY',
    status: 409,
  })
  // Requests of other keys do not wait.
  expect(await claimKey(adapters, { ...key, key: 'other' }, 'fingerprint')).toHaveProperty('owner')

  claim.mockClear()
  await vi.advanceTimersByTimeAsync(4000)
  expect(claim.mock.calls.length).toBeLessThanOrEqual(100)

  end()
  await holder
  await vi.advanceTimersByTimeAsync(100)
  expect(await Promise.all(waiting)).toEqual(Array.from({ length: 17 }, () => answer))
})
