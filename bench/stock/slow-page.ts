import type { Page } from 'playwright'
import { launchBrowser } from '../../e2e/support/browser.ts'
import { openSignedIn } from '../../e2e/support/session.ts'
import { idOf } from './sizes.ts'
import type { StockServer } from './stock-server.ts'

/** How many times slower than this machine the page's main thread runs. */
const slowdown = 4

/** A page of a super admin who has selected the first centre. */
export interface SlowPage {
  page: Page
  version: string
  close: () => Promise<void>
}

/** Opens a slowed-down page in its own Chromium. */
export async function openSlowPage(
  { url, session }: StockServer,
  args: readonly string[] = [],
): Promise<SlowPage> {
  const browser = await launchBrowser(args)
  const page = await openSignedIn(browser, url, session, { baseURL: url })
  const key = `paraphe.stock.centre.${session.user_id}`
  await page.addInitScript(
    ([name, centre]) => localStorage.setItem(name ?? '', centre ?? ''),
    [key, idOf('centre', 0)],
  )
  await page.addInitScript(tellEnter)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, version: browser.version(), close: () => browser.close() }
}

/**
 * Event with the time at which Enter was pressed, dispatched before the page hides the key from
 * other listeners.
 */
export const enterPressed = 'enter-pressed'

function tellEnter(): void {
  const tell = ({ key, timeStamp }: KeyboardEvent) => {
    if (key === 'Enter') dispatchEvent(new CustomEvent('enter-pressed', { detail: timeStamp }))
  }
  addEventListener('keydown', tell, { capture: true })
}

/**
 * Condition that the page shows at least `least` elements. If there are `words`, each element must
 * contain one of them.
 */
export interface Shown {
  selector: string
  least: number
  words?: readonly string[]
  /** Text that the first element must no longer have. */
  not?: string
}

/**
 * Performs an action and returns the time from the event that it causes until the frame that shows
 * the result is painted, in ms.
 */
export async function timeFrom(
  page: Page,
  event: string,
  shown: Shown,
  action: () => Promise<void>,
): Promise<number> {
  const measured = page.evaluate(
    async ([type, { selector, least, words = [], not }]) => {
      const start = await new Promise<number>((resolve) => {
        const begin = (happened: Event) =>
          resolve(happened instanceof CustomEvent ? Number(happened.detail) : happened.timeStamp)
        addEventListener(type, begin, { capture: true, once: true })
      })
      const isShown = () => {
        const main = document.querySelector('main')
        if (main?.querySelector('[aria-busy="true"], [aria-label="Chargement…"]')) return false
        const found = [...document.querySelectorAll<HTMLElement>(selector)]
        if (found.length < least || found[0]?.textContent === not) return false
        return (
          words.length === 0 ||
          found.every(({ textContent }) => words.some((word) => textContent.includes(word)))
        )
      }
      while (!isShown()) await new Promise((next) => requestAnimationFrame(next))
      // A timeout in a frame callback runs once the frame is painted.
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next)))
      return performance.now() - start
    },
    [event, shown] as const,
  )
  await action()
  return measured
}

/**
 * Waits until the page shows these elements; returns the time since the page was requested, in ms.
 */
export async function timeUntil(page: Page, { selector, least }: Shown): Promise<number> {
  await page.waitForFunction(
    ([wanted, count]) => {
      const main = document.querySelector('main')
      const isLoading = main?.querySelector('[aria-busy="true"], [aria-label="Chargement…"]')
      return main !== null && !isLoading && main.querySelectorAll(wanted).length >= count
    },
    [selector, least] as const,
    { polling: 'raf' },
  )
  return page.evaluate(() => performance.now())
}
