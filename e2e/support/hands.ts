import type { Locator, Page } from 'playwright'
import { eventually } from './eventually.ts'
import { arrowTo, gridTo, isInGrid, tabTo } from './keyboard.ts'

/** How a person works a page: with a mouse, by touch, or by keyboard alone. */
export interface Hands {
  /** Presses a button or follows a link. */
  press(target: Locator): Promise<void>
  /** Types into a field, in place of what stands there. */
  type(target: Locator, text: string): Promise<void>
  /** Takes one of several that exclude each other: a tab, or a radio button of a group. */
  choose(target: Locator): Promise<void>
}

/** What a pointer hits of a choice: the tab itself, or the label around a radio button. */
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

/** The keys that a person without a mouse presses; nothing is reached in any other way. */
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

/** Kinds of pointers that the page has felt: `mouse`, `touch`; none by keyboard. */
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
