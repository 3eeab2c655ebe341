import { readFile } from 'node:fs/promises'
import { addressOf, idOf, senderOf, videoFile } from '@org/api/testing'
import { createClient } from '@org/api/client'
import { coachingRoutes } from '@org/api/coaching-client'
import { startClockServer, type ClockServer } from '@org/server/testing/clock-server'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { eventually } from './support/eventually.ts'
import { freshEmail, mailboxCodes, openSignedIn, type Session, signIn } from './support/session.ts'

let server: ClockServer
let browser: Browser
let coach: Session
let exerciceId: string
let sessionId: string
let link: string

const picture = new URL('../packages/ui/src/testing/media/orientations/1.jpg', import.meta.url)

/**
 * Creates an exercise with a video, a poster and an image, and shares a session that contains it.
 */
async function makeSharedSession(): Promise<void> {
  const mailboxUrl = () => server.running().mailboxUrl ?? ''
  coach = await signIn(server.url, freshEmail('coach'), mailboxCodes({ mailboxUrl }))
  const { access_token: token } = coach
  const client = createClient({
    baseUrl: `${server.url}/api`,
    getToken: () => token,
    routes: coachingRoutes,
  })
  const file = await videoFile()
  const sender = senderOf({ fetch, coachingUrl: `${server.url}/api` }, token)
  const address = addressOf(await sender.create(file.length))
  expect((await sender.patch(address, 0, file)).status).toBe(204)
  const video = { mediaId: idOf(address) }
  const jpg = new Blob([await readFile(picture)], { type: 'image/jpeg' })
  await client.call('saveCoachingPoster', { path: { id: video.mediaId }, body: { file: jpg } })
  const stored = await client.call('uploadCoachingImage', { body: { file: jpg } })
  const body = { title: 'Squats', video, image: { mediaId: stored.id } }
  exerciceId = (await client.call('createExercice', { body })).id
  const entry = { id: 'e', type: 'reps', reps: 12, rest: false, exerciceId } as const
  const blocs = [{ id: 'b', title: 'Circuit', volume: 1, exercices: [entry] }]
  const { id } = await client.call('createTrainingSession', { body: { title: 'Jambes', blocs } })
  const { shareKey } = await client.call('shareTrainingSession', { path: { id } })
  sessionId = id
  link = `${server.url}/app/training-sessions/${shareKey}`
}

beforeAll(async () => {
  server = await startClockServer({ HOSTS: 'localhost=coaching' }, '2027-03-26T08:00:00Z')
  browser = await launchBrowser()
  await makeSharedSession()
})
afterAll(async () => {
  await browser.close()
  await server.dispose()
})

/**
 * Opens the session in a browser that cannot store copies, so that videos come from the server.
 * `refused` are the addresses of videos that the server refuses.
 */
async function openWithoutCopies(): Promise<{ page: Page; refused: string[] }> {
  const page = await browser.newPage({ locale: 'fr-FR' })
  const refused: string[] = []
  await page.route('**/api/coaching/file/**', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  )
  page.on('response', (response) => {
    const isVideo = response.request().resourceType() === 'media'
    if (isVideo && response.status() === 403) refused.push(response.url())
  })
  await page.goto(link)
  await page.getByRole('heading', { name: 'Jambes' }).waitFor()
  return { page, refused }
}

/** Launches the session, and returns the address of the video that plays. */
async function launch(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Lancer la séance' }).click()
  const video = page.locator('video[aria-label*="Squats"]')
  const isPlaying = () =>
    video.evaluate((element: HTMLVideoElement) => element.readyState >= 2 && !element.paused)
  await eventually(isPlaying).toBe(true)
  return video.evaluate((element: HTMLVideoElement) => element.src)
}

it('plays a video from the address in the page until the address expires, and then from a new address', async () => {
  const { page, refused } = await openWithoutCopies()
  const first = await launch(page)
  expect(refused).toEqual([])
  await page.context().close()

  const late = await openWithoutCopies()
  server.setClock('2027-03-26T15:30:00Z')
  const second = await launch(late.page)
  expect(late.refused).toHaveLength(1)
  expect(second).not.toBe(late.refused[0])
  expect(new URL(second).pathname).toBe(new URL(first).pathname)
  await late.page.context().close()
})

/** Returns the addresses of everything on the page that a coach has uploaded. */
const addressesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement | HTMLVideoElement>('img, video')]
      .flatMap((element) => [element.src, element.getAttribute('poster') ?? ''])
      .filter((address) => address.includes('/api/coaching/file/'))
      .map((address) => new URL(address, location.href).href),
  )

const statusesOf = async (addresses: readonly string[]) =>
  new Set(await Promise.all(addresses.map(async (address) => (await fetch(address)).status)))

it.each([
  ['the list', () => '/exercices', 1],
  ['the editor of an exercise', () => `/exercices/${exerciceId}`, 6],
  ['the editor of a session', () => `/training-sessions/${sessionId}`, 2],
])('renews the media addresses of %s while it stays open', async (_, path, count) => {
  server.setClock('2027-03-27T08:00:00Z')
  const page = await openSignedIn(browser, server.url, coach)
  await page.clock.install()
  await page.goto(server.url + path())
  await eventually(async () => (await addressesOn(page)).length).toBe(count)
  const first = await addressesOn(page)

  server.setClock('2027-03-27T13:00:00Z')
  await page.clock.fastForward('05:00:00')
  const areNew = async () => {
    const now = await addressesOn(page)
    return now.length === count && !now.some((address) => first.includes(address))
  }
  await eventually(areNew).toBe(true)

  server.setClock('2027-03-27T15:30:00Z')
  expect(await statusesOf(first)).toEqual(new Set([403]))
  expect(await statusesOf(await addressesOn(page))).toEqual(new Set([200]))
  await page.context().close()
})
