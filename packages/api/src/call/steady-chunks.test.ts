import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../contract/api-error.ts'
import { uploadBytes } from '../contract/uploads.ts'
import { steadyChunks } from './steady-chunks.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

interface Sender {
  /** In bytes. */
  size: number
  bytesPerSecond: number
  /** How long the sender pauses after half of the bytes, in seconds. */
  pause?: number
}

/** A body that a sender sends in a chunk per second. */
function bodyOf({ size, bytesPerSecond, pause = 0 }: Sender): ReadableStream {
  let sent = 0
  const later = (seconds: number) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds))
  return new ReadableStream({
    async pull(controller) {
      const isHalf = sent <= size / 2 && sent + bytesPerSecond > size / 2
      await later(isHalf ? 1 + pause : 1)
      const chunk = new Uint8Array(Math.min(bytesPerSecond, size - sent))
      sent += chunk.length
      controller.enqueue(chunk)
      if (sent === size) controller.close()
    },
  })
}

/**
 * Returns how many bytes arrive, or the type of the error.
 *
 * @param work seconds that the reader needs for each chunk
 */
async function receive(sender: Sender, work = 0): Promise<number | string> {
  const reading = (async () => {
    let length = 0
    for await (const chunk of steadyChunks(bodyOf(sender))) {
      length += chunk.length
      if (work > 0) await new Promise((resolve) => setTimeout(resolve, 1000 * work))
    }
    return length
  })().catch((error: unknown) => (error instanceof ApiError ? error.type : String(error)))
  await vi.runAllTimersAsync()
  return reading
}

it('receives the largest file at 10 kB/s, which takes 17 minutes', async () => {
  const size = uploadBytes
  expect(await receive({ size, bytesPerSecond: 10_000 })).toBe(size)
})

it('refuses a body that is slower than 8 kB/s after ten seconds', async () => {
  const size = 1_000_000
  expect(await receive({ size, bytesPerSecond: 7000 })).toBe('TOO_SLOW')
  expect(await receive({ size: 60_000, bytesPerSecond: 7000 })).toBe(60_000)
})

it('refuses a body that pauses for more than ten seconds, however fast it was', async () => {
  const fast = { size: 10_000_000, bytesPerSecond: 1_000_000 }
  expect(await receive({ ...fast, pause: 8 })).toBe(fast.size)
  expect(await receive({ ...fast, pause: 11 })).toBe('TOO_SLOW')
})

it('does not count the time in which nobody reads', async () => {
  const size = 100_000
  expect(await receive({ size, bytesPerSecond: 10_000 }, 20)).toBe(size)
})
