import type { OfflineCopy } from './offline-copy.ts'

/** Receives the age of the shown data while there is no network: seconds since 1970, or null with a network. */
export type ConnectionListener = (keptAt: number | null) => void

/** Whether a request reads what may be kept: sign-in changes what it reads. */
const isRead = (url: string, { method = 'GET' }: RequestInit) =>
  method === 'GET' && !/\/api\/auth\//.test(url)

/**
 * Answers reads without a network by their last answers.
 *
 * @param report is told when the network goes and comes
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
        // A full storage must not spoil an answer that has arrived.
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
