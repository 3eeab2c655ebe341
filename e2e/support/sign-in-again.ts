import type { Locator, Page } from 'playwright'
import type { ReadCode } from './session.ts'

/** What asks to sign in again over a screen with unsaved work. */
export const loginDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Reconnectez-vous pour continuer' })

/** As when the reader comes back to the tab, which asks the server for news then. */
export const comeBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** Signs in by a code of a mail, in the dialog or on the page that asks for it. */
export async function signInWithin(
  place: Page | Locator,
  email: string,
  readCode: ReadCode,
): Promise<void> {
  await place.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await place.getByRole('button', { name: 'Send me a magic link' }).click()
  const code = place.getByRole('textbox', { name: 'Code', exact: true })
  await code.waitFor()
  await code.fill(await readCode(email))
  await place.getByRole('button', { name: 'Login' }).click()
}

/** Signs in where unsaved work is waiting, and returns once it is reached again. */
export async function signInAgain(page: Page, email: string, readCode: ReadCode): Promise<void> {
  await signInWithin(loginDialog(page), email, readCode)
  await loginDialog(page).waitFor({ state: 'detached' })
}
