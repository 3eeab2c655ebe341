import { readFileSync } from 'node:fs'
import { startPhotoStandIn, type PhotoStandIn } from '@org/adapters/testing/photo-network'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { eventually } from './support/eventually.ts'
import { runDemo } from './support/running.ts'
import { freshEmail, mailboxCodes, openSignedIn, signIn } from './support/session.ts'

const network: PhotoStandIn = await startPhotoStandIn((url) => [
  {
    id: '1790001',
    media_type: 'VIDEO',
    media_url: `${url}/cdn/squat.mp4`,
    thumbnail_url: `${url}/cdn/squat.svg`,
    caption: 'Squat, trois séries de dix',
  },
  {
    id: '1790002',
    media_type: 'CAROUSEL_ALBUM',
    caption: 'Séance du jeudi',
    children: {
      data: [
        {
          id: '1790003',
          media_type: 'VIDEO',
          media_url: `${url}/cdn/jeudi.mp4`,
          thumbnail_url: `${url}/cdn/jeudi.svg`,
        },
      ],
    },
  },
])
const demo = runDemo({ HOSTS: '127.0.0.1=coaching', ...network.settings })

/**
 * The video of the photo network. Its index follows its data, so the browser must move the index to
 * the front, as it does in a video that the user picks as a file.
 */
const film = new URL('../packages/ui/src/testing/media/videos/index-behind.mp4', import.meta.url)

let page: Page
let url: string

beforeAll(() => {
  network.video = readFileSync(film)
  url = demo.server.url.replace('localhost', '127.0.0.1')
})
afterAll(() => network.close())

beforeEach(async () => {
  const session = await signIn(url, freshEmail('coach'), mailboxCodes(demo.server))
  page = await openSignedIn(demo.browser, url, session)
  await page.goto(`${url}/exercices/new`)
  await page.getByLabel('Titre').fill('Squats')
})
afterEach(async () => {
  network.intercept = () => false
  await page.context().close()
})

/** Connects through the popup, which closes when it reaches the callback page. */
async function connect(): Promise<void> {
  const [popup] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Se connecter à Instagram' }).click(),
  ])
  const closed = popup.waitForEvent('close')
  await popup.getByRole('link', { name: 'Autoriser' }).click()
  await closed
  await page.getByText('2 vidéos').waitFor()
}

async function openConnected(): Promise<void> {
  await page.getByRole('button', { name: 'Importer depuis Instagram' }).click()
  await connect()
}

async function choose(caption: string): Promise<void> {
  await page.getByText(caption).click()
  await page.getByRole('button', { name: 'Importer', exact: true }).click()
}

const title = () => page.getByLabel('Titre').inputValue()

/** Returns whether the video in the form plays. */
const plays = () =>
  page
    .getByRole('group', { name: 'Partie visible' })
    .locator('video')
    .evaluate(async (element) => {
      const video = element as HTMLVideoElement
      video.muted = true
      await video.play()
      return video.currentTime > 0
    })

it('[3.4.24] connects in the popup, and imports a video that plays in the exercise and is saved with it', async () => {
  await openConnected()
  await choose('Squat, trois séries de dix')

  await page.getByText('Affiche actuelle').waitFor()
  await eventually(plays).toBe(true)
  expect(await title()).toBe('Squats')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.waitForURL(/\/exercices\/(?!new)/)
  await page.reload()
  await eventually(plays).toBe(true)

  const consent = network.seen.find(({ path }) => path === '/oauth/authorize')
  expect(consent?.query['redirect_uri']).toBe(`${url}/instagram-callback`)
  const [token = ''] = [...network.tokens]
  expect(token).toMatch(/^photo-token-/)
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  expect(stored).not.toContain('code-')
  expect(stored + demo.server.output()).not.toContain(token)
})

it('asks to connect again when the token has expired, keeps the input, and continues', async () => {
  await openConnected()
  network.expireTokens()
  await choose('Séance du jeudi')

  await page.getByText('Votre connexion à Instagram a expiré').waitFor()
  await connect()
  await choose('Séance du jeudi')

  await page.getByText('Affiche actuelle').waitFor()
  expect(await title()).toBe('Squats')
})

it('cancels a running import, including the request to the network, and says what is wrong with a file', async () => {
  await openConnected()
  const closed = Promise.withResolvers<void>()
  network.intercept = (path, response) => {
    if (path !== '/cdn/squat.mp4') return false
    response.writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': 1_000_000 })
    response.write(Buffer.alloc(400_000))
    response.on('close', closed.resolve)
    return true
  }
  await choose('Squat, trois séries de dix')
  const progress = page.getByRole('progressbar', { name: 'Import de la vidéo' })
  await eventually(() => progress.getAttribute('aria-valuenow')).toBe('40')
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await closed.promise
  expect(await page.getByRole('alert').count()).toBe(0)

  network.intercept = (path, response) => {
    if (path !== '/cdn/squat.mp4') return false
    response.writeHead(200, { 'Content-Type': 'video/webm' }).end('webm')
    return true
  }
  await page.getByRole('button', { name: 'Importer', exact: true }).click()
  await page.getByText('Votre video doit etre au format mp4').waitFor()

  network.intercept = () => false
  await page.getByRole('button', { name: 'Importer', exact: true }).click()
  await page.getByText('Affiche actuelle').waitFor()
  expect(await title()).toBe('Squats')
})
