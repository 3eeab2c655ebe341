import type { OfflineCopy } from './offline-copy.ts'

/**
 * Receives the time at which the shown data was stored, in seconds since 1970; null while there is
 * a network.
 */
export type ConnectionListener = (keptAt: number | null) => void

/**
 * Whether the request only reads, so that its answer may be kept. Excludes sign-in, whose GET
 * requests change data.
 */
const isRead = (url: string, { method = 'GET' }: RequestInit) =>
  method === 'GET' && !/\/api\/auth\//.test(url)

/**
 * Creates a `fetch` that answers reads with their last kept answers while there is no network.
 *
 * @param report called after each answer: with null if it came from the network, or with the time
 * at which it was kept
 */
export function offlineFetch(
  online: typeof fetch,
  copy: OfflineCopy,
  report: ConnectionListener,
): typeof fetch {
  return async (input, init = {}) => {
    const { href } = new URL(input instanceof Request ? input.url : input)
    const keep = copy.startRead()
    try {
      const answer = await online(input, init)
      report(null)
      if (answer.ok && isRead(href, init)) {
        // Return the answer even if the storage is full.
        await keep(href, answer).catch((error: unknown) => console.warn(error))
      }
      return answer
    } catch (error) {
      const kept = error instanceof TypeError && isRead(href, init) ? await copy.find(href) : null
      if (!kept) throw error
      report(kept.keptAt)
      return kept.answer
    }
  }
}
