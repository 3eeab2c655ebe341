import { expect } from 'vitest'

/** An expectation about something that a page or a server is still getting to; 15 s at most. */
export function eventually(read: () => unknown): ReturnType<typeof expect.poll> {
  return expect.poll(read, { timeout: 15_000 })
}
