import type { Locator, Page } from 'playwright'

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement)

const holdsFocus = (target: Locator) =>
  target.evaluate((element) => element.contains(document.activeElement))

/** Describes the element that has the focus by its tag, role and first words. */
const describeFocus = (page: Page) =>
  page.evaluate(() => {
    const { tagName, role, ariaLabel, textContent } = document.activeElement ?? document.body
    return [tagName, role, ariaLabel ?? textContent?.slice(0, 40)].join(' ')
  })

async function pressUntil(page: Page, target: Locator, key: string, isThere = hasFocus) {
  await target.waitFor()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await isThere(target)) return
    await page.keyboard.press(key)
  }
  const focused = await describeFocus(page)
  throw new Error(`Not reached by ${key}: ${target.toString()}. The focus is on: ${focused}`)
}

/** Presses Tab, as a keyboard user would, until this element has focus. */
export function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  return pressUntil(page, target, key)
}

/** Reaches a tab or a radio button with the arrow keys, because its group has a single tab stop. */
export async function arrowTo(page: Page, target: Locator) {
  const group = target.locator('xpath=ancestor::*[@role="tablist" or self::fieldset][1]')
  await tabTo(page, group.locator('[aria-selected="true"], :checked'))
  await pressUntil(page, target, 'ArrowRight')
}

/** Reaches a control in a table cell: arrow keys move to the cell, and F2 enters it. */
export async function gridTo(page: Page, target: Locator) {
  const grid = target.locator('xpath=ancestor::*[@role="grid"][1]')
  const row = target.locator('xpath=ancestor::*[@role="row"][1]')
  const cell = target.locator('xpath=ancestor::*[parent::*[@role="row"]][1]')
  await pressUntil(page, grid, 'Tab', holdsFocus)
  await pressUntil(page, row, 'ArrowDown', holdsFocus)
  await pressUntil(page, cell, 'ArrowRight')
  await page.keyboard.press('F2')
  await tabTo(page, target)
}

/** Whether a control is in a table with arrow-key navigation. */
export const isInGrid = (target: Locator) =>
  target.evaluate((element) => element.closest('[role="grid"]') !== null)
