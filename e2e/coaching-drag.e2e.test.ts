import { createClient, type Client } from '@org/api/client'
import { coachingRoutes } from '@org/api/coaching-client'
import { addressOf, idOf, senderOf, videoFile } from '@org/api/testing'
import type { BrowserContextOptions, Page } from 'playwright'
import { beforeAll, expect, it } from 'vitest'
import { runDemo } from './support/running.ts'
import { freshEmail, mailboxCodes, openSignedIn, type Session, signIn } from './support/session.ts'

const demo = runDemo({ HOSTS: '127.0.0.1=coaching' })

interface Point {
  x: number
  y: number
}

/** Presses at a point, moves along a path, and releases at its end after `drop` has resolved. */
type Drag = (page: Page, from: Point, path: readonly Point[], drop: () => Promise<void>) => unknown

let url: string
let session: Session
let client: Client
let mediaId: string
const ids = new Map<string, string>()

beforeAll(async () => {
  url = demo.server.url.replace('localhost', '127.0.0.1')
  session = await signIn(url, freshEmail('coach'), mailboxCodes(demo.server))
  const getToken = () => session.access_token
  client = createClient({ baseUrl: `${url}/api`, getToken, routes: coachingRoutes })
  for (const title of ['Squats', 'Pompes', 'Planche']) {
    ids.set(title, (await client.call('createExercice', { body: { title } })).id)
  }
  // A session cannot be saved without a video.
  const file = await videoFile()
  const sender = senderOf({ fetch, coachingUrl: `${url}/api` }, session.access_token)
  const address = addressOf(await sender.create(file.length))
  await sender.patch(address, 0, file)
  mediaId = idOf(address)
})

/** Stores a session whose blocs have these exercises; returns its id. */
async function makeSession(blocs: readonly (readonly string[])[]): Promise<string> {
  const body = {
    title: 'Circuit',
    video: { mediaId },
    blocs: blocs.map((titles, place) => ({
      id: `b${place}`,
      title: '',
      volume: 1,
      exercices: titles.map((title) => ({
        id: `e-${title}`,
        type: 'reps' as const,
        reps: 12,
        rest: false,
        exerciceId: ids.get(title) ?? '',
      })),
    })),
  }
  return (await client.call('createTrainingSession', { body })).id
}

/** Returns the titles in the blocs of a stored session. */
async function storedBlocs(id: string): Promise<string[][]> {
  const { blocs } = await client.call('getTrainingSession', { path: { id } })
  return blocs.map(({ exercices }) => exercices.map(({ exercice }) => exercice.title))
}

const byMouse: Drag = async ({ mouse }, from, path, drop) => {
  await mouse.move(from.x, from.y)
  await mouse.down()
  for (const { x, y } of path) await mouse.move(x, y, { steps: 6 })
  await drop()
  await mouse.up()
}

/** Dispatches real touches, for which the browser itself decides whether the page scrolls. */
const byTouch: Drag = async (page, from, path, drop) => {
  const devtools = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [from])
  let last = from
  for (const next of path) {
    for (let step = 1; step <= 6; step += 1) {
      const part = (a: number, b: number) => a + ((b - a) * step) / 6
      await send('touchMove', [{ x: part(last.x, next.x), y: part(last.y, next.y) }])
    }
    last = next
  }
  await drop()
  await send('touchEnd', [])
}

const handle = (page: Page, title: string) =>
  page.getByRole('button', { name: `Déplacer ${title}`, exact: true })

async function centreOf(page: Page, title: string): Promise<Point> {
  const box = await handle(page, title).boundingBox()
  if (!box) throw new Error(`${title} is not shown`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

interface Move {
  title: string
  /** Title of the item at the destination. */
  target: string
  /** Text that screen readers announce once the dragged item is over the destination. */
  over: string
}

async function move(page: Page, drag: Drag, { title, target, over }: Move): Promise<void> {
  // Both handles must be in view before either is measured.
  await handle(page, target).scrollIntoViewIfNeeded()
  await handle(page, title).scrollIntoViewIfNeeded()
  const from = await centreOf(page, title)
  const to = await centreOf(page, target)
  const beginning = { x: from.x, y: from.y + Math.sign(to.y - from.y) * 16 }
  await drag(page, from, [beginning, to], () => page.getByText(over).waitFor({ state: 'attached' }))
}

async function openSession(id: string, options: BrowserContextOptions): Promise<Page> {
  const page = await openSignedIn(demo.browser, url, session, options)
  await page.goto(`${url}/training-sessions/${id}`)
  return page
}

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click()

const phone = { viewport: { width: 390, height: 2400 }, hasTouch: true, isMobile: true }

const devices: [string, Drag, BrowserContextOptions][] = [
  ['with the mouse', byMouse, { viewport: { width: 1440, height: 2400 } }],
  ['by touch on a phone', byTouch, phone],
]

it.each(devices)('moves exercises from one bloc to another %s', async (_, drag, options) => {
  const id = await makeSession([['Squats', 'Pompes'], ['Planche']])
  const page = await openSession(id, options)
  await handle(page, 'Planche').waitFor()
  await move(page, drag, { title: 'Squats', target: 'Planche', over: 'Squats : bloc 2, place 2.' })
  await page.getByText('Squats déposé : bloc 2, place 2.').waitFor({ state: 'attached' })
  await move(page, drag, { title: 'Planche', target: 'Pompes', over: 'Planche : bloc 1, place 1.' })
  await page.getByText('Planche déposé : bloc 1, place 1.').waitFor({ state: 'attached' })
  await save(page)
  await expect.poll(() => storedBlocs(id)).toEqual([['Planche', 'Pompes'], ['Squats']])
  await page.context().close()
})

it.each(devices)('moves a bloc with all of its exercises %s', async (_, drag, options) => {
  const id = await makeSession([['Squats', 'Pompes'], ['Planche']])
  const page = await openSession(id, options)
  await handle(page, 'Bloc 2').waitFor()
  const over = 'Bloc 1 en position 2 sur 2.'
  await move(page, drag, { title: 'Bloc 1', target: 'Bloc 2', over })
  await page.getByText('Bloc 1 déposé en position 2 sur 2.').waitFor({ state: 'attached' })
  await save(page)
  await expect.poll(() => storedBlocs(id)).toEqual([['Planche'], ['Squats', 'Pompes']])
  await page.context().close()
})
