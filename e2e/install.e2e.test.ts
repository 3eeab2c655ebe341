import type { InstallData } from '@org/api/client'
import PostalMime from 'postal-mime'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { readClipboardHtml, serialised } from './support/clipboard.ts'
import { download, unzipStored } from './support/downloads.ts'
import { eventually } from './support/eventually.ts'
import { expectedHtml } from './support/install-data.ts'
import { tabTo } from './support/keyboard.ts'
import { startServer, type RunningServer } from './support/server.ts'

/** Install ids of a person with all four fields, and of one without position and phone. */
const complete = 'demo-install-03'
const incomplete = 'demo-install-60'

let server: RunningServer
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  server = await startServer({}, 'demo')
  browser = await launchBrowser()
})

beforeEach(async () => {
  context = await browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  page = await context.newPage()
})

afterEach(() => context.close())

afterAll(async () => {
  await browser.close()
  await server.stop()
})

const open = (key: string) => page.goto(`${server.url}/user/${key}/install-email`)
const preview = () => page.frameLocator('iframe').first()
const copyButton = () => page.getByRole('button', { name: 'Copier la signature' })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const anyInstall = '**/api/user/install-signature/*'

describe('opening the page on a phone', () => {
  it('[1.4.19] [1.1.08] shows a loading indicator, then the signature and the steps', async () => {
    const released = Promise.withResolvers<void>()
    await page.route(anyInstall, async (route) => {
      await released.promise
      await route.continue()
    })
    await open(complete)
    await page.getByLabel('Chargement de votre signature…').first().waitFor()
    expect(await copyButton().count()).toBe(0)
    released.resolve()
    await preview().getByText('Léa Garnier').waitFor()
    await page.getByRole('tab', { name: 'Gmail' }).waitFor()
    const room = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    expect(room[0]).toBe(room[1])
  })

  it('[1.8.10] shows a panel with the message when loading fails, and retries', async () => {
    await open('nobody')
    await page.getByText("Ce lien d'installation n'existe plus").waitFor()
    expect(await page.getByRole('tab').count()).toBe(0)

    await page.route(anyInstall, (route) => route.fulfill({ status: 500 }))
    await open(complete)
    await page.getByRole('heading', { name: 'Votre signature n’a pas pu être affichée' }).waitFor()
    await page.unroute(anyInstall)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await preview().getByText('Léa Garnier').waitFor()
  })

  it('[1.1.10] has instructions for each mail client', async () => {
    await open(complete)
    await page.getByRole('tab').first().waitFor()
    const names = await page.getByRole('tab').allInnerTexts()
    expect(names).toEqual([
      'Gmail',
      'Outlook',
      'Apple Mail',
      'Yahoo',
      'Thunderbird',
      'iPhone/iPad',
      'Office365',
    ])
    const seen = new Set<string>()
    for (const name of names) {
      await page.getByRole('tab', { name, exact: true }).click()
      const panel = page.getByRole('tabpanel', { name, exact: true })
      seen.add(await panel.getByRole('list').first().innerText())
    }
    expect(seen.size).toBe(names.length)
  })

  it('shows iPhone steps first on an iPhone, and a QR code for the phone on a desktop', async () => {
    const phone = await browser.newPage({
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15',
      viewport: { width: 390, height: 844 },
    })
    await phone.goto(`${server.url}/user/${complete}/install-email`)
    const tab = phone.getByRole('tab', { name: 'iPhone/iPad' })
    await tab.waitFor()
    expect(await tab.getAttribute('aria-selected')).toBe('true')
    const qrCode = phone.getByRole('figure', { name: 'Code QR vers cette page' })
    await qrCode.first().waitFor({ state: 'hidden' })
    await phone.setViewportSize({ width: 1280, height: 844 })
    await qrCode.first().waitFor()
    await phone.close()
  })
})

describe('the personal information', () => {
  it('[1.4.20] is requested only when one of the four fields is missing', async () => {
    const heading = page.getByText('Il manque quelques informations')
    for (const missing of ['first_name', 'last_name', 'position', 'phone_number', null]) {
      await page.route(anyInstall, async (route) => {
        const response = await route.fetch()
        const data = (await response.json()) as InstallData
        const user = missing === null ? data.user : { ...data.user, [missing]: '' }
        await route.fulfill({ response, json: { ...data, user } })
      })
      await open(complete)
      await copyButton().waitFor()
      expect(await heading.count(), String(missing)).toBe(missing === null ? 0 : 1)
      await page.unroute(anyInstall)
    }
  })

  it('[1.1.09] [1.8.11] is requested, and a failed save keeps the input', async () => {
    await open(incomplete)
    await page.getByText('Il manque quelques informations').waitFor()
    await field('Poste').fill('Technicien')
    await field('Téléphone mobile').fill('06 12 34 56 78')
    await page.route(anyInstall, (route) =>
      route.fulfill({
        status: 503,
        json: { type: 'UNKNOWN', code: -1, message: 'Base indisponible' },
      }),
    )
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    const message = page.getByRole('alert').filter({ hasText: 'Base indisponible' })
    await message.waitFor()
    const above = await message.boundingBox()
    const below = await field('Prénom').boundingBox()
    expect(above?.y).toBeLessThan(below?.y ?? 0)
    expect(await field('Poste').inputValue()).toBe('Technicien')
    expect(await field('Téléphone mobile').inputValue()).toBe('06 12 34 56 78')

    await page.unroute(anyInstall)
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await preview().getByText('Technicien').waitFor()
    expect(await page.getByText('Il manque quelques informations').count()).toBe(0)
  })

  it('[1.4.21] [1.5.23] [1.5.24] can be edited with Edit Infos, which validates each field', async () => {
    await open(complete)
    await page.getByRole('button', { name: 'Edit Infos' }).click()
    const labels = ['Prénom', 'Nom', 'Poste', 'Téléphone mobile']
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url())
    })
    const save = page.getByRole('button', { name: 'Enregistrer' })
    for (const label of labels) {
      const before = await field(label).inputValue()
      await field(label).fill('')
      await field(label).press('Enter')
      await eventually(() => field(label).getAttribute('aria-invalid')).toBe('true')
      expect(await save.isDisabled()).toBe(true)
      await field(label).fill(before)
    }
    await field('Téléphone mobile').fill('01 12 34 56 78')
    await field('Téléphone mobile').press('Enter')
    await eventually(() => field('Téléphone mobile').getAttribute('aria-invalid')).toBe('true')
    expect(sent).toEqual([])

    for (const label of ['Prénom', 'Nom']) await field(label).fill('Léa')
    await field('Téléphone mobile').fill('+33 7 12 34 56 78')
    await save.click()
    await page.getByText('Saved').waitFor()
    await preview().getByText('Léa Léa').waitFor()
    await page.reload()
    await preview().getByText('Léa Léa').waitFor()
  })
})

describe('copying and downloading the signature', () => {
  it('[1.4.22] [1.4.23] [1.7.36] marks it as installed only once, even after several copies', async () => {
    const marks: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/installed')) marks.push(request.method())
    })
    await open('demo-install-59')
    await copyButton().click()
    await page.getByText('Installée', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Signature copiée' }).click()
    await page.getByRole('button', { name: 'Copier en texte brut' }).click()
    await page.getByText('Texte brut copié').waitFor()
    expect(marks).toEqual(['POST'])
    const answer = await fetch(`${server.url}/api/user/install-signature/demo-install-59`)
    expect(await answer.json()).toMatchObject({ user: { is_deployed: true } })
  })

  it('copies with execCommand when the Clipboard API is missing', async () => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'clipboard')
      Reflect.deleteProperty(window, 'ClipboardItem')
    })
    await open(complete)
    await copyButton().click()
    await page.getByRole('button', { name: 'Signature copiée' }).waitFor()
    expect(await page.evaluate(() => 'clipboard' in navigator)).toBe(false)

    const reader = await context.newPage()
    await reader.goto(`${server.url}/favicon.svg`)
    await reader.goto(server.url)
    await reader.bringToFront()
    const expected = await serialised(reader, await expectedHtml(server.url, complete, 'gmail'))
    expect(await serialised(reader, await readClipboardHtml(reader))).toBe(expected)
  })

  it('copies the signature and switches mail clients using only the keyboard', async () => {
    await open(complete)
    await tabTo(page, copyButton())
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Signature copiée' }).waitFor()
    await tabTo(page, page.getByRole('tab', { name: 'Gmail' }))
    await page.keyboard.press('ArrowRight')
    const outlook = page.getByRole('tab', { name: 'Outlook' })
    await eventually(() => outlook.getAttribute('aria-selected')).toBe('true')
    await tabTo(page, page.getByRole('button', { name: 'Copier pour Outlook' }))
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Copiée pour Outlook' }).waitFor()
    const expected = await serialised(page, await expectedHtml(server.url, complete, 'outlook'))
    expect(await serialised(page, await readClipboardHtml(page))).toBe(expected)
  })

  it('downloads a file with the signature for Thunderbird, Apple Mail and Outlook', async () => {
    await open('demo-install-01')
    const choose = (name: string) => page.getByRole('tab', { name, exact: true }).click()
    await choose('Thunderbird')
    const document = await download(page, 'Télécharger le fichier .html')
    expect(document.name).toMatch(/\.html$/)
    const inside = await serialised(page, document.bytes.toString('utf8'))
    const expected = await serialised(
      page,
      await expectedHtml(server.url, 'demo-install-01', 'thunderbird'),
    )
    expect(inside.trim()).toBe(expected.trim())

    await choose('Apple Mail')
    const part = await download(page, 'Télécharger le fichier .mailsignature')
    const mail = await PostalMime.parse(part.bytes)
    expect(mail.html).toContain('Camille Moreau')

    await choose('Outlook')
    const files = unzipStored((await download(page, 'Télécharger l’archive .zip')).bytes)
    expect(files.map(({ name }) => name.split('.').at(-1))).toEqual(['htm', 'rtf', 'txt'])
    expect(files[0]?.bytes.toString('utf8')).toContain('Camille Moreau')
    expect(files[1]?.bytes.toString('latin1')).toMatch(/^\{\\rtf1[\s\S]*\}\s*$/)

    const text = await download(page, 'Télécharger en .txt')
    expect(text.bytes.toString('utf8')).toContain('Camille Moreau')
  })
})
