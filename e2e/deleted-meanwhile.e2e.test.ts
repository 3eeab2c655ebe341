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
/** What the page wrote to its console as an error, beside the refused call itself. */
let logged: string[]
/** Changes and deletions that the page asked the server for. */
let asked: string[]

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
  asked = []
  page.on('pageerror', (error) => logged.push(error.message))
  page.on('console', (message) => {
    if (message.type() !== 'error' || message.text().includes('404')) return
    logged.push(message.text())
  })
  page.on('request', (request) => {
    if (!['PATCH', 'DELETE'].includes(request.method())) return
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
})

afterEach(() => page.context().close())

const path = () => ({ id: session.organisation_id })

/** One of each that a form edits, beside one that stays. */
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
/** What the form itself says; a notice beside it goes away. */
const told = (thing: DeletedCase) =>
  page
    .getByRole('main')
    .or(page.getByRole('dialog'))
    .getByRole('alert')
    .filter({ hasText: thing.told })
const save = () => page.getByRole('button', { name: 'Enregistrer', exact: true })

interface DeletedCase {
  name: string
  /** The address of its form. */
  form: () => string
  field: () => Locator
  typed: string
  /** Somebody else's deletion. */
  remove: () => Promise<unknown>
  /** What a change of it calls. */
  call: () => string
  /** What the form says then. */
  told: string
  /** Leaves the form. */
  leave: () => Promise<unknown>
  /** Where it stood in a list, and the text of its row there. */
  list: string
  row: string
  /** What the list's own button for deleting it is called. */
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
    told: 'Cet employé a été supprimé entre-temps',
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
    told: 'Cette bannière a été supprimée entre-temps',
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
    told: 'Cette équipe a été supprimée entre-temps',
    leave: () => page.getByRole('link', { name: 'Equipes', exact: true }).click(),
    list: '/teams',
    row: 'Atelier',
    deleteButton: 'Supprimer Atelier',
  },
]

describe.each(cases)('$name that somebody else has deleted', (thing) => {
  it('is told of by its form, which keeps what was typed, and is not listed any more', async () => {
    await visit(thing.form())
    await thing.field().fill(thing.typed)
    await thing.remove()
    await save().click()
    await told(thing).waitFor()
    expect(await thing.field().inputValue()).toBe(thing.typed)

    // A second try says the same, at once.
    await save().click()
    await eventually(() => asked).toEqual([`PATCH ${thing.call()}`, `PATCH ${thing.call()}`])
    await told(thing).waitFor()
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

  it('keeps what was typed also where the list is read anew before it is saved', async () => {
    await visit(thing.form())
    await thing.field().fill(thing.typed)
    await thing.remove()
    await client.call('logout')
    await comeBack(page)
    await signInAgain(page, session.user.email, mailboxCodes(server))
    await save().click()
    await told(thing).waitFor()
    expect(await thing.field().inputValue()).toBe(thing.typed)
    expect(asked).toEqual([`PATCH ${thing.call()}`])
  })

  it('leaves the list for good where it is deleted there as well', async () => {
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
    expect(asked).toEqual([`DELETE ${thing.call()}`])
    expect(logged).toEqual([])
  })
})
