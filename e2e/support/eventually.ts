import { expect } from 'vitest'

/** Polls an expectation until it holds, for at most 15 s. */
export function eventually(read: () => unknown): ReturnType<typeof expect.poll> {
  return expect.poll(read, { timeout: 15_000 })
}
