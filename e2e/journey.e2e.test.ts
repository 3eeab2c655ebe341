import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { readClipboardHtml, serialised } from './support/clipboard.ts'
import { expectedHtml } from './support/install-data.ts'
import { logoPng } from './support/pictures.ts'
import { startServer, type RunningServer } from './support/server.ts'
import { startMailServer, type MailServer } from './support/smtp.ts'

const admin = 'camille@ateliernord.example'
const employee = 'hugo@ateliernord.example'

let smtp: MailServer
let server: RunningServer
let browser: Browser
let page: Page
let installLink: string

beforeAll(async () => {
  smtp = await startMailServer()
  server = await startServer({ SMTP_URL: smtp.url })
  browser = await launchBrowser()
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' })
})

afterAll(async () => {
  await browser.close()
  await server.stop()
  await smtp.close()
})

/** The steps build on each other: one person's way from the first visit to an installed signature. */
describe('from the landing page to an installed signature', () => {
  it('designs a signature before anybody signed in [1.2.05] [1.2.53]', async () => {
    await page.goto(server.url)
    await page.getByRole('link', { name: 'Commencer' }).click()
    await page.waitForURL('**/create-signature-company')

    await page.getByLabel('Prénom').fill('Camille')
    await page.getByLabel('Nom', { exact: true }).fill('Laurent')
    await page.getByLabel('Fonction').fill('Directrice commerciale')
    await page.getByLabel('Nom de l’entreprise').fill('Atelier Nord & fils')
    await page.getByRole('tab', { name: 'Images' }).click()
    const file = { name: 'logo.png', mimeType: 'image/png', buffer: logoPng }
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page.getByRole('tab', { name: 'Social' }).click()
    await page.getByRole('button', { name: 'Ajouter LinkedIn' }).click()
    await page.getByLabel('Adresse LinkedIn').fill('https://www.linkedin.com/company/atelier-nord')
    await page.getByRole('tab', { name: 'Addon' }).click()
    await page.getByRole('button', { name: 'Ajouter Visioconférence' }).click()
    await page.getByLabel('Lien de la réunion').fill('https://zoom.us/j/5550123')
    await page.getByRole('slider', { name: 'Arrondi du bouton' }).press('ArrowRight')
    await page.getByText('Titre, deux colonnes').click()

    const preview = page.frameLocator('iframe').first()
    await preview.getByText('Camille Laurent').waitFor()
    await preview.getByText('Meet me on Zoom').waitFor()
  })

  it('names the signature, then signs in by the code of a real mail [1.2.54] [1.2.55] [1.1.12]', async () => {
    await page.getByRole('button', { name: 'Suivant' }).click()
    const dialog = page.getByRole('dialog', { name: 'Donnez un nom à votre signature' })
    await expect.poll(() => dialog.getByLabel('Nom').inputValue()).toBe('Signature de la société')
    await dialog.getByRole('button', { name: 'Save' }).click()

    await page.getByLabel('Email').fill(admin)
    await page.getByRole('button', { name: 'Send me a magic link' }).click()
    await page.getByText('Check your email!').waitFor()
    const mail = await smtp.waitFor(admin)
    const code = /\b\d{6}\b/.exec(mail.text ?? '')?.[0]
    if (!code) throw new Error(`The mail holds no code: ${mail.text}`)
    await page.getByLabel('Code').fill(code)
    await page.getByRole('button', { name: 'Login' }).click()
    await page.getByRole('heading', { name: 'Ajoutez vos employés' }).waitFor()
  })

  it('adds an employee, saves everything and leads home [1.2.59] [1.2.60] [1.4.26]', async () => {
    await page.getByRole('button', { name: 'Passer' }).click()
    await page.getByRole('button', { name: 'Créer un employé' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill(employee)
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText(employee).first().waitFor()
    await page.getByRole('button', { name: 'Suivant' }).click()
    await page.getByRole('progressbar').waitFor()
    await page.waitForURL('**/home')
    await page.getByRole('heading', { name: 'Votre société' }).waitFor()
    await expect
      .poll(() => page.getByLabel('Nom', { exact: true }).inputValue())
      .toBe('Atelier Nord & fils')
  })

  it('deploys to the employee by real mail [1.1.05] [1.4.12] [1.4.13]', async () => {
    await page.getByRole('link', { name: 'Deploiement' }).click()
    await page.getByRole('button', { name: 'Joindre un message' }).click()
    await page
      .getByLabel(/Message joint/)
      .fill('Bonjour, <b>merci</b> de l’installer cette semaine.')
    await page.getByRole('tab', { name: 'Employes' }).click()
    const row = page.getByRole('row', { name: /hugo@/ })
    await row.getByRole('button', { name: /Deploy/ }).click()
    const mail = await smtp.waitFor(employee)
    expect(mail.html).toContain('&lt;b&gt;merci&lt;/b&gt;')
    expect(mail.html).toContain('Atelier Nord &amp; fils')
    installLink = /http:\/\/\S+install-email\S*/.exec(mail.text ?? '')?.[0] ?? ''
    expect(installLink).toContain(`${server.url}/user/`)
    await row.getByText('Email envoyé').waitFor()
  })

  it('copies exactly what the renderer gives, conditional comments included [1.2.04] [1.4.22] [1.1.08]', async () => {
    const context = await browser.newContext({
      locale: 'fr-FR',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const theirs = await context.newPage()
    await theirs.goto(installLink)
    await theirs.getByLabel('Prénom').fill('Hugo')
    await theirs.getByLabel('Nom', { exact: true }).fill('Martin')
    await theirs.getByLabel('Poste').fill('Chef d’atelier')
    await theirs.getByLabel('Téléphone mobile').fill('06 12 34 56 78')
    await theirs.getByRole('button', { name: 'Enregistrer' }).click()
    await theirs.frameLocator('iframe').first().getByText('Hugo Martin').first().waitFor()

    const userId = /user\/([^/]+)\//.exec(installLink)?.[1] ?? ''
    for (const [client, target] of [
      ['Gmail', 'gmail'],
      ['Outlook', 'outlook'],
    ] as const) {
      await theirs.getByRole('tab', { name: client, exact: true }).click()
      await theirs.getByRole('button', { name: `Copier pour ${client}` }).click()
      await theirs.getByRole('button', { name: `Copiée pour ${client}` }).waitFor()
      const expected = await serialised(theirs, await expectedHtml(server.url, userId, target))
      expect(await serialised(theirs, await readClipboardHtml(theirs))).toBe(expected)
      if (target === 'outlook') expect(expected).toContain('<!--[if mso]>')
    }
    await theirs.getByText('Installée').waitFor()
    await context.close()
  })

  it('shows the administrator that it is installed [1.4.14] [1.1.06]', async () => {
    await page.reload()
    await page.getByText('1 installé').first().waitFor()
    await page.getByRole('tab', { name: 'Employes' }).click()
    await page
      .getByRole('row', { name: /Hugo Martin/ })
      .getByText('Installé')
      .waitFor()
  })
})
