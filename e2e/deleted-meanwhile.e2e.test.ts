import type { Client } from '@org/api/client'
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { eventually } from './support/eventually.ts'
import { startServer, type RunningServer } from './support/server.ts'
import {
  clientOf,
  freshEmail,
  mailboxCodes,
  openSignedIn,
  signIn,
  type Session,
} from './support/session.ts'
import { comeBack, signInAgain } from './support/sign-in-again.ts'

let server: RunningServer
let browser: Browser
let session: Session
let client: Client
let page: Page
let things: Awaited<ReturnType<typeof createThings>>
/** Errors that the page logged, except for the failed call itself. */
let logged: string[]
/** Changes and deletions that the page requested. */
let requests: string[]

beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await server.stop()
})

beforeEach(async () => {
  session = await signIn(server.url, freshEmail('nora'), mailboxCodes(server))
  client = clientOf(server.url, session.access_token)
  things = await createThings()
  page = await openSignedIn(browser, server.url, session)
  page.setDefaultTimeout(15_000)
  logged = []
  requests = []
  page.on('pageerror', (error) => logged.push(error.message))
  page.on('console', (message) => {
    if (message.type() !== 'error' || message.text().includes('404')) return
    logged.push(message.text())
  })
  page.on('request', (request) => {
    if (!['PATCH', 'DELETE'].includes(request.method())) return
    requests.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
})

afterEach(() => page.context().close())

const path = () => ({ id: session.organisation_id })

/**
 * Creates one record for each form. Also returns the global team, which the tests do not delete.
 */
async function createThings() {
  const team = await client.call('createTeam', { path: path(), body: { name: 'Atelier' } })
  const user = await client.call('createUser', {
    path: path(),
    body: { email: freshEmail('lea'), first_name: 'Léa', last_name: 'Roux' },
  })
  const { data } = await client.call('listTeams', { path: path() })
  const globalTeam = data.find(({ is_global }) => is_global)
  if (!globalTeam) throw new Error('No default team')
  const campaign = await client.call('createTeamCampaign', {
    path: { id: globalTeam.id },
    body: { name: 'Salon' },
  })
  await client.call('setOnboarding', { path: path() })
  return { team, user, campaign, globalTeam }
}

const visit = (address: string) => page.goto(server.url + address)
const textbox = (name: string, place: Page | Locator = page) =>
  place.getByRole('textbox', { name, exact: true })
const dialog = (name: string) => page.getByRole('dialog', { name })
const row = (text: string) => page.getByRole('row').filter({ hasText: text })
/**
 * Finds the message inside the form. A notification outside it does not count, because it
 * disappears.
 */
const messageOf = (thing: DeletedCase) =>
  page
    .getByRole('main')
    .or(page.getByRole('dialog'))
    .getByRole('alert')
    .filter({ hasText: thing.message })
const save = () => page.getByRole('button', { name: 'Enregistrer', exact: true })

interface DeletedCase {
  name: string
  /** The path of the record's form. */
  form: () => string
  field: () => Locator
  typed: string
  /** Deletes the record through the API, without the page. */
  remove: () => Promise<unknown>
  /** The path of the API call that changes the record. */
  call: () => string
  /** The message that the form shows after the deletion. */
  message: string
  /** Leaves the page of the form. */
  leave: () => Promise<unknown>
  /** The path of the record's list, and the text of the record's row in it. */
  list: string
  row: string
  /** The name of the list's delete button. */
  deleteButton: string
}

const cases: DeletedCase[] = [
  {
    name: 'an employee',
    form: () => `/users?edit=${things.user.id}`,
    field: () => textbox('Poste', dialog('Modifier un employé')),
    typed: 'Ferronnière',
    remove: () => client.call('deleteUser', { path: { id: things.user.id } }),
    call: () => `/api/user/${things.user.id}`,
    message: 'Cet employé a été supprimé entre-temps',
    leave: () => dialog('Modifier un employé').getByRole('button', { name: 'Annuler' }).click(),
    list: '/users',
    row: 'Léa Roux',
    deleteButton: 'Supprimer Léa Roux',
  },
  {
    name: 'a banner',
    form: () => `/banners?edit=${things.campaign.id}`,
    field: () => textbox('Name', dialog('Modifier une bannière')),
    typed: 'Salon de printemps',
    remove: () => client.call('deleteCampaign', { path: { id: things.campaign.id } }),
    call: () => `/api/campaign/${things.campaign.id}`,
    message: 'Cette bannière a été supprimée entre-temps',
    leave: () => dialog('Modifier une bannière').getByRole('button', { name: 'Annuler' }).click(),
    list: '/banners',
    row: 'Salon',
    deleteButton: 'Supprimer Salon',
  },
  {
    name: 'a team',
    form: () => `/team/${things.team.id}`,
    field: () => textbox('Name'),
    typed: 'Atelier du soir',
    remove: () =>
      client.call('deleteTeam', {
        path: { id: things.team.id },
        query: { move_to: things.globalTeam.id },
      }),
    call: () => `/api/team/${things.team.id}`,
    message: 'Cette équipe a été supprimée entre-temps',
    leave: () => page.getByRole('link', { name: 'Equipes', exact: true }).click(),
    list: '/teams',
    row: 'Atelier',
    deleteButton: 'Supprimer Atelier',
  },
]

describe.each(cases)('$name that was deleted elsewhere', (thing) => {
  it('is reported in its form without losing the input, and disappears from the list', async () => {
    await visit(thing.form())
    await thing.field().fill(thing.typed)
    await thing.remove()
    await save().click()
    await messageOf(thing).waitFor()
    expect(await thing.field().inputValue()).toBe(thing.typed)

    // A second attempt sends the change again, and shows the same message.
    await save().click()
    await eventually(() => requests).toEqual([`PATCH ${thing.call()}`, `PATCH ${thing.call()}`])
    await messageOf(thing).waitFor()
    expect(await thing.field().inputValue()).toBe(thing.typed)

    await thing.leave()
    const question = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' })
    await question.getByRole('button', { name: 'Yes' }).click()
    await page.waitForURL((url) => url.pathname === thing.list)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await row(thing.row).waitFor({ state: 'detached' })
    await row(thing.typed).waitFor({ state: 'detached' })
    expect(logged).toEqual([])
  })

  it('keeps the input in its form even if the list reloads before saving', async () => {
    await visit(thing.form())
    await thing.field().fill(thing.typed)
    await thing.remove()
    await client.call('logout')
    await comeBack(page)
    await signInAgain(page, session.user.email, mailboxCodes(server))
    await save().click()
    await messageOf(thing).waitFor()
    expect(await thing.field().inputValue()).toBe(thing.typed)
    expect(requests).toEqual([`PATCH ${thing.call()}`])
  })

  it('disappears from the list when the user deletes it there too', async () => {
    await visit(thing.list)
    await row(thing.row).waitFor()
    await thing.remove()
    await page.getByRole('button', { name: thing.deleteButton, exact: true }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^(Yes|Supprimer)$/ })
      .click()
    await page.getByText('deleted', { exact: true }).waitFor()
    await row(thing.row).waitFor({ state: 'detached' })
    expect(requests).toEqual([`DELETE ${thing.call()}`])
    expect(logged).toEqual([])
  })
})
