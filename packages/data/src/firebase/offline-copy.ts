/** Name of the cache in the browser's storage. */
const cacheName = 'paraphe-answers'

/** Header with the time at which an answer was kept, in seconds since 1970. */
const keptAtHeader = 'x-kept-at'

/** How many answers are kept. The oldest ones are deleted first. */
const maxAnswers = 300

/** Answers with a longer text are not kept. */
const maxCharacters = 500_000

/** The last answers to the signed-in person's reads, for use without a network. */
export interface OfflineCopy {
  /**
   * Starts a read, and returns a function that keeps its answer. That function does nothing if the
   * copy was cleared in the meantime, because the answer belongs to a person who has signed out.
   */
  startRead: () => (url: string, answer: Response) => Promise<void>
  /** Returns the last answer and when it was kept, in seconds since 1970; null if there is none. */
  find: (url: string) => Promise<{ answer: Response; keptAt: number } | null>
  clear: () => Promise<void>
}

/**
 * Keeps answers in the browser's storage.
 *
 * @param storage undefined in a browser that has none, such as on a page without https: nothing is kept
 */
export function offlineCopy(storage: CacheStorage | undefined): OfflineCopy {
  let timesCleared = 0

  async function keep(url: string, answer: Response, isCurrent: () => boolean): Promise<void> {
    const text = await answer.clone().text()
    if (!storage || text.length > maxCharacters || !isCurrent()) return
    const cache = await storage.open(cacheName)
    const headers = new Headers(answer.headers)
    headers.set(keptAtHeader, String(Math.floor(Date.now() / 1000)))
    // Delete the former answer, so that the newest one is at the end.
    await cache.delete(url)
    await cache.put(url, new Response(text, { headers }))
    const kept = await cache.keys()
    for (const oldest of kept.slice(0, -maxAnswers)) await cache.delete(oldest)
  }

  return {
    startRead() {
      const before = timesCleared
      return (url, answer) => keep(url, answer, () => timesCleared === before)
    },
    async find(url) {
      const answer = storage && (await (await storage.open(cacheName)).match(url))
      return answer ? { answer, keptAt: Number(answer.headers.get(keptAtHeader)) } : null
    },
    async clear() {
      timesCleared += 1
      await storage?.delete(cacheName)
    },
  }
}
