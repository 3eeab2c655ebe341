import path from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { serveBuiltPages, type BuiltPage } from './support/built-page.ts'
import { startCoachingBackend, type CoachingBackend } from './support/coaching-backend.ts'
import { startPhotoNetwork, type PhotoNetworkStandIn } from './support/photo-network.ts'

const pages = path.resolve(import.meta.dirname, '../packages/ui/test/video-import-page')

let app: BuiltPage
let browser: Browser
let network: PhotoNetworkStandIn
let backend: CoachingBackend
let context: BrowserContext

beforeAll(async () => {
  app = await serveBuiltPages(pages, ['index.html', 'callback.html'])
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await app.close()
})

beforeEach(async () => {
  network = await startPhotoNetwork()
  backend = await startCoachingBackend(network.url)
  context = await browser.newContext({ locale: 'fr-FR' })
})

afterEach(async () => {
  await context.close()
  await backend.close()
  await network.close()
})

/** Opens the dialog as this user. */
async function open(user = 'coach-7'): Promise<Page> {
  const page = await context.newPage()
  const settings = new URLSearchParams({ user, network: network.url, backend: backend.url })
  await page.goto(`${app.url}/index.html?${settings.toString()}`)
  await page.getByRole('button', { name: 'Importer depuis Instagram' }).click()
  return page
}

/** Presses the connect button and returns the popup. */
async function openPopup(page: Page): Promise<Page> {
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Se connecter à Instagram' }).click(),
  ])
  await popup.getByRole('link', { name: 'Autoriser' }).waitFor()
  return popup
}

async function connect(page: Page): Promise<void> {
  const popup = await openPopup(page)
  await popup.getByRole('link', { name: 'Autoriser' }).click()
  await page.getByRole('radio').first().waitFor({ state: 'attached' })
}

const calls = (standIn: PhotoNetworkStandIn | CoachingBackend, path: string) =>
  standIn.seen.filter((request) => request.path === path)

const storage = (page: Page) =>
  page.evaluate(() => Object.fromEntries<string>(Object.entries(localStorage)))

it('[2.7.12, 2.4.18] opens the popup with the app id, redirect URI, scope and response type', async () => {
  const page = await open()
  const popup = await openPopup(page)

  expect(new URL(popup.url()).origin).toBe(network.url)
  const [authorization] = calls(network, '/oauth/authorize')
  expect(authorization?.query).toEqual({
    client_id: '1089',
    redirect_uri: `${app.url}/callback.html`,
    scope: 'user_profile,user_media',
    response_type: 'code',
    state: expect.stringMatching(/^[0-9a-f]{32}$/),
  })
  expect(await popup.evaluate(() => innerWidth)).toBe(500)
  expect(await popup.evaluate(() => opener === null)).toBe(true)
})

it('[2.7.06, 2.4.19] exchanges the code in a server function, and does not store it', async () => {
  const page = await open()
  const popup = await openPopup(page)
  const closed = popup.waitForEvent('close')
  await popup.getByRole('link', { name: 'Autoriser' }).click()
  await closed
  await page.getByRole('radio', { name: /^Squat/ }).waitFor({ state: 'attached' })

  const [exchange] = calls(backend, '/exchangeCode')
  expect(exchange?.method).toBe('POST')
  expect(JSON.parse(exchange?.body.toString() ?? '')).toEqual({
    data: { code: 'code-1', redirect_uri: `${app.url}/callback.html` },
  })
  expect(Object.values(await storage(page)).join()).not.toContain('code-1')
})

it('[2.7.10, 2.4.20] stores the token only in the user’s secrets document', async () => {
  const page = await open()
  await connect(page)

  expect([...backend.secrets]).toEqual([['coach-7', { access_token: 'token-1' }]])
  expect(Object.values(await storage(page)).join()).not.toContain('token-1')
  await page.reload()
  await page.getByRole('button', { name: 'Importer depuis Instagram' }).click()
  await page.getByRole('radio', { name: /^Squat/ }).waitFor({ state: 'attached' })

  const other = await open('coach-8')
  await other.getByRole('button', { name: 'Se connecter à Instagram' }).waitFor()
})

it('[2.7.07, 2.7.08] requests GET /me/media with the fields, a limit of 20 and the token', async () => {
  const page = await open()
  await connect(page)

  const [list] = calls(network, '/me/media')
  expect(list?.method).toBe('GET')
  expect(list?.query).toEqual({
    fields: expect.stringMatching(
      /^id,media_type,media_url,thumbnail_url,caption,permalink,timestamp,username,children\{id,/,
    ),
    limit: '20',
    access_token: 'token-1',
  })
})

it("[2.7.09, 2.9.11] caches the list under 'localstorage-cache' with the user id, and shows only videos", async () => {
  const page = await open()
  await connect(page)

  expect(await page.getByRole('radio').count()).toBe(2)
  const cache = (await storage(page))['localstorage-cache'] ?? ''
  expect(JSON.parse(cache)).toMatchObject({ userId: 'coach-7', data: [{ id: '1' }, {}, {}] })

  backend.secrets.set('coach-8', { access_token: 'token-1' })
  await context.route(`${network.url}/me/media*`, () => {})
  const again = await open('coach-7')
  await again.getByText('Chargement des vidéos…').waitFor()
  expect(await again.getByRole('radio').count()).toBe(2)
  const other = await open('coach-8')
  await other.getByText('Chargement des vidéos…').waitFor()
  expect(await other.getByRole('radio').count()).toBe(0)
})

it('[2.2.36] plays a video without sound while hovered or focused', async () => {
  const page = await open()
  await connect(page)
  const isPlaying = () =>
    page.evaluate(() => {
      const film = document.querySelector('video')
      return film !== null && film.muted && film.currentTime > 0
    })

  await page.getByText('Squat, trois séries de dix').hover()
  await expect.poll(isPlaying).toBe(true)
  await page.mouse.move(0, 0)
  await expect.poll(() => page.locator('video').count()).toBe(0)
  await page.getByRole('radio', { name: /^Squat/ }).focus()
  await expect.poll(isPlaying).toBe(true)

  await page.getByRole('button', { name: 'Annuler' }).focus()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('radio', { name: /^Squat/ }).focus()
  expect(await page.locator('video').count()).toBe(0)
})

it('imports the selected video: fetches it from the network and posts it to the product', async () => {
  const page = await open()
  await connect(page)
  await page.getByText('Squat, trois séries de dix').click()
  await page.getByRole('button', { name: 'Importer', exact: true }).click()

  await expect.poll(() => page.getByTestId('film').innerText()).toBe('/media/m1.mp4')
  expect(await page.getByRole('dialog').count()).toBe(0)
  const [posted] = calls(backend, '/media')
  const [film] = calls(network, '/cdn/portrait.mp4')
  expect(film?.method).toBe('GET')
  expect(posted?.method).toBe('POST')
  expect(posted?.body.toString('latin1')).toContain('name="file"; filename="1.mp4"')
  expect(posted?.body.includes(Buffer.from('ftypisom'))).toBe(true)
})

it('[2.8.05] reports a wrong aspect ratio to the error handler, and keeps the dialog open', async () => {
  const page = await open()
  await connect(page)
  await page.getByText('Séance du jeudi').click()
  await page.getByRole('button', { name: 'Importer', exact: true }).click()

  await page.getByText('Une erreur est survenue').waitFor()
  expect(await page.getByTestId('errors').innerText()).toBe('aspect_ratio')
  expect(await page.getByRole('dialog').isVisible()).toBe(true)
  expect(calls(backend, '/media')).toEqual([])
})

it('says that access was denied or that the popup was closed', async () => {
  const page = await open()
  await (await openPopup(page)).getByRole('link', { name: 'Refuser' }).click()
  await page.getByText('L’accès n’a pas été accordé').waitFor()

  await (await openPopup(page)).close()
  await page.getByText('La fenêtre a été fermée avant la fin').waitFor()
  expect(calls(backend, '/exchangeCode')).toEqual([])
})

it('says that there is no video when the account has only images', async () => {
  network.posts.splice(0, network.posts.length, {
    id: '2',
    media_type: 'IMAGE',
    media_url: `${network.url}/cdn/2.svg`,
    caption: 'Le studio',
  })
  const page = await open()
  await (await openPopup(page)).getByRole('link', { name: 'Autoriser' }).click()
  await page.getByText('Aucune vidéo à importer').waitFor()
  expect(await page.getByRole('radio').count()).toBe(0)
})

it('says that the browser blocked the popup, and requests no code', async () => {
  await context.addInitScript(() => {
    window.open = () => null
  })
  const page = await open()
  const connecting = page.getByRole('button', { name: 'Se connecter à Instagram' })
  await connecting.click()
  await page.getByText('Le navigateur a bloqué la fenêtre d’Instagram').waitFor()
  await connecting.waitFor()
  expect(calls(network, '/oauth/authorize')).toEqual([])
})

it('rejects a forged code', async () => {
  const page = await open()
  await openPopup(page)
  const forged = await context.newPage()
  await forged.goto(`${app.url}/callback.html?code=forged&state=${'0'.repeat(32)}`)

  await expect.poll(() => storage(page)).toHaveProperty('photo-network-answer')
  await page.getByText('Continuez dans la fenêtre d’Instagram').waitFor()
  expect(calls(backend, '/exchangeCode')).toEqual([])
})

it('asks to connect again when the token has expired', async () => {
  const page = await open()
  await connect(page)
  network.tokens.clear()
  await page.getByRole('button', { name: 'Actualiser' }).click()

  await page.getByText('Votre connexion à Instagram a expiré').waitFor()
  await expect.poll(() => backend.secrets.get('coach-7')).toEqual({})
  await connect(page)
  expect(await page.getByRole('radio').count()).toBe(2)
})
