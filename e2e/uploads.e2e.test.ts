import { createHash } from 'node:crypto'
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { arrangedVideo, longVideo } from '@org/api/testing'
import type { CDPSession, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from './support/eventually.ts'
import { runEmptyProcess } from './support/running.ts'
import { codesOf, freshEmail, signIn, type Session } from './support/session.ts'

const running = runEmptyProcess({ HOSTS: 'localhost=coaching' })

const mebibyte = 1024 * 1024
const partBytes = 2 * mebibyte
const videoBytes = 41 * mebibyte

let folder: string
let file: string
/** SHA-256 of the video as the browser sends it, with its index moved to the front. */
let expected: string

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

beforeAll(async () => {
  const video = await longVideo(videoBytes)
  folder = await mkdtemp(path.join(tmpdir(), 'uploads-'))
  file = path.join(folder, 'squat.mp4')
  await writeFile(file, video)
  expected = hashOf(await arrangedVideo(video))
  expect(expected).not.toBe(hashOf(video))
})
afterAll(() => rm(folder, { recursive: true }))

/** A coach's page with the form of a new exercise. */
interface Sending {
  session: Session
  page: Page
  network: CDPSession
  /** Offsets that the server has confirmed, in the order of its responses. */
  confirmed: number[]
  /**
   * For each part: the offset from which it was sent, and the last offset that had been confirmed
   * by then.
   */
  parts: { from: number; confirmed: number }[]
  /** Address of the upload. */
  address: string
}

const press = ({ page }: Sending, name: string) => page.getByRole('button', { name }).click()

/** Switches the page's network on or off. When it is on, sending a part takes a quarter of a second. */
const setOffline = ({ network }: Sending, offline: boolean) =>
  network.send('Network.emulateNetworkConditions', {
    offline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 4 * partBytes,
  })

async function openForm(): Promise<Sending> {
  const session = await signIn(running.server.url, freshEmail('coach'), codesOf(running.smtp))
  const page = await running.open(session, '/exercices/new')
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const sending: Sending = { session, page, network, confirmed: [], parts: [], address: '' }
  page.on('dialog', (dialog) => dialog.accept())
  page.on('request', (request) => {
    if (request.method() !== 'PATCH') return
    sending.address = request.url()
    const from = Number(request.headers()['upload-offset'])
    sending.parts.push({ from, confirmed: sending.confirmed.at(-1) ?? 0 })
  })
  page.on('response', (response) => {
    const offset = response.headers()['upload-offset']
    if (response.status() === 204 && offset !== undefined) sending.confirmed.push(Number(offset))
  })
  await setOffline(sending, false)
  await page.getByLabel('Titre').fill('Squats')
  return sending
}

const pickVideo = ({ page }: Sending) =>
  page.locator('input[type=file][accept*=video]').setInputFiles(file)

/** Waits until the server has confirmed `count` parts, and the upload of the next one has begun. */
async function reachMiddle({ page, parts, confirmed }: Sending, count: number) {
  await eventually(() => confirmed.at(-1) ?? 0).toBeGreaterThanOrEqual(count * partBytes)
  await page.getByRole('progressbar', { name: 'Envoi en cours' }).waitFor()
  await eventually(() => parts.at(-1)?.from === confirmed.at(-1)).toBe(true)
}

/**
 * Waits for the end of the upload, and returns the SHA-256 of the video that the server then
 * serves.
 */
async function arrivedHash({ page }: Sending): Promise<string> {
  const video = page.getByRole('group', { name: 'Partie visible' }).locator('video')
  await video.waitFor({ timeout: 60_000 })
  const address = await video.getAttribute('src')
  const response = await fetch(new URL(address ?? '', running.server.url))
  expect(response.status).toBe(200)
  return hashOf(new Uint8Array(await response.arrayBuffer()))
}

/**
 * Checks that no part repeated bytes that the server had confirmed, and that each interruption
 * caused at most one additional part to be sent.
 */
function expectNothingRepeated({ parts }: Sending, interruptions: number) {
  expect(parts.filter(({ from, confirmed }) => from < confirmed)).toEqual([])
  const needed = Math.ceil(videoBytes / partBytes)
  expect(parts.length).toBeLessThanOrEqual(needed + interruptions)
}

const fixtures = new URL('../packages/ui/src/testing/media/videos/', import.meta.url)

const fixture = (name: string) => async () => new URL(name, fixtures).pathname

/** Writes a sparse file of 4 GB, which begins like a video but takes almost no disk space. */
async function writeLargeFile(): Promise<string> {
  const large = path.join(folder, 'longue.mp4')
  await writeFile(large, (await longVideo(mebibyte)).subarray(0, 100))
  const handle = await open(large, 'r+')
  await handle.truncate(4_000_000_000)
  await handle.close()
  return large
}

async function writeEmptyFile(): Promise<string> {
  const empty = path.join(folder, 'vide.mp4')
  await writeFile(empty, '')
  return empty
}

const wrongFormat = 'Votre video doit etre au format mp4'
const otherError = 'Une erreur est survenue'

it('says what is wrong with each invalid file before a byte is sent, and keeps the input', async () => {
  const { page, parts } = await openForm()
  const input = page.locator('input[type=file][accept*=video]')
  for (const [makeFile, error, advice] of [
    [fixture('renamed.mp4'), wrongFormat, /^Le contenu de ce fichier n’est pas du MP4/],
    [fixture('vp9.mp4'), wrongFormat, /^Les images de ce MP4 ne sont pas en H.264/],
    [fixture('sound-only.mp4'), wrongFormat, 'Ce fichier ne contient que du son.'],
    [fixture('broken-index.mp4'), otherError, /^Cette vidéo est incomplète ou abîmée/],
    [fixture('no-duration.mp4'), otherError, /^Cette vidéo est vide/],
    [writeLargeFile, otherError, /^Cette vidéo dépasse 1 Go/],
    [writeEmptyFile, otherError, /^Cette vidéo est vide/],
  ] as const) {
    await input.setInputFiles(await makeFile())
    await page.getByText(advice).waitFor()
    await page.getByText(error).waitFor()
  }
  expect(await page.getByLabel('Titre').inputValue()).toBe('Squats')
  expect(parts).toEqual([])

  await input.setInputFiles(await fixture('with-sound.mp4')())
  await page.getByRole('group', { name: 'Partie visible' }).waitFor()
  expect(parts).toHaveLength(1)
  await page.context().close()
})

it('keeps the sent parts and the input when the disk is full and when the connection is lost', async () => {
  const sending = await openForm()
  const { page } = sending
  await page.route('**/api/coaching/uploads/*', async (route) => {
    const isLater = route.request().headers()['upload-offset'] === String(2 * partBytes)
    await (isLater ? route.fulfill({ status: 507 }) : route.continue())
  })
  await pickVideo(sending)
  await page.getByText(/^Le serveur n’a plus de place. Ce qui est déjà envoyé est gardé/).waitFor()
  expect(sending.confirmed.at(-1)).toBe(2 * partBytes)
  await page.unroute('**/api/coaching/uploads/*')
  await press(sending, 'Reprendre')

  const seventyPercent = async () =>
    Number(await page.getByRole('progressbar').getAttribute('aria-valuenow'))
  await eventually(seventyPercent).toBeGreaterThan(0.7 * videoBytes)
  await setOffline(sending, true)
  await page.getByText(/^La connexion est perdue. Ce qui est déjà envoyé est gardé/).waitFor()
  expect(await page.getByLabel('Titre').inputValue()).toBe('Squats')
  await setOffline(sending, false)

  expect(await arrivedHash(sending)).toBe(expected)
  expectNothingRepeated(sending, 2)
  await press(sending, 'Enregistrer')
  await page.getByRole('heading', { name: 'Squats', level: 1 }).waitFor()
  await page.context().close()
})

it('uploads a video byte for byte, despite three interruptions', async () => {
  const sending = await openForm()
  const { page } = sending
  await pickVideo(sending)

  await reachMiddle(sending, 4)
  await setOffline(sending, true)
  await page.getByText(/^La connexion est perdue/).waitFor()
  await setOffline(sending, false)

  await reachMiddle(sending, 8)
  await press(sending, 'Pause')
  await page.getByRole('progressbar', { name: 'Envoi en pause' }).waitFor()
  const paused = sending.parts.length
  await press(sending, 'Reprendre')

  await reachMiddle(sending, 12)
  expect(sending.parts.length).toBeGreaterThan(paused)
  await page.reload()
  await page.getByText(/^L’envoi de « squat.mp4 » s’est arrêté à \d+/).waitFor()
  await pickVideo(sending)

  expect(await arrivedHash(sending)).toBe(expected)
  expectNothingRepeated(sending, 3)
  await page.context().close()
})

it('loses no confirmed part when the server is killed, and then resumes by itself', async () => {
  const sending = await openForm()
  const { page, session, confirmed } = sending
  await pickVideo(sending)

  await reachMiddle(sending, 8)
  await running.server.kill()
  const last = confirmed.at(-1) ?? 0
  await running.server.restart()

  const { headers } = await fetch(sending.address, {
    method: 'HEAD',
    headers: { 'Tus-Resumable': '1.0.0', 'X-access-token': session.access_token },
  })
  expect(Number(headers.get('upload-offset'))).toBeGreaterThanOrEqual(last)
  expect(await arrivedHash(sending)).toBe(expected)
  expect(await page.getByLabel('Titre').inputValue()).toBe('Squats')
  expectNothingRepeated(sending, 1)
  await page.context().close()
})
