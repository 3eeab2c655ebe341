import type { Page } from 'playwright'
import { codeOf } from './sizes.ts'
import { enterPressed, timeFrom } from './slow-page.ts'

const scans = 40
/** Time between two keys of a scanner, in ms. */
const betweenKeys = 8

const line = '[role="dialog"] ul > li'

/**
 * Scans products into 'Ajouter du stock' with a keyboard scanner, each for the first time.
 *
 * @returns the time from each Enter until the line is painted, in ms
 */
export async function scanProducts(page: Page): Promise<number[]> {
  await page.goto('/stock')
  await page.getByRole('button', { name: 'Ajouter du stock' }).click()
  await page.getByRole('dialog', { name: 'Ajouter du stock' }).waitFor()
  await page.waitForLoadState('networkidle')
  const times: number[] = []
  // The first scans are not counted.
  for (let number = -2; number < scans; number += 1) {
    const shown = { selector: line, least: number + 3 }
    const took = await timeFrom(page, enterPressed, shown, () =>
      typeLikeScanner(page, codeOf(number + 100)),
    )
    if (number >= 0) times.push(took)
    // A pause, because nobody scans faster than this.
    await page.waitForTimeout(300)
  }
  return times
}

/**
 * Sends the keys at a scanner's pace, without waiting until the page has handled the previous ones.
 */
async function typeLikeScanner(page: Page, code: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  const sent: Promise<unknown>[] = []
  for (const key of Array.from(code).concat('Enter')) {
    const text = key === 'Enter' ? '\r' : key
    const names = { key, code: key === 'Enter' ? key : `Digit${key}` }
    const windowsVirtualKeyCode = key === 'Enter' ? 13 : key.charCodeAt(0)
    const press = { ...names, windowsVirtualKeyCode }
    sent.push(devTools.send('Input.dispatchKeyEvent', { ...press, type: 'keyDown', text }))
    sent.push(devTools.send('Input.dispatchKeyEvent', { ...press, type: 'keyUp' }))
    await new Promise((next) => setTimeout(next, betweenKeys))
  }
  await Promise.all(sent)
  await devTools.detach()
}
