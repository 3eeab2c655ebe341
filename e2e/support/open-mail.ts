import type { Browser } from 'playwright'

export interface OpenMail {
  /** The path of the image that stands there now. */
  image(): Promise<string>
  /** When (in milliseconds since 1970) another image than this one first stood there; waits a minute at most. */
  otherThan(former: string): Promise<number>
  close(): Promise<void>
}

/** A mail that is open in a browser, which caches the banner behind this address as it is told. */
export async function openMail(browser: Browser, address: string): Promise<OpenMail> {
  const page = await browser.newPage()
  await page.goto(new URL('/healthz', address).href)
  const image = () =>
    page.evaluate(async (banner) => {
      const answer = await fetch(banner, { headers: { Accept: 'image/*' } })
      return new URL(answer.url).pathname
    }, address)
  return {
    image,
    async otherThan(former) {
      const begin = Date.now()
      while ((await image()) === former) {
        if (Date.now() - begin > 60_000) throw new Error(`${former} is still there`)
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      return Date.now()
    },
    close: () => page.close(),
  }
}
