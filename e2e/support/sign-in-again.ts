import type { Locator, Page } from 'playwright'
import type { ReadCode } from './session.ts'

/** Finds the dialog that appears over unsaved work and asks the user to sign in again. */
export const loginDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Reconnectez-vous pour continuer' })

/** Simulates returning to the tab, which then polls the server. */
export const comeBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** Signs in with a mailed code, in a dialog or on a page. */
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

/** Signs in with the dialog over unsaved work, and waits until the dialog has closed. */
export async function signInAgain(page: Page, email: string, readCode: ReadCode): Promise<void> {
  await signInWithin(loginDialog(page), email, readCode)
  await loginDialog(page).waitFor({ state: 'detached' })
}
