import type { Locator, Page } from 'playwright'
import { eventually } from './eventually.ts'
import { arrowTo, gridTo, isInGrid, tabTo } from './keyboard.ts'

/** How a person operates a page: with a mouse, by touch, or with only the keyboard. */
export interface Hands {
  /** Presses a button or follows a link. */
  press(target: Locator): Promise<void>
  /** Replaces the text of a field. */
  type(target: Locator, text: string): Promise<void>
  /** Selects a tab or a radio button. */
  choose(target: Locator): Promise<void>
}

/** Finds the pointer target of an option: the tab itself, or the label around a radio button. */
const hitOf = (target: Locator) =>
  target.locator('xpath=(self::*[@role="tab"] | ancestor::label)[1]')

export const mouse: Hands = {
  press: (target) => target.click(),
  type: (target, text) => target.fill(text),
  choose: (target) => hitOf(target).click(),
}

export const touch: Hands = {
  press: (target) => target.tap(),
  async type(target, text) {
    await target.tap()
    await target.fill(text)
  },
  choose: (target) => hitOf(target).tap(),
}

/** Operates the page with only the keyboard. */
export function keysOf(page: Page): Hands {
  return {
    async press(target) {
      await eventually(() => target.isEnabled()).toBe(true)
      await ((await isInGrid(target)) ? gridTo : tabTo)(page, target)
      await page.keyboard.press('Enter')
    },
    async type(target, text) {
      await tabTo(page, target)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    choose: (target) => arrowTo(page, target),
  }
}

/**
 * Records the types of the page's pointer events: `mouse` or `touch`. The keyboard causes no
 * pointer events.
 */
export async function watchPointers(page: Page): Promise<() => string[]> {
  const kinds = new Set<string>()
  await page.exposeFunction('feltPointer', (kind: string) => void kinds.add(kind))
  await page.addInitScript(() => {
    const felt = ({ pointerType }: PointerEvent) =>
      (window as unknown as { feltPointer: (kind: string) => void }).feltPointer(pointerType)
    window.addEventListener('pointerdown', felt, true)
  })
  return () => [...kinds]
}
