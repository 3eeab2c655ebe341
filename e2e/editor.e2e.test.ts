import type { SignatureData } from '@org/signature'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { eventually } from './support/eventually.ts'
import { tabTo } from './support/keyboard.ts'
import { startServer, type RunningServer } from './support/server.ts'
import { clientOf, mailboxCodes, openSignedIn, signIn, type Session } from './support/session.ts'

let server: RunningServer
let browser: Browser
let session: Session
let page: Page

beforeAll(async () => {
  server = await startServer({}, ['--demo'])
  browser = await launchBrowser()
  const email = 'camille.moreau@maison-lueur.example'
  session = await signIn(server.url, email, mailboxCodes(server.url))
  page = await openSignedIn(browser, server.url, session, {
    viewport: { width: 390, height: 844 },
  })
  await page.goto(`${server.url}/signatures/new`)
})

afterAll(async () => {
  await browser.close()
  await server.stop()
})

const textbox = (name: string) => page.getByRole('textbox', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const preview = () => page.frameLocator('iframe').first()

async function retype(name: string, text: string) {
  await tabTo(page, textbox(name))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** The steps build on each other: a whole signature, without a mouse, on a phone's width. */
describe('the editor at 390 pixels, by keyboard alone', () => {
  it('takes the name and the person', async () => {
    await retype('Nom de la signature', 'Au clavier')
    await retype('Prénom', 'Noé')
    await retype('Nom', 'Vasseur')
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    expect(widths[0]).toBe(widths[1])
  })

  it('sorts custom fields', async () => {
    for (const [position, title] of ['Horaires', 'Accès'].entries()) {
      await tabTo(page, button('Ajouter un champ'))
      await page.keyboard.press('Enter')
      const field = textbox(`Titre du champ ${position + 1}`)
      await eventually(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
      await page.keyboard.type(title)
      await page.keyboard.press('Tab')
      await page.keyboard.type(`${title} ici`)
    }
    await tabTo(page, page.getByRole('button', { name: 'Déplacer Accès' }), 'Shift+Tab')
    await page.keyboard.press('Space')
    await page.getByText('Accès saisi, position 2 sur 2.').waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowUp')
    await page.getByText('Accès en position 1 sur 2.').waitFor({ state: 'attached' })
    await page.keyboard.press('Space')
    await eventually(() => textbox('Titre du champ 1').inputValue()).toBe('Accès')
    expect(await textbox('Titre du champ 2').inputValue()).toBe('Horaires')
  })

  it('raises the preview, shows what was typed, and changes the layout by arrow keys', async () => {
    const handle = button('Afficher l’aperçu')
    await tabTo(page, handle)
    await page.keyboard.press('Enter')
    await button('Réduire l’aperçu').waitFor()
    await preview().getByText('Noé Vasseur').waitFor()
    await tabTo(page, page.getByRole('radio', { checked: true }))
    await page.keyboard.press('ArrowRight')
    const second = page.getByRole('radio', { name: 'Titre, deux colonnes' })
    await eventually(() => second.isChecked()).toBe(true)
    await page.keyboard.press('Escape')
    await handle.waitFor()
    expect(await handle.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('undoes and redoes by the usual keys', async () => {
    const second = page.getByRole('radio', { name: 'Titre, deux colonnes' })
    await page.keyboard.press('Enter')
    await eventually(() => second.isChecked()).toBe(true)
    await page.keyboard.press('Control+z')
    await eventually(() => second.isChecked()).toBe(false)
    await page.keyboard.press('Control+Shift+z')
    await eventually(() => second.isChecked()).toBe(true)
    await page.keyboard.press('Escape')
  })

  it('saves all of it', async () => {
    await tabTo(page, button('Enregistrer'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/signature/*')
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const client = clientOf(server.url, session.access_token)
    const template = await client.call('getTemplate', { path: { id } })
    const saved = JSON.parse(template.signatureData) as SignatureData
    expect(template.name).toBe('Au clavier')
    expect(saved).toMatchObject({ firstName: 'Noé', lastName: 'Vasseur', layoutKey: 'layout2' })
    expect(saved.customFields.map(({ key, value }) => [key, value])).toEqual([
      ['Accès', 'Accès ici'],
      ['Horaires', 'Horaires ici'],
    ])
  })
})

it('shows a template as it looks for the person, with the company’s own name and address', async () => {
  const wide = await openSignedIn(browser, server.url, session)
  await wide.goto(`${server.url}/signature/demo-template-1`)
  const shown = wide.frameLocator('iframe').first()
  await shown.getByText('Camille Moreau').waitFor()
  await shown.getByText('Maison Lueur', { exact: true }).waitFor()
  expect(await wide.getByRole('textbox', { name: 'Prénom' }).inputValue()).toBe('')
  await wide.context().close()
})
