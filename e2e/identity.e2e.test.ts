import { startTestFirebase, type TestFirebase } from '@org/data/testing/firebase'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { startServer, type RunningServer } from './support/server.ts'
import { freshEmail } from './support/session.ts'

let firebase: TestFirebase
let server: RunningServer
let browser: Browser

beforeAll(async () => {
  firebase = await startTestFirebase()
  const { projectId } = firebase
  server = await startServer({
    FIREBASE_CONFIG: JSON.stringify({
      apiKey: 'fake',
      authDomain: `${projectId}.firebaseapp.com`,
      projectId,
    }),
    FIREBASE_AUTH_EMULATOR_HOST: new URL(firebase.authUrl).host,
    FIRESTORE_EMULATOR_HOST: new URL(firebase.firestoreUrl).host,
  })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await server.stop()
  await firebase.close()
})

async function openContext(): Promise<BrowserContext> {
  return browser.newContext({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } })
}

/** Requests a link on the sign-in page and returns its address. */
async function askForLink(page: Page, email: string, path = '/auth/sign-in'): Promise<string> {
  await page.goto(`${server.url}${path}`)
  await page.getByRole('button', { name: 'Recevoir un lien de connexion' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await page.getByRole('heading', { name: 'Check your email!' }).waitFor()
  return firebase.linkTo(email)
}

/**
 * Records headings; returns a function that returns all headings that the page has shown, in order.
 */
async function headingsOf(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shown: string[] = []
    Object.assign(window, { shown })
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent
      if (heading && shown.at(-1) !== heading) shown.push(heading)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { shown: string[] }).shown)
}

const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('paraphe.session'))

describe('sign-in with an email link', () => {
  it('[1.1.14] [1.2.08] [1.2.09] welcomes the user, asks for the name the first time, and later goes straight to /', async () => {
    const email = freshEmail('camille')
    const context = await openContext()
    const link = await askForLink(await context.newPage(), email)
    const page = await context.newPage()
    const first = await headingsOf(page)

    await page.goto(link)
    await page.waitForURL('**/auth/onboarding')
    await page.getByText(`Welcome ${email}, let us get to know you`).waitFor()
    expect(await first()).toEqual(['Bienvenue', 'Onboarding'])
    await page.getByLabel('Nom', { exact: true }).fill('Moreau')
    await page.getByLabel('Prénom').fill('Camille')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.waitForURL('**/home')

    await page.getByRole('button', { name: /déconnexion/i }).click()
    await page.waitForURL('**/auth/sign-in')
    const again = await askForLink(page, email)
    const second = await headingsOf(page)
    await page.goto(again)
    await page.waitForURL('**/home')
    expect(await second()).not.toContain('Onboarding')
    await context.close()
  })

  it('[1.2.06] shows /auth/onboarding only after sign-in, with the stored data', async () => {
    const email = freshEmail('anne')
    const context = await openContext()
    const page = await context.newPage()
    await page.goto(`${server.url}/auth/onboarding`)
    await page.waitForURL('**/auth/sign-in')
    await page.goto(await askForLink(page, email))
    await page.waitForURL('**/auth/onboarding')
    await page.getByLabel('Nom', { exact: true }).fill('Leroy')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.waitForURL('**/home')

    await page.goto(`${server.url}/auth/onboarding`)

    await page.getByRole('heading', { name: 'Onboarding' }).waitFor()
    expect(await page.getByLabel('Nom', { exact: true }).inputValue()).toBe('Leroy')
    await context.close()
  })

  it('opens the requested page after onboarding, even in the tab that the link opened', async () => {
    const email = freshEmail('zoe')
    const context = await openContext()
    const link = await askForLink(await context.newPage(), email, '/users?search=zoe')
    const page = await context.newPage()

    await page.goto(link)
    await page.waitForURL('**/auth/onboarding')
    await page.getByLabel('Nom', { exact: true }).fill('Barbier')
    await page.getByRole('button', { name: 'Enregistrer' }).click()

    await page.waitForURL('**/users?search=zoe')
    await page.getByRole('heading', { name: /^Employes/ }).waitFor()
    await context.close()
  })

  it('asks for the email on another device, and accepts each link only once', async () => {
    const email = freshEmail('ailleurs')
    const asking = await openContext()
    const link = await askForLink(await asking.newPage(), email)
    await asking.close()
    const context = await openContext()
    const page = await context.newPage()

    await page.goto(link)
    await page.getByRole('heading', { name: 'Confirmez votre adresse' }).waitFor()
    expect(new URL(page.url()).search).toBe('')
    await page.getByRole('textbox', { name: 'Email' }).fill('autre@atelier.example')
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
    await page.getByText('Ce lien a été envoyé à une autre adresse.').waitFor()
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
    await page.waitForURL('**/auth/onboarding')

    const late = await openContext()
    const latePage = await late.newPage()
    await latePage.goto(link)
    await latePage.getByRole('textbox', { name: 'Email' }).fill(email)
    await latePage.getByRole('button', { name: 'Se connecter', exact: true }).click()
    await latePage.getByText(/a déjà servi ou n’est plus valable/).waitFor()
    expect(await storedSession(latePage)).toBeNull()
    await context.close()
    await late.close()
  })
})

describe('the Firebase script', () => {
  const isFirebase = (path: string) => path.startsWith('/assets/firebase-')

  async function openWatched() {
    const context = await openContext()
    const page = await context.newPage()
    const requests: string[] = []
    const violations: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) violations.push(message.text())
    })
    return { page, firebaseFiles: () => requests.filter(isFirebase), violations }
  }

  it('[1.1.13] is loaded by the sign-in page but not by the landing page, and offers sign-in with a Google account', async () => {
    const { page, firebaseFiles, violations } = await openWatched()
    await page.goto(server.url)
    const signIn = page.getByRole('link', { name: /Connexion/ })
    await signIn.waitFor()
    expect(firebaseFiles()).toEqual([])

    await signIn.click()
    await page.getByRole('button', { name: 'Continuer avec Google' }).waitFor()

    expect(firebaseFiles()).toHaveLength(1)
    expect(violations).toEqual([])
    await page.context().close()
  })

  it('is not loaded when the server is not configured for it, and the page then offers only the code', async () => {
    const { page, firebaseFiles } = await openWatched()
    await page.route('**/api/conf', async (route) => {
      const response = await route.fetch()
      const conf = (await response.json()) as object
      await route.fulfill({ response, json: { ...conf, firebase: null } })
    })
    const answered = page.waitForResponse('**/api/conf')

    await page.goto(`${server.url}/auth/sign-in`)
    await answered
    await page.getByRole('button', { name: 'Send me a magic link' }).waitFor()

    expect(await page.getByRole('button', { name: 'Continuer avec Google' }).count()).toBe(0)
    expect(firebaseFiles()).toEqual([])
    await page.context().close()
  })
})
