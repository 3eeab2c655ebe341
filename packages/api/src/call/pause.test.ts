import { expect, it } from 'vitest'
import { pause } from './pause.ts'

const day = 24 * 60 * 60 * 1000

it.each(['before', 'during'])('ends at once when its signal aborts %s the wait', async (when) => {
  const stopping = new AbortController()
  if (when === 'before') stopping.abort()
  const waiting = pause(day, stopping.signal)
  stopping.abort()
  await expect(waiting).resolves.toBeUndefined()
})
