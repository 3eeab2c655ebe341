/** Maximum size of the copies, in bytes. */
export const copiesLimit = 500_000_000

const prefix = 'paraphe-training-'
/** Age in ms after which copies are assumed to be left over from a page that crashed. */
const forgottenAfter = 24 * 3600 * 1000

/** Returns a name for the copies of one page, so that two tabs do not delete each other's. */
export const newCopiesName = () => `${prefix}${Date.now()}-${crypto.randomUUID()}`

async function removeForgottenCopies(): Promise<void> {
  const isForgotten = (name: string) =>
    name.startsWith(prefix) && Number.parseInt(name.slice(prefix.length), 10) < oldest
  const oldest = Date.now() - forgottenAfter
  const names = await caches.keys()
  await Promise.all(names.filter(isForgotten).map((name) => caches.delete(name)))
}

/**
 * Returns how many bytes may be kept: `copiesLimit`, or the unused part of the browser's quota if
 * that is smaller.
 */
async function room(): Promise<number> {
  const { quota = copiesLimit, usage = 0 } = await navigator.storage.estimate()
  return Math.min(copiesLimit, quota - usage)
}

export interface CopiesOptions {
  /** Name of the copies, from `newCopiesName`. */
  name: string
  signal: AbortSignal
  /** Receives each file that is kept, with an address that needs no network. */
  onKept: (url: string, localUrl: string) => void
}

/**
 * Fetches files one after the other into the browser's storage. Skips files that cannot be fetched
 * or that do not fit.
 */
export async function keepCopies(
  urls: readonly string[],
  { name, signal, onKept }: CopiesOptions,
): Promise<void> {
  await removeForgottenCopies()
  const cache = await caches.open(name)
  let left = await room()
  for (const url of urls) {
    const copy = await keepCopy(cache, url, left, signal)
    if (signal.aborted) return
    if (!copy) continue
    left -= copy.size
    onKept(url, URL.createObjectURL(copy))
  }
}

/** Returns the kept copy of a file; null if the file cannot be fetched or is too large. */
async function keepCopy(
  cache: Cache,
  url: string,
  left: number,
  signal: AbortSignal,
): Promise<Blob | null> {
  try {
    const response = await fetch(url, { signal })
    if (!response.ok || Number(response.headers.get('content-length')) > left) {
      await response.body?.cancel()
      return null
    }
    // Storing the response before reading it as a blob keeps the file on disk and out of memory.
    await cache.put(url, response)
    return (await (await cache.match(url))?.blob()) ?? null
  } catch {
    // The file could not be fetched, or the storage is full: the runner tries the network again
    // later, or shows a picture.
    return null
  }
}
