import type { Page } from 'playwright'

/** What a page loads before it is usable, in a browser with an empty cache. */
export interface PageWeight {
  /** Transferred bytes of scripts, compressed and including headers. */
  scripts: number
  /** Scripts and their bytes, largest first. */
  files: readonly { name: string; bytes: number }[]
  /** Transferred bytes of everything else. */
  others: number
  /** Milliseconds until the largest contentful paint. */
  largestPaint: number
  /** Scripts discovered only after another script ran: each costs an extra round trip. */
  late: readonly string[]
  /** Bytes of scripts that were prefetched afterwards, during `pause`. */
  ahead: number
}

interface Transfer {
  name: string
  isScript: boolean
  isEarly: boolean
  bytes: number
  isDone: boolean
}

/**
 * Opens an address and measures what the page loads until it is usable.
 *
 * @param page must belong to a new context, since a cache would hide transfers
 * @param isUsable resolves when the page is usable
 * @param pause how long to watch for prefetched scripts afterwards, in ms
 */
export async function weighPage(
  page: Page,
  address: string,
  isUsable: (page: Page) => Promise<void>,
  pause = 0,
): Promise<PageWeight> {
  const transfers = await watchTransfers(page)
  await page.goto(address)
  await isUsable(page)
  const all = [...transfers.values()]
  const isComing = ({ name, isDone }: Transfer) => name.endsWith('.js') && !isDone
  while (all.some(isComing)) await page.waitForTimeout(20)
  await page.waitForTimeout(pause)
  const scripts = all.filter(({ isScript }) => isScript)
  const later = [...transfers.values()].slice(all.length)
  const total = (some: readonly Transfer[]) => some.reduce((sum, { bytes }) => sum + bytes, 0)
  return {
    scripts: total(scripts),
    files: scripts
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({ name, bytes }) => ({ name, bytes })),
    others: total(all.filter(({ isScript }) => !isScript)),
    largestPaint: await largestPaint(page),
    late: scripts.filter(({ isEarly }) => !isEarly).map(({ name }) => name),
    ahead: total(later.filter(({ isScript }) => isScript)),
  }
}

async function watchTransfers(page: Page): Promise<Map<string, Transfer>> {
  const devtools = await page.context().newCDPSession(page)
  const transfers = new Map<string, Transfer>()
  await devtools.send('Network.enable')
  devtools.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    const name = new URL(request.url).pathname.replace(/^.*\//, '')
    const isEarly = initiator.type === 'parser'
    transfers.set(requestId, { name, isScript: false, isEarly, bytes: 0, isDone: false })
  })
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.isScript = /javascript/.test(response.mimeType)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) Object.assign(transfer, { bytes: encodedDataLength, isDone: true })
  })
  devtools.on('Network.loadingFailed', ({ requestId }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.isDone = true
  })
  return transfers
}

/**
 * Returns the time of the last largest-contentful-paint entry, in ms; the observer reports past
 * entries immediately.
 */
function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}
