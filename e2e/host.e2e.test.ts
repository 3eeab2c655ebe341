import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { eventually } from './support/eventually.ts'
import { startServer, type RunningServer } from './support/server.ts'
import { mailboxCodes, openSignedIn, signIn } from './support/session.ts'

const builtFrontEnd = path.resolve(import.meta.dirname, '../apps/web/dist')

let staticDir: string
let server: RunningServer
let browser: Browser
let page: Page
/** Errors that the page logged to its console. */
let errors: string[]

beforeAll(async () => {
  // The built front end, plus the service worker of an earlier version.
  staticDir = await mkdtemp(path.join(tmpdir(), 'front-end-'))
  await cp(builtFrontEnd, staticDir, { recursive: true })
  await writeFile(path.join(staticDir, 'worker.js'), 'self.addEventListener("fetch", () => {})')
  const hosts = 'tour.localhost=tour,signature.localhost=signature,stock.localhost=stock'
  server = await startServer({ STATIC_DIR: staticDir, HOSTS: hosts }, 'demo')
  browser = await launchBrowser()
  page = await browser.newPage({ locale: 'fr-FR' })
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  errors = []
})

afterAll(async () => {
  await browser.close()
  await server.stop()
  await rm(staticDir, { recursive: true })
})

const addressOf = (host: string) => server.url.replace('localhost', host)

describe('the host name', () => {
  it('[1.1.18] [3.1.02] [3.1.03] selects the product, or the local product for an unknown host', async () => {
    for (const host of ['signature.localhost', 'localhost', '127.0.0.1']) {
      await page.goto(addressOf(host))
      await page.getByRole('link', { name: 'Commencer' }).waitFor()
    }
    await page.goto(addressOf('stock.localhost'))
    await page.getByRole('heading', { name: 'Connectez-vous' }).waitFor()
  })

  it('[3.1.06] throws ‘No router defined’ for an app without a router', async () => {
    // Every product of this front end has a router, so the tour's entry is replaced by an empty
    // product.
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      // On some machines, Node.js cannot resolve the tour's host.
      const url = server.url + new URL(route.request().url()).pathname
      const answer = await route.fetch({ url })
      const script = await answer.text()
      const isEntry = /name:[`"']tour[`"'],load/.test(script)
      const [, exported = ''] = /export\{([^{}]*)\};?\s*$/.exec(script) ?? []
      const names = exported.split(',').map((name) => name.split(' as ').at(-1) ?? '')
      const body = `const empty={product:{}};export{${names.map((name) => `empty as ${name}`).join()}}`
      return route.fulfill({ response: answer, body: isEntry ? body : script })
    })
    errors = []
    await page.goto(addressOf('tour.localhost'))
    await page.getByRole('heading', { name: 'No router defined' }).waitFor()
    expect(errors.join()).toContain('No router defined')
    await page.getByRole('button', { name: 'Recharger' }).waitFor()
    await page.unrouteAll({ behavior: 'wait' })
  })

  it('[3.1.05] [3.8.18] throws ‘This app does not exists’ for an unknown app name', async () => {
    // This server rejects such a name at startup, but another web server might send it.
    await page.route(server.url + '/', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(
        /(<meta name="paraphe-hosts" content=)"[^"]*"/,
        `$1'{"hosts":{},"local":"unknown"}'`,
      )
      await route.fulfill({ response: answer, body })
    })
    errors = []
    await page.goto(server.url)
    await page.getByRole('heading', { name: 'This app does not exists' }).waitFor()
    expect(errors.join()).toContain('This app does not exists')
    await page.unrouteAll({ behavior: 'wait' })
  })
})

it('[3.1.07] unregisters the service worker of an earlier version', async () => {
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await page.goto(server.url)
  await page.evaluate(() => navigator.serviceWorker.register('/worker.js'))
  expect(await registrations()).toBe(1)
  await page.reload()
  await page.getByRole('link', { name: 'Commencer' }).waitFor()
  await eventually(registrations).toBe(0)
})

it('[1.1.20] shows nothing of the stock product in the signature product', async () => {
  const email = 'camille.moreau@maison-lueur.example'
  const session = await signIn(server.url, email, mailboxCodes(server))
  const admin = await openSignedIn(browser, server.url, session)
  const stockPaths = [
    '/centers',
    '/suppliers',
    '/products',
    '/product/1',
    '/stock',
    '/orders',
    '/returns',
  ]
  for (const stockPath of stockPaths) {
    await admin.goto(server.url + stockPath)
    await admin.getByRole('heading', { name: 'NOT FOUND' }).waitFor()
  }
  const stockWords = /centre|fournisseur|produit|stock|code-barres|commande/i
  for (const own of [
    '/home',
    '/deploy',
    '/signatures',
    '/teams',
    '/users',
    '/banners',
    '/billing',
  ]) {
    await admin.goto(server.url + own)
    await admin.getByRole('heading', { level: 1 }).waitFor()
    expect(
      await admin.getByRole('navigation', { name: 'Menu principal' }).innerText(),
      own,
    ).not.toMatch(stockWords)
    expect(await admin.getByRole('main').innerText(), own).not.toMatch(stockWords)
  }
  await admin.context().close()
})
