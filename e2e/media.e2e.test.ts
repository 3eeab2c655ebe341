import { readFileSync } from 'node:fs'
import type { Page, Response } from 'playwright'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from './support/eventually.ts'
import { plainPng } from './support/images.ts'
import { runDemo } from './support/running.ts'
import type { Session } from './support/session.ts'

const demo = runDemo()
let session: Session
let page: Page

beforeAll(async () => {
  session = await demo.enter()
})

async function open(path: string) {
  page = await demo.open(session, path, { viewport: { width: 1200, height: 900 } })
  return () => page.context().close()
}

const png = (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/png',
  buffer: plainPng(width, height, [194, 65, 12]),
})

const uploader = (name: string) => page.getByRole('group', { name, exact: true })

/** Runs an action that uploads a file, and returns the response. */
async function answerTo(action: () => Promise<void>): Promise<Response> {
  const [response] = await Promise.all([
    page.waitForResponse(
      (seen) => seen.request().method() === 'POST' && seen.url().endsWith('/media'),
    ),
    action(),
  ])
  return response
}

const choose = (name: string, file: ReturnType<typeof png>) =>
  uploader(name).locator('input[type=file]').setInputFiles(file)

async function confirmCrop() {
  const dialog = page.getByRole('dialog', { name: 'Resize image' })
  await dialog.getByRole('button', { name: 'Valider' }).click()
  await dialog.waitFor({ state: 'detached' })
}

describe('the upload test page', () => {
  beforeEach(() => open('/experiments/upload'))

  it('[1.2.41] [1.2.96] [2.5.08] accepts only images with an aspect ratio of 0.8', async () => {
    await page.getByRole('heading', { name: 'Essai d’envoi d’images', level: 1 }).waitFor()

    await choose('Au format demandé', png('carre.png', 100, 100))
    const alert = uploader('Au format demandé').getByRole('alert')
    await eventually(() => alert.textContent()).toContain('Une erreur est survenue : aspect_ratio')

    const response = await answerTo(() => choose('Au format demandé', png('haut.png', 80, 100)))
    expect(await response.json()).toMatchObject({ width: 80, height: 100 })
    await page.getByRole('img', { name: 'haut.png' }).waitFor()
  })

  it('[2.5.07] [2.7.03] uploads a file with a different aspect ratio only after cropping, and gets its path and id', async () => {
    const sent: string[] = []
    page.on('request', (request) => void sent.push(request.method()))
    await choose('Au format demandé', png('large.png', 400, 100))
    await uploader('Au format demandé').getByRole('alert').waitFor()
    expect(sent).not.toContain('POST')
    // 0.801 rounds to 0.80.
    await answerTo(() => choose('Au format demandé', png('presque.png', 801, 1000)))

    const response = await answerTo(async () => {
      await choose('Recadrée', png('large.png', 400, 100))
      await confirmCrop()
    })
    expect(response.status()).toBe(200)
    const media = (await response.json()) as { id: string; path: string }
    expect(media).toMatchObject({
      id: expect.stringMatching(/.+/) as string,
      path: expect.stringMatching(/\/api\/media\/.+/) as string,
      width: 80,
      height: 100,
    })
    const file = await page.request.get(media.path)
    expect(file.headers()['content-type']).toBe('image/png')
  })
})

describe('the company’s logo', () => {
  beforeEach(() => open('/home'))

  it('[1.8.14] [1.8.15] [2.5.06] says why a file of the wrong type was rejected and why an upload failed', async () => {
    const alert = uploader('Logo').getByRole('alert')
    await choose('Logo', { name: 'film.png', mimeType: 'image/png', buffer: Buffer.from('film') })
    await eventually(() => alert.textContent()).toContain('Votre video doit etre une image')

    await page.route('**/api/media', (route) => route.abort())
    await choose('Logo', png('logo.png', 300, 200))
    await confirmCrop()
    await eventually(() => alert.textContent()).toContain('Une erreur est survenue : network')
  })

  it('rotates a camera’s photo upright and stores none of its metadata', async () => {
    const fixture = new URL('../packages/ui/src/testing/media/orientations/6.jpg', import.meta.url)
    const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: readFileSync(fixture) }
    const response = await answerTo(async () => {
      await choose('Logo', photo)
      await confirmCrop()
    })
    const media = (await response.json()) as { path: string }
    expect(media).toMatchObject({ type: 'image/jpeg', width: 60, height: 90 })
    const file = await page.request.get(media.path)
    expect((await file.body()).toString('latin1')).not.toMatch(/Exif|Studio|Fontaine/)
  })
})
