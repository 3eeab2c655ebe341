import type { Locator, Page } from 'playwright'

/** Presses Tab, as someone without a mouse would, until this element has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await target.waitFor()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`Not reached by ${key}: ${target.toString()}`)
}
