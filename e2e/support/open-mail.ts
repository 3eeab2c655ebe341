import type { Browser } from 'playwright'

export interface OpenMail {
  /** Returns the path of the image shown now. */
  image(): Promise<string>
  /**
   * Waits up to a minute for a different image. Returns the time at which it first appeared, in ms
   * since the Unix epoch.
   */
  otherThan(former: string): Promise<number>
  close(): Promise<void>
}

/**
 * Simulates an open mail with the banner at this address. The browser respects the banner's cache
 * headers.
 */
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
        if (Date.now() - begin > 60_000) throw new Error(`${former} is still shown`)
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      return Date.now()
    },
    close: () => page.close(),
  }
}
