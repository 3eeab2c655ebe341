import { createClient, type Client } from '@org/api/client'
import { stockRoutes } from '@org/api/stock-client'
import type { Locator, Page } from 'playwright'
import { eventually } from './eventually.ts'
import { type Hands, keysOf, watchPointers } from './hands.ts'
import { tabTo } from './keyboard.ts'
import { mailboxCodes, sessionOf } from './session.ts'
import type { RunningServer } from './server.ts'

/** Time between two key presses of a person, in ms; faster ones could come from a scanner. */
const pace = 90

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement)

/** A page of the stock product that the test operates with only the keyboard. */
export interface StockKeyboard {
  page: Page
  hands: Hands
  /** Returns the pointer types that were used so far, to check that there are none. */
  pointers: () => string[]
  /** Signs in on the open page, and returns an API client of that user. */
  signIn: (email: string) => Promise<Client>
  button: (name: string | RegExp, place?: Page | Locator) => Locator
  /** Replaces the text of a field, as slowly as a person. */
  type: (field: Locator, text: string) => Promise<void>
  /** Types the start of an option's name into a combobox and selects the option. */
  search: (combobox: Locator, start: string, option: string | RegExp) => Promise<void>
  /** Goes back to the sidebar with Shift+Tab, and opens a page from it. */
  openEntry: (name: string, heading?: string) => Promise<void>
  isFocused: (target: Locator) => Promise<void>
  /** Waits until the focus is in the page's contents, rather than at the start of the document. */
  isInContents: () => Promise<void>
}

/** Prepares a page for a user without a mouse. */
export async function stockKeyboard(
  page: Page,
  server: RunningServer,
  stockUrl: string,
): Promise<StockKeyboard> {
  const pointers = await watchPointers(page)
  const hands = keysOf(page)
  const isFocused = async (target: Locator) => eventually(() => hasFocus(target)).toBe(true)
  const button: StockKeyboard['button'] = (name, place = page) =>
    place.getByRole('button', { name, exact: true })
  const type = async (field: Locator, text: string) => {
    await tabTo(page, field)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text, { delay: pace })
  }
  return {
    page,
    hands,
    pointers,
    button,
    type,
    isFocused,
    async signIn(email) {
      const readCode = mailboxCodes(server)
      await hands.type(page.getByLabel('Email'), email)
      await page.keyboard.press('Enter')
      await page.getByLabel('Code').waitFor()
      await hands.type(page.getByLabel('Code'), await readCode(email))
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'Centres' }).waitFor()
      const { access_token } = await sessionOf(page)
      return createClient({
        baseUrl: `${stockUrl}/api`,
        getToken: () => access_token,
        routes: stockRoutes,
      })
    },
    async search(combobox, start, option) {
      await type(combobox, start)
      await eventually(() => page.getByRole('option').count()).toBe(1)
      await page.getByRole('option', { name: option }).waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    },
    async openEntry(name, heading = name) {
      const entry = page.getByRole('navigation').getByRole('link', { name, exact: true })
      await tabTo(page, entry, 'Shift+Tab')
      await page.keyboard.press('Enter')
      await isFocused(page.getByRole('heading', { level: 1, name: heading }))
    },
    isInContents: () =>
      eventually(() =>
        page.evaluate(() => document.activeElement?.closest('main, [role="dialog"]') != null),
      ).toBe(true),
  }
}
