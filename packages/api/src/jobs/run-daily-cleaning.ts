import type { Adapters } from '../ports/adapters.ts'
import { removeUnusedMedia } from '../uploads/remove-unused-media.ts'
import { pause } from '../call/pause.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000

/**
 * Deletes unused media and expired uploads when the server starts and then once a day, until
 * `signal` aborts.
 */
export async function runDailyCleaning(adapters: Adapters, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await removeUnusedMedia(adapters, signal).catch((error: unknown) =>
      adapters.log.write('error', 'daily cleaning failed', { reason: String(error) }),
    )
    await pause(dayMilliseconds, signal)
  }
}
