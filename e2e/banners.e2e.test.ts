import type { Client } from '@org/api/client'
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { openMail } from './support/open-mail.ts'
import { startServer, type RunningServer } from './support/server.ts'
import { clientOf, mailboxCodes, openSignedIn, signIn } from './support/session.ts'

const fair = 'demo-campaign-fair'
const sales = 'demo-team-sales'

let server: RunningServer
let browser: Browser
let client: Client
let page: Page

beforeAll(async () => {
  server = await startServer({}, 'demo')
  browser = await launchBrowser()
  const email = 'camille.moreau@maison-lueur.example'
  const session = await signIn(server.url, email, mailboxCodes(server))
  client = clientOf(server.url, session.access_token)
  page = await openSignedIn(browser, server.url, session)
})

afterAll(async () => {
  await browser.close()
  await server.stop()
})

const dialog = (name: string) => page.getByRole('dialog', { name })
const saveIn = (name: string) => dialog(name).getByRole('button', { name: 'Enregistrer' }).click()
const seconds = () => Math.floor(Date.now() / 1000)

describe('a banner', () => {
  it('starts and ends on time in an installed signature', async () => {
    const mail = await openMail(browser, `${server.url}/api/user/demo-banner-10/banner`)
    const start = seconds() + 5
    const end = start + 4
    const body = {
      name: 'Vente éclair',
      banner_id: 'demo-media-wishes',
      start_date: start,
      end_date: end,
    }
    await client.call('createTeamCampaign', { path: { id: sales }, body })
    const begun = (await mail.otherThan('/api/media/demo-media-fair/file')) / 1000
    expect(await mail.image()).toBe('/api/media/demo-media-wishes/file')
    const ended = (await mail.otherThan('/api/media/demo-media-wishes/file')) / 1000

    expect(begun).toBeGreaterThanOrEqual(start)
    expect(begun).toBeLessThan(start + 2)
    expect(ended).toBeGreaterThanOrEqual(end)
    expect(ended).toBeLessThan(end + 2)
    expect(await mail.image()).toBe('/api/media/demo-media-fair/file')
    await mail.close()
  })

  it('[1.4.42] is restored when a change is rejected', async () => {
    await page.route('**/api/campaign/*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({
            status: 500,
            json: { type: 'UNKNOWN', code: -1, message: 'Unknown error' },
          })
        : route.continue(),
    )
    await page.goto(`${server.url}/banners?edit=${fair}`)
    const form = dialog('Modifier une bannière')
    await form.getByRole('textbox', { name: 'Name' }).fill('Salon de printemps')
    await saveIn('Modifier une bannière')
    await form.getByText('Unknown error').waitFor()
    expect(await form.getByRole('textbox', { name: 'Name' }).inputValue()).toBe(
      'Salon de printemps',
    )
    await form.getByRole('button', { name: 'Annuler' }).click()
    await page.getByRole('button', { name: 'Yes' }).click()
    await page.getByRole('row', { name: /Salon Maison & Lumière/ }).waitFor()
    expect(await page.getByText('Salon de printemps').count()).toBe(0)
    await page.unroute('**/api/campaign/*')
  })
})

/** Returns the accessible description, which a screen reader reads after the name. */
const descriptionOf = (field: Locator) =>
  field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .filter(Boolean)
      .join(' '),
  )

it('[1.5.21] requires a name for teams, banners and signatures', async () => {
  for (const [path, open, title] of [
    ['/teams', 'Créer une équipe', 'Créer une équipe'],
    ['/banners', 'Créer une bannière', 'Nouvelle bannière'],
  ] as const) {
    await page.goto(server.url + path)
    await page.getByRole('button', { name: open }).click()
    await saveIn(title)
    const name = dialog(title).getByRole('textbox', { name: /^(Nom|Name)$/ })
    await name.and(page.locator('[aria-invalid=true]')).waitFor()
    expect(await descriptionOf(name)).toBe('Ne peut pas être vide')
  }
  await page.goto(`${server.url}/signatures/new`)
  await page.getByLabel('Nom de la signature').fill('')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  const name = page.getByRole('textbox', { name: 'Nom de la signature' })
  await name.and(page.locator('[aria-invalid=true]')).waitFor()
  expect(await descriptionOf(name)).toBe('Ne peut pas être vide')
})
