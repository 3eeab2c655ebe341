import type { Client } from '@org/api/client'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { download } from './support/downloads.ts'
import { gridTo, tabTo } from './support/keyboard.ts'
import { startServer, type RunningServer } from './support/server.ts'
import {
  clientOf,
  freshEmail,
  mailboxCodes,
  openSignedIn,
  signIn,
  type Session,
} from './support/session.ts'

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
  await client.call('setOnboarding', { path: organisation() })
  await client.call('createTeam', { path: organisation(), body: { name: 'Atelier' } })
  page = await openSignedIn(browser, server.url, session)
  page.setDefaultTimeout(15_000)
  await page.goto(`${server.url}/users`)
})

afterEach(() => page.context().close())

const organisation = () => ({ id: session.organisation_id })
const dialogOf = (tab: Page) => tab.getByRole('dialog', { name: 'Importer des employés' })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const people = async () =>
  (
    await client.call('listUsers', { path: organisation(), query: { filter: { limit: 500 } } })
  ).data.filter(({ id }) => id !== session.user_id)

const csv = (lines: string[]) => ({
  name: 'equipe.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
})

/** Opens the import with a file, and waits for its rows. */
async function choose(file: ReturnType<typeof csv>) {
  await button('Importer une liste').click()
  await dialogOf(page).getByLabel('Fichier des employés').setInputFiles(file)
  await dialogOf(page).getByRole('group', { name: 'Colonnes' }).waitFor()
}

const many = (count: number) => [
  'Email;Prénom;Équipe',
  ...Array.from(
    { length: count },
    (_, at) => `personne.${at}@atelier.example;Prénom ${at};Atelier`,
  ),
]

it('shows an import on every page and in every tab, and lets another tab resume it', async () => {
  const other = await page.context().newPage()
  other.setDefaultTimeout(15_000)
  await other.goto(`${server.url}/teams`)
  // The first tab's second batch never reaches the server.
  let sent = 0
  await page.route(/\/users\/batch$/, (route) => {
    sent += 1
    return sent === 1 ? route.continue() : undefined
  })
  await choose(csv(many(450)))
  await button('Importer 450 employés').click()
  await dialogOf(page).getByText('200 sur 450').waitFor()
  await dialogOf(page).getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('link', { name: 'Bannieres' }).click()
  await page.getByText('Un import est en cours').waitFor()

  await other.getByText('Cet import est en cours dans un autre onglet').waitFor()
  await other.getByText('200 sur 450').waitFor()
  await other.getByRole('button', { name: 'Afficher' }).click()
  expect(await dialogOf(other).getByRole('button', { name: 'Reprendre' }).count()).toBe(0)
  await page.close()

  await dialogOf(other).getByRole('button', { name: 'Reprendre' }).click()
  await dialogOf(other).getByText('450 employés créés').waitFor()
  const created = await people()
  expect(created).toHaveLength(450)
  expect(new Set(created.map(({ team }) => team.name))).toEqual(new Set(['Atelier']))
  page = other
})

it('waits while offline, and resumes automatically without an error', async () => {
  await choose(csv(many(3)))
  await button('Importer 3 employés').waitFor()
  await page.context().setOffline(true)
  await button('Importer 3 employés').click()
  await dialogOf(page).getByText('Connexion perdue').waitFor()
  await page.context().setOffline(false)
  await dialogOf(page).getByText('3 employés créés').waitFor()
  expect(await people()).toHaveLength(3)
})

it('imports an exported file, and updates only the employees that the file changes', async () => {
  const add = (body: { email: string; first_name?: string; phone_number?: string }) =>
    client.call('createUser', { path: organisation(), body })
  await add({
    email: 'ines@atelier.example',
    first_name: '=Inès',
    phone_number: '+33 6 12 34 56 78',
  })
  await add({ email: 'karim@atelier.example', first_name: 'Karim; « K »' })
  await page.reload()
  await page.getByText('karim@atelier.example').waitFor()
  const { name, bytes } = await download(page, 'Exporter')
  const file = (text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  const text = bytes.toString('utf8')

  await choose(file(text))
  await dialogOf(page).getByText('3 lignes à corriger').waitFor()
  await dialogOf(page).getByText('Mettre à jour les personnes déjà présentes').click()
  await dialogOf(page).getByText('0 personne sera modifiée, 3 sont déjà à jour.').waitFor()
  expect(await dialogOf(page).getByText('à corriger').count()).toBe(0)
  await button('Autre fichier').click()

  const corrected = text.replace("'=Inès", 'Inès').replace('Karim; « K »', '')
  await dialogOf(page).getByLabel('Fichier des employés').setInputFiles(file(corrected))
  await dialogOf(page).getByText('Mettre à jour les personnes déjà présentes').click()
  await dialogOf(page).getByText('1 personne sera modifiée, 2 sont déjà à jour.').waitFor()
  await button('Modifier 1 employé').click()
  await dialogOf(page).getByText('1 modifié, 2 déjà à jour').waitFor()
  const found = (await people()).toSorted((one, two) => one.email.localeCompare(two.email))
  expect(found.map(({ first_name }) => first_name)).toEqual(['Inès', 'Karim; « K »'])
})

it('can be completed with only the keyboard', async () => {
  const dialog = dialogOf(page)
  await page.getByRole('row').nth(1).waitFor()
  await tabTo(page, button('Importer une liste'))
  await page.keyboard.press('Enter')
  const pasted = dialog.getByRole('textbox', { name: /collez des lignes/ })
  await tabTo(page, pasted)
  await page.keyboard.insertText(
    'Email;Prénom;Équipe\nines@atelier;Inès;Atelier\nlise@atelier.example;Lise;',
  )
  await tabTo(page, dialog.getByRole('button', { name: 'Lire ces lignes' }))
  await page.keyboard.press('Enter')
  await button('Importer 1 employé').waitFor()

  await tabTo(page, dialog.getByRole('checkbox', { name: /^Mettre à jour/ }))
  await page.keyboard.press('Space')
  await dialog.getByText('0 personne sera modifiée.').waitFor()
  await gridTo(page, dialog.getByRole('button', { name: 'Email, ligne 2' }))
  // Simulates a slow machine, on which the dialog has time to focus its first button.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  await page.keyboard.press('Enter')
  await dialog.getByRole('textbox', { name: 'Email, ligne 2' }).waitFor()
  await page.keyboard.press('End')
  await page.keyboard.type('.example')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.keyboard.press('Enter')
  await button('Importer 2 employés').waitFor()

  await tabTo(page, button('Importer 2 employés'))
  await page.keyboard.press('Enter')
  await dialog.getByText('2 employés créés').waitFor()
  await tabTo(page, button('Terminer'))
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  const created = await people()
  const teams = created.map(({ email, team }) => [email, team.name])
  expect(Object.fromEntries(teams)).toEqual({
    'ines@atelier.example': 'Atelier',
    'lise@atelier.example': 'Toute la société',
  })
})
