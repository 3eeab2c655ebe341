import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { menuLabels, menuEntries } from '../apps/signature/src/app/shell/menu.fixture.ts'
import { launchBrowser } from './support/browser.ts'
import { eventually } from './support/eventually.ts'
import { startServer, type RunningServer } from './support/server.ts'
import { mailboxCodes, openSignedIn, signIn, type Session } from './support/session.ts'

const adminEmail = 'camille.moreau@maison-lueur.example'

let server: RunningServer
let browser: Browser
let admin: Session
let page: Page
let guest: Page

beforeAll(async () => {
  server = await startServer({}, 'demo')
  browser = await launchBrowser()
  admin = await signIn(server.url, adminEmail, mailboxCodes(server))
  page = await openSignedIn(browser, server.url, admin)
  guest = await visitor()
})

afterAll(async () => {
  await browser.close()
  await server.stop()
})

const visitor = () => browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' })
const pathOf = (shown: Page) => new URL(shown.url()).pathname
const itemNames = (shown: Page) =>
  shown.getByRole('navigation', { name: 'Menu principal' }).getByRole('link').allInnerTexts()

async function signInByForm(shown: Page, email: string) {
  await shown.getByLabel('Email').fill(email)
  await shown.getByRole('button', { name: 'Send me a magic link' }).click()
  await shown.getByText('Check your email!').waitFor()
  await shown.getByLabel('Code').fill(await mailboxCodes(server)(email))
  await shown.getByRole('button', { name: 'Login' }).click()
}

describe('for a visitor, and at unknown addresses', () => {
  it('[1.2.10] [1.2.11] [1.2.12] has a header with the title, Pricing and a sign-in link', async () => {
    await guest.goto(server.url)
    const header = guest.getByRole('banner')
    await header.getByRole('link', { name: 'Paraphe' }).locator('svg').waitFor()
    await header.getByRole('button', { name: 'Pricing' }).click()
    expect(pathOf(guest)).toBe('/')
    expect(await guest.getByRole('dialog').count()).toBe(0)
    await header.getByRole('link', { name: 'Connexion / Inscription' }).click()
    await guest.getByRole('button', { name: 'Send me a magic link' }).waitFor()
    expect(pathOf(guest)).toBe('/auth/sign-in')
  })

  it.each(['/auth/sign-in', '/login'])('[1.2.02] shows the sign-in screen at %s', async (path) => {
    await guest.goto(server.url + path)
    await guest
      .getByRole('heading', { name: 'Connectez-vous avec votre seule adresse email' })
      .waitFor()
    await guest.getByLabel('Email').waitFor()
  })

  it('[1.2.04] [1.6.10] shows an employee’s install page without login', async () => {
    await guest.goto(`${server.url}/user/demo-install-02/install-email?signatureversion=old`)
    await guest.getByRole('button', { name: 'Copier la signature' }).waitFor()
    await guest.frameLocator('iframe').first().getByText('Julien Lefèvre').waitFor()
  })

  it.each(['/nowhere', '/home/nowhere'])('[1.2.07] shows NOT FOUND at %s', async (path) => {
    await page.goto(server.url + path)
    await page.getByRole('heading', { name: 'NOT FOUND' }).waitFor()
  })

  it('[1.2.42] shows NOT FOUND at /campaigns and /company, which the sidebar does not list', async () => {
    for (const path of ['/campaigns', '/company']) {
      await page.goto(server.url + path)
      await page.getByRole('heading', { name: 'NOT FOUND' }).waitFor()
    }
    await page.goto(`${server.url}/users`)
    const navigation = page.getByRole('navigation', { name: 'Menu principal' })
    await navigation.waitFor()
    for (const path of ['/campaigns', '/company']) {
      expect(await navigation.locator(`a[href="${path}"]`).count()).toBe(0)
    }
  })

  it.each([
    '/home',
    '/deploy',
    '/signatures',
    '/signatures/new',
    '/teams',
    '/users',
    '/banners',
    '/billing',
    '/team/demo-team-sales/users',
  ])('[1.2.27] requires sign-in for %s', async (path) => {
    await guest.goto(server.url + path)
    await guest.getByRole('button', { name: 'Send me a magic link' }).waitFor()
    expect(pathOf(guest)).toBe('/auth/sign-in')
    expect(await guest.getByRole('navigation').count()).toBe(0)
  })

  it('returns to the page that required the sign-in', async () => {
    const shown = await visitor()
    await shown.goto(`${server.url}/users?search=aubry`)
    await signInByForm(shown, adminEmail)
    await shown.waitForURL('**/users?search=aubry')
    await shown.getByText('guillaume.aubry@maison-lueur.example').waitFor()
    await shown.close()
  })
})

describe('after signing in', () => {
  it('[1.2.03] goes home when the company is set up, and to the wizard when it is not', async () => {
    const known = await visitor()
    await known.goto(`${server.url}/login`)
    await signInByForm(known, adminEmail)
    await known.waitForURL('**/home')
    await known.close()

    const fresh = await visitor()
    await fresh.goto(`${server.url}/login`)
    await signInByForm(fresh, 'claire@neuf.example')
    await fresh.waitForURL('**/create-signature-company')
    await fresh.getByRole('tab', { name: 'General' }).waitFor()
    await fresh.close()
  })

  it('[1.2.01] redirects / to /home, while visitors see the landing page', async () => {
    await page.goto(server.url)
    await page.waitForURL('**/home')
    await page.goto(`${server.url}/create-signature-company`)
    await page.getByRole('banner').getByRole('link', { name: 'Paraphe' }).click()
    await page.waitForURL('**/home')

    const shown = await visitor()
    await shown.goto(`${server.url}/auth/sign-in`)
    await shown.getByRole('banner').getByRole('link', { name: 'Paraphe' }).click()
    await shown.getByRole('heading', { level: 1 }).waitFor()
    expect(pathOf(shown)).toBe('/')
    await shown.getByRole('link', { name: 'Commencer' }).click()
    await shown.waitForURL('**/create-signature-company')
    await shown.close()
  })

  it('[1.2.44] [1.2.50] [1.9.10] lists the items in order, in a sidebar 260 pixels wide', async () => {
    await page.goto(`${server.url}/home`)
    await page.getByRole('heading', { name: 'Votre société' }).waitFor()
    expect(await itemNames(page)).toEqual(menuLabels)
    const box = await page.getByRole('complementary').boundingBox()
    expect(box?.width).toBe(260)
  })

  it.each(menuEntries)('opens %s at %s, and again after a reload', async (item, path, title) => {
    await page.getByRole('navigation').getByRole('link', { name: item }).click()
    await page.waitForURL(`**${path}`)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
  })

  it('[1.2.29] [1.2.31] [1.2.32] shows a different page at each address', async () => {
    await page.goto(`${server.url}/home`)
    await eventually(() => page.getByLabel('Nom', { exact: true }).inputValue()).toBe(
      'Maison Lueur',
    )
    await page.goto(`${server.url}/deploy`)
    await page.getByRole('button', { name: 'Deploy Service client' }).waitFor()
    await page.goto(`${server.url}/signatures`)
    await page.getByRole('link', { name: 'Créer une nouvelle signature' }).first().waitFor()
  })

  it('[1.2.33] [1.2.34] [1.2.35] opens one signature and one team by their addresses', async () => {
    await page.goto(`${server.url}/signatures/new`)
    await eventually(() => page.getByLabel('Nom de la signature').inputValue()).toBe(
      'Nouvelle signature',
    )
    await page.goto(`${server.url}/signature/demo-template-2`)
    await eventually(() => page.getByLabel('Nom de la signature').inputValue()).not.toBe(
      'Nouvelle signature',
    )
    await page.goto(`${server.url}/team/${await teamId('Commercial')}`)
    await page.getByRole('heading', { name: 'Equipe Commercial' }).waitFor()
  })

  it('[1.2.38] also opens the screens under a team’s path', async () => {
    const team = await teamId('Commercial')
    const titles = {
      deploy: 'Deploiement',
      signatures: 'Signatures',
      users: 'Employes',
      banners: 'Bannieres',
    }
    for (const [screen, title] of Object.entries(titles)) {
      await page.goto(`${server.url}/team/${team}/${screen}`)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
    }
    for (const screen of ['signatures/new', 'signature/demo-template-2']) {
      await page.goto(`${server.url}/team/${team}/${screen}`)
      await page.getByLabel('Nom de la signature').waitFor()
    }
    const other = await teamId('Service client')
    await page.goto(`${server.url}/team/${team}/team/${other}`)
    await page.waitForURL(`**/team/${other}`)
    await page.getByRole('heading', { name: 'Equipe Service client' }).waitFor()
  })

  it('[1.2.43] [1.2.45] [1.2.85] hides Equipes while a team is selected, and redirects /home to the team', async () => {
    await page.goto(`${server.url}/users`)
    await page.getByRole('button', { name: /Equipe affichée/ }).click()
    await page.getByRole('option', { name: 'Commercial' }).click()
    await page.waitForURL('**/team/*/users')
    await eventually(() => itemNames(page)).not.toContain('Equipes')
    const current = page.getByRole('navigation').locator('[aria-current=page]')
    expect(await current.allInnerTexts()).toEqual(['Employes'])
    await page.getByRole('complementary').getByRole('link', { name: 'Paraphe' }).click()
    await page.getByRole('heading', { name: 'Equipe Commercial' }).waitFor()
    expect(pathOf(page)).toBe(`/team/${await teamId('Commercial')}`)
    await page.getByRole('button', { name: /Equipe affichée/ }).click()
    await page.getByRole('option', { name: 'Toutes les équipes' }).click()
    await page.getByRole('heading', { name: 'Votre société' }).waitFor()
    await eventually(() => itemNames(page)).toContain('Equipes')
  })

  it('[1.1.17] [1.9.14] shows dates in French', async () => {
    await page.goto(`${server.url}/banners`)
    const start = page.getByRole('row', { name: /Salon/ }).getByRole('gridcell')
    const date = new Date(Date.now() - 10 * 86_400_000)
    const french = new Intl.DateTimeFormat('fr-FR', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    }).format(date)
    await eventually(() => start.allInnerTexts()).toContainEqual(
      expect.stringMatching(`^${french} à \\d{2}:\\d{2}$`),
    )
  })

  it('[1.2.13] [1.2.14] shows the email and Logout in the header of a page without the sidebar', async () => {
    const shown = await openSignedIn(browser, server.url, admin)
    await shown.goto(`${server.url}/create-signature-company`)
    await shown.getByRole('banner').getByRole('button', { name: adminEmail }).click()
    await shown.getByRole('menuitem', { name: 'Logout' }).waitFor()
    await shown.context().close()
  })
})

it('[1.2.16] has a top bar at 390 pixels with search, Profile and Sign out', async () => {
  const session = await signIn(server.url, adminEmail, mailboxCodes(server))
  const shown = await openSignedIn(browser, server.url, session, {
    viewport: { width: 390, height: 844 },
  })
  await shown.goto(`${server.url}/home`)
  const search = shown.getByRole('searchbox', { name: 'Recherche' })
  await search.fill('aubry')
  await search.press('Enter')
  await shown.getByText('guillaume.aubry@maison-lueur.example').first().waitFor()
  await shown.getByRole('button', { name: 'Compte' }).click()
  await shown.getByRole('menuitem', { name: 'Profile' }).click()
  await shown.waitForURL('**/profile')
  await eventually(() => shown.getByLabel('Email').inputValue()).toBe(adminEmail)
  await shown.getByRole('button', { name: 'Compte' }).click()
  await shown.getByRole('menuitem', { name: 'Sign out' }).click()
  await shown.getByRole('button', { name: 'Send me a magic link' }).waitFor()
  await shown.context().close()
})

it('[1.2.47] [1.2.48] shows the person’s name in the footer, and logs out with the button there', async () => {
  await page.goto(`${server.url}/users`)
  const sidebar = page.getByRole('complementary')
  await sidebar.getByText('Camille Moreau').waitFor()
  await sidebar.getByRole('button', { name: 'Déconnexion' }).click()
  await page.getByRole('button', { name: 'Send me a magic link' }).waitFor()
  await page.goto(`${server.url}/users`)
  await page.getByRole('button', { name: 'Send me a magic link' }).waitFor()
})

async function teamId(name: string): Promise<string> {
  const response = await fetch(`${server.url}/api/organisation/${admin.organisation_id}/teams`, {
    headers: { 'x-access-token': admin.access_token },
  })
  const { data } = (await response.json()) as { data: { id: string; name: string }[] }
  const team = data.find((candidate) => candidate.name === name)
  if (!team) throw new Error(`No team named ${name}`)
  return team.id
}
