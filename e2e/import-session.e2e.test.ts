import type { Client } from '@org/api/client'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { eventually } from './support/eventually.ts'
import { startServer, type RunningServer } from './support/server.ts'
import {
  clientOf,
  freshEmail,
  mailboxCodes,
  openSignedIn,
  sessionOf,
  signIn,
  type Session,
} from './support/session.ts'
import { comeBack, loginDialog, signInAgain, signInWithin } from './support/sign-in-again.ts'

let server: RunningServer
let browser: Browser
let session: Session
let client: Client
let page: Page

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
  await client.call('setOnboarding', { path: { id: session.organisation_id } })
  page = await openSignedIn(browser, server.url, session)
  page.setDefaultTimeout(15_000)
  await page.goto(`${server.url}/users`)
  await button('Importer une liste').click()
})

afterEach(() => page.context().close())

const importing = () => page.getByRole('dialog', { name: 'Importer des employés' })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const cell = (name: string) => importing().getByRole('button', { name })
const input = (name: string) => importing().getByRole('textbox', { name })
const readCode = (email: string) => mailboxCodes(server)(email)

const names = ['ines', 'karim', 'lise', 'marc', 'rose']
const domain = 'atelier.example'
const lines = (emails: string[]) =>
  ['Adresse e-mail;Prénom;Fonction', ...emails.map((email) => `${email};Prénom;Poste`)].join('\r\n')
const everybody = names.map((name) => `${name}@${domain}`)

/** Picks a file with these emails and waits for its rows. */
async function choose(emails: string[]) {
  await importing()
    .getByLabel('Fichier des employés')
    .setInputFiles({
      name: 'equipe.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines(emails)),
    })
  await importing().getByRole('group', { name: 'Colonnes' }).waitFor()
}

async function correct(name: string, text: string) {
  await cell(name).click()
  await input(name).fill(text)
  await input(name).press('Enter')
}

/** Lists the employees on the server, except for the signed-in user. */
async function employees() {
  const { access_token, organisation_id: id } = await sessionOf(page)
  const { data } = await clientOf(server.url, access_token).call('listUsers', { path: { id } })
  return data.filter(({ email }) => email !== session.user.email)
}

/** Emails of the employees, in alphabetical order. */
const emails = async () => (await employees()).map(({ email }) => email).toSorted()

it('keeps the corrected rows of a file when the session ends, and imports them afterwards', async () => {
  await choose(['ines@atelier', ...everybody.slice(1)])
  await button('Importer 4 employés').waitFor()
  await correct('Email, ligne 2', everybody[0] as string)
  await correct('Poste, ligne 3', 'Ferronnier')
  await button('Importer 5 employés').waitFor()

  await client.call('logout')
  await comeBack(page)
  await loginDialog(page).waitFor()
  await signInAgain(page, session.user.email, readCode)

  await cell('Poste, ligne 3').getByText('Ferronnier').waitFor()
  await cell('Email, ligne 2')
    .getByText(everybody[0] as string)
    .waitFor()
  await button('Importer 5 employés').click()
  await importing().getByText('5 employés créés').waitFor()
  expect(await emails()).toEqual(everybody)
  const karim = (await employees()).find(({ email }) => email === everybody[1])
  expect(karim?.position).toBe('Ferronnier')
})

it('asks the user to sign in if the session ends before a correction is checked, and then checks it', async () => {
  await client.call('createUser', {
    path: { id: session.organisation_id },
    body: { email: everybody[0] as string },
  })
  await choose(['ines@atelier', ...everybody.slice(1)])
  await button('Importer 4 employés').waitFor()
  await client.call('logout')
  await correct('Email, ligne 2', everybody[0] as string)
  await loginDialog(page).waitFor()
  await signInAgain(page, session.user.email, readCode)
  await cell('Email, ligne 2').getByText('Existe déjà').waitFor()
  await button('Importer 4 employés').waitFor()
})

it('keeps input in a cell when the session ends', async () => {
  await choose(everybody)
  await cell('Poste, ligne 3').click()
  await input('Poste, ligne 3').fill('Ferronnier')
  await client.call('logout')
  await comeBack(page)
  await signInAgain(page, session.user.email, readCode)
  const shown = importing().getByRole('button', { name: 'Poste, ligne 3' }).getByText('Ferronnier')
  const typed = input('Poste, ligne 3')
  await shown.or(typed).waitFor()
  if ((await typed.count()) > 0) expect(await typed.inputValue()).toBe('Ferronnier')
})

it('keeps pasted lines that have not been parsed when the session ends', async () => {
  const pasted = importing().getByRole('textbox', { name: /collez des lignes/ })
  await pasted.fill(lines(everybody))
  await client.call('logout')
  await comeBack(page)
  await loginDialog(page).waitFor()
  await signInAgain(page, session.user.email, readCode)
  // A text field normalises line breaks.
  expect(await pasted.inputValue()).toBe(lines(everybody).replaceAll('\r\n', '\n'))
  await button('Lire ces lignes').click()
  await button('Importer 5 employés').click()
  await importing().getByText('5 employés créés').waitFor()
  expect(await emails()).toEqual(everybody)
})

/** Signs in on the page that is shown after the session ended. */
async function signInOnPage() {
  await page.getByText('Votre session a pris fin : l’import s’est arrêté.').waitFor()
  await signInWithin(page, session.user.email, readCode)
  await page.getByRole('heading', { name: 'Employes' }).waitFor()
}

it.each([
  { when: 'before a batch is created', isCreated: false },
  { when: 'after a batch is created but before its response', isCreated: true },
])('stops when the session ends $when, and resumes without duplicates', async ({ isCreated }) => {
  const keys: (string | undefined)[] = []
  let isOver = false
  const batches = `**/api/organisation/${session.organisation_id}/users/batch`
  await page.route(batches, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (isOver) return route.fallback()
    isOver = true
    if (!isCreated) {
      await client.call('logout')
      return route.fallback()
    }
    await route.fetch()
    await client.call('logout')
    await route.fulfill({
      status: 401,
      json: { type: 'NOT_SIGNED_IN', code: 105, message: 'Non connecté' },
    })
  })
  await choose(everybody)
  await button('Importer 5 employés').click()
  await signInOnPage()

  await page.getByText('Un import n’est pas terminé').waitFor()
  await page.getByText('5 lignes à importer').waitFor()
  await button('Afficher').click()
  await button('Reprendre').click()
  await importing().getByText('5 employés créés').waitFor()
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  await eventually(emails).toEqual(everybody)
})
