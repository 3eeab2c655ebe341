import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { eventually } from './support/eventually.ts'
import { arrowTo, tabTo } from './support/keyboard.ts'
import { startServer, type RunningServer } from './support/server.ts'

/** Install ids of a person with all four fields, and of one without position and phone. */
const complete = 'demo-install-03'
const incomplete = 'demo-install-60'
/**
 * Install id of a person who has not installed the signature yet, so the page notifies the server.
 */
const notInstalled = 'demo-install-59'

let server: RunningServer
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  server = await startServer({}, 'demo')
  browser = await launchBrowser()
})

beforeEach(async () => {
  const viewport = { width: 390, height: 844 }
  context = await browser.newContext({ locale: 'fr-FR', viewport })
  page = await context.newPage()
})

afterEach(() => context.close())

afterAll(async () => {
  await browser.close()
  await server.stop()
})

const open = (key: string) => page.goto(`${server.url}/user/${key}/install-email`)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })

/**
 * Expects the message to be just below the button, within the height of the viewport, and focused.
 */
async function expectUnder(pressed: Locator, message: Locator) {
  await message.waitFor()
  const focused = () =>
    message.evaluate((element) => document.activeElement?.contains(element) === true)
  await eventually(focused).toBe(true)
  const above = await pressed.boundingBox()
  const box = await message.boundingBox()
  if (!above || !box) throw new Error('The button or its message is not shown')
  expect(box.y).toBeGreaterThanOrEqual(above.y + above.height)
  expect(box.y - above.y - above.height).toBeLessThan(60)
  expect(box.y).toBeGreaterThanOrEqual(0)
  expect(box.y + box.height).toBeLessThanOrEqual(844)
}

describe('an error while copying or downloading the signature', () => {
  it('appears below the button when the browser blocks copying', async () => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'clipboard')
      document.execCommand = () => false
    })
    await open(complete)
    const refused = page.getByRole('alert').filter({ hasText: 'refusé la copie' })
    for (const name of ['Copier la signature', 'Copier en texte brut', 'Copier pour Gmail']) {
      await button(name).click()
      await expectUnder(button(name), refused)
    }
    await page.getByRole('tab', { name: 'Outlook' }).click()
    await eventually(() => refused.count()).toBe(0)
  })

  it('appears below the button when the administrator was not notified, until a retry succeeds', async () => {
    const mark = '**/installed*'
    await page.route(mark, (route) => route.abort())
    await open(notInstalled)
    const save = button('Télécharger en .txt')
    await save.click()
    await expectUnder(save, page.getByRole('alert').filter({ hasText: 'n’a pas été prévenu' }))
    await page.unroute(mark)
    await button('Réessayer').click()
    await expectUnder(save, page.getByRole('status').filter({ hasText: 'a été prévenu' }))
  })

  it('appears below the button when the code that builds files cannot be loaded, until a reload', async () => {
    await open(complete)
    await button('Copier la signature').waitFor()
    const scripts = '**/assets/*.js'
    await page.route(scripts, (route) => route.abort())
    const save = button('Télécharger en .txt')
    await save.click()
    const failed = page.getByRole('alert').filter({ hasText: 'n’a pas pu être préparé' })
    await expectUnder(save, failed)
    await page.unroute(scripts)
    // Browsers remember that a module could not be loaded, so only a reload of the page retries it.
    await page.reload()
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
    expect(download.suggestedFilename()).toMatch(/\.txt$/)
  })
})

describe('the form', () => {
  it('keeps partial input and its errors after a reload, and is no longer shown once saved', async () => {
    await open(incomplete)
    await field('Poste').fill('Technicien')
    await field('Téléphone mobile').fill('06 12')
    await page.reload()
    await eventually(() => field('Poste').inputValue()).toBe('Technicien')
    expect(await field('Téléphone mobile').inputValue()).toBe('06 12')
    await page.getByText('Mauvais format de téléphone').waitFor()

    await field('Téléphone mobile').fill('06 12 34 56 78')
    await button('Enregistrer').click()
    await page.getByText('Saved').waitFor()
    await page.reload()
    await button('Copier la signature').waitFor()
    expect(await field('Poste').count()).toBe(0)
  })

  it('reopens after a reload when Edit Infos had opened it, but not after Annuler', async () => {
    await open(complete)
    await button('Edit Infos').click()
    await field('Poste').fill('Directrice')
    await page.reload()
    await eventually(() => field('Poste').inputValue()).toBe('Directrice')
    await button('Annuler').click()
    await page.reload()
    await button('Edit Infos').waitFor()
    expect(await field('Poste').count()).toBe(0)
  })
})

it('names the company that sent the link, and shows its logo', async () => {
  await open(complete)
  const sender = page.getByText(/^De la part de Maison Lueur$/)
  await sender.waitFor()
  const logo = page.locator('main img[src*="/api/media/"]').first()
  const width = () => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)
  await eventually(width).toBeGreaterThan(0)
})

it('offers to mail a new link when the link is old, without revealing who the person is', async () => {
  await open('demo-user-28')
  await page.getByRole('heading', { name: 'Ce lien n’est plus valable' }).waitFor()
  await button('Recevoir un nouveau lien').click()
  const confirmation = page.getByText('Votre demande est prise en compte')
  await confirmation.waitFor()
  expect(await page.locator('body').innerText()).not.toContain('@')
  const links = async () => {
    const response = await fetch(`${server.mailboxUrl()}/mails.json`)
    const mails = (await response.json()) as { to: string; text: string }[]
    return mails.flatMap(({ text }) => /http\S+\/install-email/.exec(text)?.[0] ?? [])
  }
  await eventually(async () => (await links()).length).toBe(1)
  await page.goto((await links())[0] ?? '')
  await page.frameLocator('iframe').first().getByText('Mathieu Meunier').waitFor()
})

it('can be completed with only the keyboard', async () => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(complete)
  await tabTo(page, button('Edit Infos'))
  await page.keyboard.press('Enter')
  await eventually(() => field('Prénom').evaluate((e) => e === document.activeElement)).toBe(true)
  await tabTo(page, field('Poste'))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Directrice')
  await page.keyboard.press('Enter')
  await page.getByText('Saved').waitFor()
  await page.frameLocator('iframe').first().getByText('Directrice').waitFor()
  await tabTo(page, button('Copier la signature'))
  await page.keyboard.press('Space')
  await button('Signature copiée').waitFor()
  await arrowTo(page, page.getByRole('tab', { name: 'Apple Mail' }))
  await tabTo(page, button('Télécharger le fichier .mailsignature'))
  const saved = page.waitForEvent('download', { timeout: 4000 })
  await page.keyboard.press('Enter')
  expect((await saved).suggestedFilename()).toMatch(/\.mailsignature$/)
  await tabTo(page, button('Télécharger en .txt'))
  const text = page.waitForEvent('download', { timeout: 4000 })
  await page.keyboard.press('Enter')
  expect((await text).suggestedFilename()).toMatch(/\.txt$/)
  await page.getByText('Installée', { exact: true }).waitFor()
})
