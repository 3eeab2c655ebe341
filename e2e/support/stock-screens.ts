import type { Page } from 'playwright'
import { eventually } from './eventually.ts'
import { codesOf } from './session.ts'
import type { MailServer } from './smtp.ts'
import { scan } from './stock-scanner.ts'

/** Signs in on the open page, with the code from a new mail. */
export async function signInWithCode(page: Page, smtp: MailServer, email: string): Promise<void> {
  const mails = () => smtp.mails.filter(({ recipients }) => recipients.includes(email)).length
  const former = mails()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Recevoir un code' }).click()
  await eventually(mails).toBeGreaterThan(former)
  await page.getByLabel('Code').fill(await codesOf(smtp)(email))
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

/** Opens a page from the sidebar. */
export async function openEntry(page: Page, entry: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: entry, exact: true }).click()
}

/** Follows a list's link that opens the form for a new entry. */
export async function openNew(page: Page, link: string): Promise<void> {
  await page.getByRole('link', { name: link }).first().click()
  await page.getByRole('heading', { name: link, level: 1 }).waitFor()
}

/** Fills in the text fields of the form on this page, by their labels, and saves it. */
export async function fillAndSave(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(text)
  }
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
}

/** Types an option's name into a combobox and selects the option. */
export async function search(page: Page, combobox: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: combobox }).fill(option)
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Removes units of a product from the stock: scans it once, then corrects the quantity. */
export async function removeUnits(
  page: Page,
  { code, name }: { code: string; name: string },
  qty: number,
): Promise<void> {
  await page.getByRole('button', { name: 'Retirer du stock' }).click()
  const dialog = page.getByRole('dialog', { name: 'Retirer du stock' })
  await dialog.getByText('Prêt à scanner').waitFor()
  await scan(page, code)
  const units = dialog.getByRole('textbox', { name: `Quantité : ${name}` })
  await units.fill(String(qty))
  await units.press('Tab')
  await dialog.getByRole('button', { name: `Retirer ${qty} unités` }).click()
  await dialog.getByText(`${qty} unités retirées du stock : c’est enregistré.`).waitFor()
  // The last of two buttons: the first is the cross in the corner.
  await dialog.getByRole('button', { name: 'Fermer', exact: true }).last().click()
  await dialog.waitFor({ state: 'detached' })
}
