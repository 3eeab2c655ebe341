import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { eventually } from './support/eventually.ts'
import { startServer, type RunningServer } from './support/server.ts'
import { clientOf, mailboxCodes, openSignedIn, signIn } from './support/session.ts'

const admin = 'camille.moreau@maison-lueur.example'
const teamAdmin = 'ines.benali@maison-lueur.example'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  server = await startServer({}, 'demo')
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await server.stop()
})

it('shows a notification once a deploy’s mail is sent, and remembers that it was read', async () => {
  const session = await signIn(server.url, admin, mailboxCodes(server))
  const client = clientOf(server.url, session.access_token)
  const path = { id: session.organisation_id }
  await client.call('deployUser', { path: { id: 'demo-user-60' } })
  await eventually(async () => (await client.call('listNotifications', { path })).unread).toBe(1)

  const page = await openSignedIn(browser, server.url, session)
  await page.goto(`${server.url}/billing`)
  await page.getByRole('button', { name: 'Notifications, 1 non lue' }).click()
  const sheet = page.getByRole('dialog', { name: 'Notifications' })
  await sheet.getByRole('link', { name: /^Envoi terminé pour .* : 1 email envoyé/ }).click()
  await page.waitForURL('**/deploy')
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  await eventually(async () => (await client.call('listNotifications', { path })).unread).toBe(0)
  await page.reload()
  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  await sheet.getByRole('link', { name: /^Envoi terminé/ }).waitFor()
  expect(await sheet.getByText('Non lue').count()).toBe(0)
  await page.context().close()
})

it('lets users edit their profile and end all their sessions', async () => {
  const session = await signIn(server.url, teamAdmin, mailboxCodes(server))
  const page = await openSignedIn(browser, server.url, session)
  await page.goto(`${server.url}/profile`)
  await page.getByText('Administrateur de l’équipe').waitFor()
  await page.getByLabel('Poste').fill('Directrice commerciale')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  const client = clientOf(server.url, session.access_token)
  const me = () => client.call('getUser', { path: { id: 'me' } })
  await eventually(async () => (await me()).position).toBe('Directrice commerciale')
  await page.getByRole('button', { name: 'Se déconnecter partout' }).click()
  await page.getByRole('button', { name: 'Send me a magic link' }).waitFor()
  await expect(me()).rejects.toMatchObject({ code: 105 })
  await page.context().close()
})

it('finds people, teams, signatures and banners, or only those of the team for a team administrator', async () => {
  const page = await openSignedIn(
    browser,
    server.url,
    await signIn(server.url, admin, mailboxCodes(server)),
  )
  await page.goto(`${server.url}/billing`)
  const field = page.getByRole('searchbox', { name: 'Recherche' })
  await field.fill('com')
  await page.getByRole('link', { name: 'Commercial', exact: true }).waitFor()
  await field.fill('lumière')
  await page.getByRole('link', { name: /^Salon Maison/ }).click()
  await eventually(() => page.getByRole('dialog').count()).toBe(1)
  expect(page.url()).toContain('/banners?edit=')
  await page.goto(`${server.url}/billing`)
  await field.fill('studio')
  await page.getByRole('link', { name: 'Studio', exact: true }).click()
  await page.waitForURL('**/signature/demo-template-3')
  await eventually(() =>
    page.getByRole('textbox', { name: 'Nom de la signature' }).inputValue(),
  ).toBe('Studio')
  await page.goto(`${server.url}/billing`)
  await field.fill('aubry')
  await page.getByRole('link', { name: /^Guillaume Aubry/ }).waitFor()
  await field.press('ArrowDown')
  await page.keyboard.press('Enter')
  await eventually(() => page.getByRole('dialog').getByLabel('Email').inputValue()).toBe(
    'guillaume.aubry@maison-lueur.example',
  )
  await page.context().close()

  const other = await openSignedIn(
    browser,
    server.url,
    await signIn(server.url, teamAdmin, mailboxCodes(server)),
  )
  await other.goto(`${server.url}/users`)
  await other.getByRole('searchbox', { name: 'Recherche' }).fill('aubry')
  await other.getByText('Rien ne correspond à « aubry »').waitFor()
  await other.context().close()
})
