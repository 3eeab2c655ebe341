import {
  plantCoachingDemo,
  plantStockDemo,
  coachingDemoAdmin,
  stockDemoAdmin,
} from '@org/api/memory'
import { startTestFirebase, type TestFirebase } from '@org/data/testing/firebase'
import { type MemoryFunctions, startMemoryFunctions } from '@org/functions/testing/memory'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { freePort, startServer, type RunningServer } from './support/server.ts'
import { weighPage } from './support/page-weight.ts'
import { freshEmail } from './support/session.ts'

const coach = 'lea.roux@studio-canopee.example'
/** The path of the session that the demonstration shares. */
const shared = '/app/training-sessions/demonstration-seance-1'

let firebase: TestFirebase
let functions: MemoryFunctions
let server: RunningServer
let browser: Browser
let addressOf: (host: string) => string

beforeAll(async () => {
  firebase = await startTestFirebase()
  const { projectId, authUrl } = firebase
  const port = await freePort()
  addressOf = (host) => `http://${host}.localhost:${port}`
  functions = await startMemoryFunctions({ projectId, authUrl, urlOf: addressOf })
  await plantStockDemo(functions.adapters)
  await plantCoachingDemo(functions.adapters)
  server = await startServer({
    PORT: String(port),
    HOSTS: ['stock', 'coaching', 'coaching-admin', 'signature', 'tour']
      .map((one) => `${one}.localhost=${one}`)
      .join(),
    DATA_BACKEND: 'firebase',
    FUNCTIONS_URL: functions.url,
    FIREBASE_CONFIG: JSON.stringify({
      apiKey: 'fake',
      authDomain: `${projectId}.firebaseapp.com`,
      projectId,
    }),
    FIREBASE_AUTH_EMULATOR_HOST: new URL(authUrl).host,
    FIRESTORE_EMULATOR_HOST: new URL(firebase.firestoreUrl).host,
  })
  browser = await launchBrowser()
}, 120_000)

afterAll(async () => {
  await browser.close()
  await server.stop()
  await functions.close()
  await firebase.close()
})

const openContext = (): Promise<BrowserContext> =>
  browser.newContext({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } })

/** Opens an address, requests a link on the sign-in page that appears, and opens the link. */
async function signIn(page: Page, url: string, email: string) {
  await page.goto(url)
  await page.getByRole('button', { name: 'Recevoir un lien de connexion' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await page.getByRole('heading', { name: 'Consultez vos emails' }).waitFor()
  await page.goto(await firebase.linkTo(email))
}

/** Records requests to the functions, and to this server's API. */
function callsOf(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (request.method() === 'OPTIONS') return
    if (request.url().startsWith(functions.url)) calls.push(pathname.split('/').slice(3).join('/'))
    else if (pathname.startsWith('/api')) calls.push(origin + pathname)
  })
  return calls
}

describe('the stock product on Firebase', () => {
  it('signs in with only a link, and lists, adds and shows centres through the functions', async () => {
    const context = await openContext()
    const page = await context.newPage()
    const calls = callsOf(page)
    await signIn(page, `${addressOf('stock')}/centres`, stockDemoAdmin)
    await page.getByRole('heading', { name: /^Centres/ }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/centres')
    await page.goto(`${addressOf('stock')}/centre/create`)
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Centre Nation')
    await page.getByLabel('Adresse').fill('1 place de la Nation, 75011 Paris')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByRole('row', { name: /Centre Nation/ }).waitFor()
    // Ignores `follow`: pages also ask to follow changes, but these functions report no changes.
    expect(new Set(calls.filter((call) => call !== 'follow'))).toEqual(new Set(['stock']))
    await context.close()
  })

  it('shows stored answers while there is no network, and deletes them at sign-out', async () => {
    const context = await openContext()
    const page = await context.newPage()
    const open = (name: string) => page.getByRole('link', { name, exact: true }).first().click()
    await signIn(page, `${addressOf('stock')}/centres`, stockDemoAdmin)
    const bastille = page.getByRole('row', { name: /Bastille/ })
    await bastille.waitFor()
    // Opens each page once, so that its code and data are stored.
    await open('Ajouter un centre')
    await page.getByRole('textbox', { name: 'Nom', exact: true }).waitFor()
    await open('Centres')
    await bastille.getByRole('button', { name: /Se connecter/ }).click()
    await open('Commandes')
    await page.getByRole('heading', { name: /^Commandes/, level: 1 }).waitFor()
    const order = page.getByRole('row', { name: /Créée, non envoyée/ }).first()
    await order.waitFor()
    const shown = await order.innerText()
    await open('Retours')
    await page.getByRole('heading', { name: /^Retours/ }).waitFor()
    await page.waitForLoadState('networkidle')

    await context.setOffline(true)
    await open('Commandes')
    await page.getByText('Vous êtes hors ligne').waitFor()
    expect(await order.innerText()).toBe(shown)
    await page.getByRole('button', { name: 'Choix du centre' }).click()
    await open('Ajouter un centre')
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Centre Voltaire')
    await page.getByLabel('Adresse').fill('9 place Voltaire, 75011 Paris')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('Connexion impossible').first().waitFor()
    expect(await page.getByRole('textbox', { name: 'Nom', exact: true }).inputValue()).toBe(
      'Centre Voltaire',
    )

    await context.setOffline(false)
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByRole('row', { name: /Centre Voltaire/ }).waitFor()
    await expect.poll(() => page.getByText('Vous êtes hors ligne').count()).toBe(0)
    const isKept = () => page.evaluate(() => caches.has('paraphe-answers'))
    expect(await isKept()).toBe(true)
    await page.getByRole('button', { name: /déconnexion/i }).click()
    await page.waitForURL('**/auth/sign-in')
    await expect.poll(isKept).toBe(false)
    await context.close()
  })

  it('creates an organisation for an unknown person', async () => {
    const context = await openContext()
    const page = await context.newPage()
    await signIn(page, addressOf('stock'), freshEmail('fondatrice'))
    await page.getByRole('heading', { name: 'Accueil' }).waitFor()
    await context.close()
  })

  it('[3.7.20] ends the session of a person whose account was disabled in the identity service', async () => {
    const email = freshEmail('exclue')
    const context = await openContext()
    const page = await context.newPage()
    await signIn(page, addressOf('stock'), email)
    await page.getByRole('heading', { name: 'Accueil' }).waitFor()
    const token = await page.evaluate(() => localStorage.getItem('paraphe.session'))
    const { access_token } = JSON.parse(token ?? '{}') as { access_token: string }

    await firebase.disable(email)
    await page.reload()

    await page.waitForURL('**/auth/sign-in')
    await page.getByRole('button', { name: 'Continuer avec Google' }).waitFor()
    expect(await statusOf(access_token)).toBe(401)
    await context.close()
  })

  it('[3.7.20] signs out all tabs and the identity service when one tab signs out', async () => {
    const context = await openContext()
    const [page, other] = [await context.newPage(), await context.newPage()]
    await signIn(page, addressOf('stock'), stockDemoAdmin)
    await page.getByRole('heading', { name: 'Accueil' }).waitFor()
    await other.goto(addressOf('stock'))
    await other.getByRole('heading', { name: 'Accueil' }).waitFor()

    await other.getByRole('button', { name: /déconnexion/i }).click()

    await page.waitForURL('**/auth/sign-in')
    expect(await page.evaluate(() => localStorage.getItem('paraphe.identity'))).toBeNull()
    await context.close()
  })
})

/** Texts that identify each part of Firebase's code. */
const parts = {
  // The name of the cache of answers.
  functions: 'paraphe-answers',
  // The host that the sign-in calls.
  'sign-in': 'identitytoolkit',
  // A field of Firestore's protocol.
  'live updates': 'resumeToken',
}

/** Opens a page, and returns the parts of Firebase's code that it loads. */
async function partsLoadedAt(page: Page, address: string): Promise<string[]> {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  })
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const loaded = (await Promise.all(scripts)).join('\n')
  return Object.entries(parts).flatMap(([name, text]) => (loaded.includes(text) ? [name] : []))
}

it.each(['signature', 'tour'])(
  'loads no code of Firebase on the first page of the product %s',
  async (product) => {
    const context = await openContext()
    expect(await partsLoadedAt(await context.newPage(), addressOf(product))).toEqual([])
    await context.close()
  },
)

/** Calls the functions with this token, and returns the status of their response. */
async function statusOf(token: string): Promise<number> {
  const headers = { 'x-access-token': token }
  const data = { method: 'GET', path: '/api/stock/user/me', headers, body: null }
  const response = await fetch(`${functions.url}/stock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
  })
  return ((await response.json()) as { result: { status: number } }).result.status
}

describe('the coaching product on Firebase', () => {
  it('shows a shared training session to visitors, without loading the code of the sign-in', async () => {
    const context = await openContext()
    const page = await context.newPage()
    const calls = callsOf(page)
    const violations: string[] = []
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) violations.push(message.text())
    })
    expect(await partsLoadedAt(page, addressOf('coaching') + shared)).toEqual(['functions'])
    expect(new Set(calls)).toEqual(new Set(['coaching']))
    expect(violations).toEqual([])
    const stranger = await context.newPage()
    const { scripts, files } = await weighPage(stranger, addressOf('coaching') + shared, (shown) =>
      shown.getByRole('button', { name: 'Lancer la séance' }).waitFor(),
    )
    expect(scripts, JSON.stringify(files, null, 2)).toBeLessThanOrEqual(150_000)
    await context.close()
  })

  it('invites a coach, who accepts with a link even while somebody else is signed in', async () => {
    const email = freshEmail('invitee')
    const context = await openContext()
    const page = await context.newPage()
    await signIn(page, `${addressOf('coaching-admin')}/coach/invite`, coachingDemoAdmin)
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect
      .poll(() => functions.adapters.outbox.some(({ to }) => to.address === email))
      .toBe(true)
    const mail = functions.adapters.outbox.findLast(({ to }) => to.address === email)
    const [address = ''] = /http:\/\/coaching\.localhost\S+/.exec(mail?.text ?? '') ?? []

    await signIn(page, `${addressOf('coaching')}/exercices`, coach)
    await page.getByRole('heading', { name: /^Mes exercices|^Onboarding/ }).waitFor()
    await page.goto(address)
    await page.getByRole('heading', { name: 'Acceptez votre invitation' }).waitFor()
    await page.getByRole('button', { name: 'Recevoir un lien de connexion' }).click()
    await page.getByRole('button', { name: 'Envoyer le lien' }).click()
    await page.getByRole('heading', { name: 'Consultez vos emails' }).waitFor()
    await page.goto(await firebase.linkTo(email))

    await page.getByRole('heading', { name: /^Mes exercices \(0\)|^Onboarding/ }).waitFor()
    await context.close()
  })

  it('shows coaches who are not admins a message instead of the coaching admin', async () => {
    const context = await openContext()
    const page = await context.newPage()
    await signIn(page, `${addressOf('coaching-admin')}/coachs`, coach)
    await page.getByRole('heading', { name: 'Accès interdit' }).waitFor()
    await context.close()
  })

  it('uploads a video to the function for files', async () => {
    const context = await openContext()
    const page = await context.newPage()
    const calls = callsOf(page)
    await signIn(page, `${addressOf('coaching')}/exercices/new`, coach)
    const film = new URL('../apps/server/demo/coaching/lunge.mp4', import.meta.url).pathname
    await page.locator('input[type=file][accept*=video]').setInputFiles(film)
    await expect.poll(() => new Set(calls)).toContain('files/coaching/api/coaching/uploads')
    expect(calls.filter((call) => call.startsWith('http'))).toEqual([])
    await context.close()
  })
})
