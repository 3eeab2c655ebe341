import { expect } from 'vitest'

/** Polls an expectation until it holds; 15 s at most. */
export function eventually(read: () => unknown): ReturnType<typeof expect.poll> {
  return expect.poll(read, { timeout: 15_000 })
}
