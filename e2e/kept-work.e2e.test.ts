import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { eventually } from './support/eventually.ts'
import { startServer, type RunningServer } from './support/server.ts'
import { clientOf, codesOf, openSignedIn, signIn } from './support/session.ts'
import { startMailServer, type MailServer } from './support/smtp.ts'

let smtp: MailServer
let server: RunningServer
let browser: Browser

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

const company = (page: Page) => page.getByRole('textbox', { name: 'Nom de l’entreprise' })
const otherTab = 'Cette signature a aussi été modifiée dans un autre onglet'

async function openWizard(page: Page) {
  await page.goto(`${server.url}/create-signature-company`)
  await company(page).waitFor()
}

it('keeps the very last keystroke of a design when the page is reloaded immediately', async () => {
  const page = await browser.newPage({ locale: 'fr-FR' })
  await openWizard(page)
  await company(page).fill('Atelier Neuville')
  await page.reload()
  await company(page).waitFor()
  expect(await company(page).inputValue()).toBe('Atelier Neuville')
  expect(await page.getByText(otherTab).count()).toBe(0)
  await company(page).fill('Atelier Neuville et fils')
  await page.waitForTimeout(600)
  await page.reload()
  await company(page).waitFor()
  expect(await company(page).inputValue()).toBe('Atelier Neuville et fils')
  expect(await page.getByText(otherTab).count()).toBe(0)
  await page.close()
})

it('keeps unsaved work on a stored signature after a reload, until it is saved or discarded', async () => {
  const session = await signIn(server.url, 'nora@neuville.example', codesOf(smtp))
  const { id } = await clientOf(server.url, session.access_token).call('createSignatureTemplate', {
    path: { id: session.organisation_id },
    body: { name: 'Accueil' },
  })
  const page = await openSignedIn(browser, server.url, session)
  const name = page.getByRole('textbox', { name: 'Nom de la signature' })
  const back = page.getByText('Votre travail non enregistré est de retour')
  await page.goto(`${server.url}/signature/${id}`)
  await name.fill('Accueil du soir')
  await company(page).fill('Atelier Neuville')
  await page.reload()
  await back.waitFor()
  expect(await name.inputValue()).toBe('Accueil du soir')
  expect(await company(page).inputValue()).toBe('Atelier Neuville')

  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Saved').waitFor()
  await page.reload()
  await name.waitFor()
  expect(await name.inputValue()).toBe('Accueil du soir')
  expect(await back.count()).toBe(0)

  await company(page).fill('Atelier Neuville et fils')
  await page.reload()
  await page.getByRole('button', { name: 'Revenir à la version enregistrée' }).click()
  await eventually(() => company(page).inputValue()).toBe('Atelier Neuville')
  await page.reload()
  await company(page).waitFor()
  expect(await back.count()).toBe(0)
  await page.context().close()
})

it('notifies a tab about another tab’s work on the same design, and loses neither version', async () => {
  const context = await browser.newContext({ locale: 'fr-FR' })
  const [first, second] = [await context.newPage(), await context.newPage()]
  await openWizard(first)
  await openWizard(second)
  await company(second).fill('Second onglet')
  await second.waitForTimeout(600)
  await company(first).fill('Premier onglet')
  await first.getByText(otherTab).waitFor()
  await first.reload()
  await first.getByText(otherTab).waitFor()
  expect(await company(first).inputValue()).toBe('Premier onglet')
  await first.getByRole('button', { name: 'Reprendre celle de l’autre onglet' }).click()
  await first.getByText(otherTab).waitFor({ state: 'detached' })
  expect(await company(first).inputValue()).toBe('Second onglet')
  await context.close()
})

it('stays at the code step after a reload, until the user asks to change the address', async () => {
  const page = await browser.newPage({ locale: 'fr-FR' })
  await page.goto(`${server.url}/auth/sign-in`)
  await page.getByRole('textbox', { name: 'Email' }).fill('claire@neuville.example')
  await page.getByRole('button', { name: 'Send me a magic link' }).click()
  await page.getByRole('heading', { name: 'Check your email!' }).waitFor()
  await page.reload()
  await page.getByText('Un lien a été envoyé à claire@neuville.example.').waitFor()
  expect(await page.getByRole('textbox', { name: 'Code' }).inputValue()).toBe('')
  await page.getByRole('button', { name: 'Changer d’adresse' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Send me a magic link' }).waitFor()
  await page.close()
})
