import { createClient, type Client } from '@org/api/client'
import { coachingRoutes } from '@org/api/coaching-client'
import { addressOf, idOf, senderOf, videoFile } from '@org/api/testing'
import type { Page } from 'playwright'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { runDemo } from './support/running.ts'
import { freshEmail, mailboxCodes, openSignedIn, type Session, signIn } from './support/session.ts'

const demo = runDemo({ HOSTS: '127.0.0.1=coaching' })

let url: string
let session: Session
let client: Client
let id: string
/** Two tabs of one browser, which share the browser's storage. */
let first: Page
let second: Page

beforeAll(async () => {
  url = demo.server.url.replace('localhost', '127.0.0.1')
  session = await signIn(url, freshEmail('coach'), mailboxCodes(demo.server))
  const getToken = () => session.access_token
  client = createClient({ baseUrl: `${url}/api`, getToken, routes: coachingRoutes })
})

beforeEach(async () => {
  const { id: exerciceId } = await client.call('createExercice', { body: { title: 'Squats' } })
  const file = await videoFile()
  const sender = senderOf({ fetch, coachingUrl: `${url}/api` }, session.access_token)
  const address = addressOf(await sender.create(file.length))
  await sender.patch(address, 0, file)
  const body = {
    title: 'Circuit',
    video: { mediaId: idOf(address) },
    blocs: [
      {
        id: 'b1',
        title: '',
        volume: 1,
        exercices: [{ id: 'e1', type: 'reps' as const, reps: 12, rest: false, exerciceId }],
      },
    ],
  }
  id = (await client.call('createTrainingSession', { body })).id
  first = await openSignedIn(demo.browser, url, session)
  second = await first.context().newPage()
  for (const tab of [first, second]) {
    tab.setDefaultTimeout(15_000)
    await tab.goto(`${url}/training-sessions/${id}`)
    await titleIn(tab).waitFor()
  }
})

afterEach(() => first.context().close())

const titleIn = (tab: Page) => tab.getByRole('textbox', { name: 'Titre', exact: true })
const descriptionIn = (tab: Page) => tab.getByRole('textbox', { name: 'Description', exact: true })
const save = (tab: Page) => tab.getByRole('button', { name: 'Enregistrer', exact: true }).click()
const stored = () => client.call('getTrainingSession', { path: { id } })

it('merges changes of different fields from two tabs', async () => {
  await titleIn(first).fill('Circuit du matin')
  await descriptionIn(second).fill('Trois tours, sans matériel.')
  await save(first)
  await expect.poll(async () => (await stored()).title).toBe('Circuit du matin')
  await save(second)
  await expect
    .poll(stored)
    .toMatchObject({ title: 'Circuit du matin', description: 'Trois tours, sans matériel.' })
})

/** Saves a title in the first tab, and another title with a description in the second one. */
async function saveBoth() {
  await titleIn(first).fill('Circuit du matin')
  await titleIn(second).fill('Circuit du soir')
  await descriptionIn(second).fill('Trois tours, sans matériel.')
  await save(first)
  await expect.poll(async () => (await stored()).title).toBe('Circuit du matin')
  await save(second)
  await second.getByText('Modifié entre-temps dans un autre onglet').waitFor()
  expect(await stored()).toMatchObject({ title: 'Circuit du matin', description: '' })
}

it.each([
  ['Remplacer par ma saisie', 'Circuit du soir'],
  ['Reprendre la version actuelle', 'Circuit du matin'],
])('keeps the description, and the title that “%s” selects', async (action, title) => {
  await saveBoth()
  await second.getByRole('button', { name: action }).click()
  await expect.poll(() => titleIn(second).inputValue()).toBe(title)
  if (title === 'Circuit du matin') await save(second)
  await expect.poll(stored).toMatchObject({ title, description: 'Trois tours, sans matériel.' })
})

it('keeps the input of the second tab after a reload, and warns that the session has changed', async () => {
  await saveBoth()
  await second.reload()
  await second.getByText('Des données ont changé depuis').waitFor()
  expect(await titleIn(second).inputValue()).toBe('Circuit du soir')
  expect(await descriptionIn(second).inputValue()).toBe('Trois tours, sans matériel.')
})
