import type { Page } from 'playwright'

/** What a page costs until it can be used, in a browser that has visited nothing before. */
export interface PageWeight {
  /** Bytes of scripts as transferred: compressed, with their headers. */
  scripts: number
  /** Scripts and their bytes, the largest first. */
  files: readonly { name: string; bytes: number }[]
  /** Bytes of everything else as transferred. */
  others: number
  /** Milliseconds until the largest paint. */
  largestPaint: number
  /** Scripts that were only found once another script had run: each one is a round trip more. */
  late: readonly string[]
  /** Bytes of scripts that the page asked for later, while it was watched. */
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
 * Opens an address and weighs what the page asks for until it can be used.
 *
 * @param page of a context of its own, since a cache would hide weight.
 * @param isUsable resolves once the page can be used.
 * @param pause how long to watch what the page fetches ahead afterwards, in ms.
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

/** Reads the latest largest paint; an observer answers with those of the past at once. */
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
