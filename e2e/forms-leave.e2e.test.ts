import type { Browser, Dialog, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { eventually } from './support/eventually.ts'
import { startServer, type RunningServer } from './support/server.ts'
import { codesOf, freshEmail, openSignedIn, signIn } from './support/session.ts'
import { startMailServer, type MailServer } from './support/smtp.ts'

let smtp: MailServer
let server: RunningServer
let browser: Browser
let page: Page

/** Browser dialogs that are waiting for an answer. */
let questions: Dialog[]

beforeAll(async () => {
  smtp = await startMailServer()
  server = await startServer({ SMTP_URL: smtp.url })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await server.stop()
  await smtp.close()
})

beforeEach(async () => {
  questions = []
  const session = await signIn(server.url, freshEmail('nora'), codesOf(smtp))
  page = await openSignedIn(browser, server.url, session)
  page.on('dialog', (question) => questions.push(question))
  await page.goto(`${server.url}/home`)
  await name().waitFor()
})

afterEach(() => page.context().close())

const name = () => page.getByRole('textbox', { name: 'Nom', exact: true })
const address = () => page.getByRole('textbox', { name: 'Adresse', exact: true })

async function save() {
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Saved').waitFor()
}

/** Waits for the browser's prompt about leaving the page. */
async function question(): Promise<Dialog> {
  await eventually(() => questions.map((one) => one.type())).toEqual(['beforeunload'])
  return questions.pop() as Dialog
}

/** Reloads as the browser's reload key does; `page.reload` would resolve only after the prompt. */
const reload = () => page.evaluate(() => setTimeout(() => location.reload()))

it('asks before unsaved work is lost by reloading or closing the page, and keeps the work if the user stays', async () => {
  await name().fill('Maison Lueur')
  await address().fill('12 rue des Lilas')

  await reload()
  await (await question()).dismiss()
  expect(await name().inputValue()).toBe('Maison Lueur')
  expect(await address().inputValue()).toBe('12 rue des Lilas')

  await page.close({ runBeforeUnload: true })
  await (await question()).dismiss()
  expect(await name().inputValue()).toBe('Maison Lueur')

  await address().fill('14 rue des Lilas')
  await save()
  await page.reload()
  await eventually(() => name().inputValue()).toBe('Maison Lueur')
  expect(await address().inputValue()).toBe('14 rue des Lilas')
})

it('leaves the page and discards the unsaved work when the user confirms', async () => {
  const before = await name().inputValue()
  await name().fill('Maison Lueur')
  await reload()
  await (await question()).accept()
  await eventually(() => name().inputValue()).toBe(before)
  expect(questions).toEqual([])
})

it('does not ask without input, after saving, or after the input is reverted', async () => {
  await page.reload()
  await name().fill('Maison Lueur')
  await save()
  await page.reload()
  await eventually(() => name().inputValue()).toBe('Maison Lueur')
  await name().fill('Maison Lueur et fils')
  await name().fill('Maison Lueur')
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
  expect(questions).toEqual([])
})
