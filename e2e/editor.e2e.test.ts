import { beforeAll, describe, expect, it } from 'vitest'
import { choose } from './support/controls.ts'
import { editorOn, imageFile, type EditorPage } from './support/editor-page.ts'
import { eventually } from './support/eventually.ts'
import { tabTo } from './support/keyboard.ts'
import { runDemo } from './support/running.ts'
import { clientOf, type Session } from './support/session.ts'
import { storedSignature } from './support/stored-signature.ts'

const demo = runDemo()
let session: Session

beforeAll(async () => {
  session = await demo.enter()
})

const tabsOf = ({ page }: EditorPage) => page.getByRole('tab').allInnerTexts()
const allTabs = ['General', 'Images', 'Social', 'Addon', 'Design']

it('creates a whole signature with only the keyboard at 390 pixels', async () => {
  const page = await demo.open(session, '/signatures/new', {
    viewport: { width: 390, height: 844 },
  })
  const { textbox, button, preview } = editorOn(page)
  await retype('Nom de la signature', 'Au clavier')
  await retype('Prénom', 'Noé')
  await retype('Nom', 'Vasseur')
  const widths = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(widths[0]).toBe(widths[1])

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

  const handle = button('Afficher l’aperçu')
  await tabTo(page, handle)
  await page.keyboard.press('Enter')
  await button('Réduire l’aperçu').waitFor()
  await preview().getByText('Noé Vasseur').waitFor()
  const widthOf = () =>
    preview()
      .locator('body')
      .evaluate((body) => body.clientWidth)
  const desktop = page.getByRole('radio', { name: 'Ordinateur' })
  expect(await widthOf()).toBeLessThan(390)
  await tabTo(page, desktop)
  await page.keyboard.press('Enter')
  await eventually(() => desktop.isChecked()).toBe(true)
  await eventually(widthOf).toBeGreaterThan(700)
  const layouts = page.getByRole('group', { name: 'Mise en page' })
  await tabTo(page, layouts.getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowRight')
  const second = page.getByRole('radio', { name: 'Titre, deux colonnes' })
  await eventually(() => second.isChecked()).toBe(true)
  await page.keyboard.press('Escape')
  await handle.waitFor()
  expect(await handle.evaluate((element) => element === document.activeElement)).toBe(true)

  await page.keyboard.press('Enter')
  await eventually(() => second.isChecked()).toBe(true)
  await page.keyboard.press('Control+z')
  await eventually(() => second.isChecked()).toBe(false)
  await page.keyboard.press('Control+Shift+z')
  await eventually(() => second.isChecked()).toBe(true)
  await page.keyboard.press('Escape')

  await tabTo(page, button('Enregistrer'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/signature/*')
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const saved = await storedSignature(clientOf(demo.server.url, session.access_token), id)
  expect(saved).toMatchObject({
    name: 'Au clavier',
    data: { firstName: 'Noé', lastName: 'Vasseur', layoutKey: 'layout2' },
  })
  expect(saved.data.customFields.map(({ key, value }) => [key, value])).toEqual([
    ['Accès', 'Accès ici'],
    ['Horaires', 'Horaires ici'],
  ])
  await page.context().close()

  async function retype(name: string, text: string) {
    await tabTo(page, textbox(name))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  }
})

describe('the editor on a desktop', () => {
  it('[2.2.06] [2.2.11] [2.1.02] has its five tabs on the left, and a live mail preview on the right', async () => {
    const page = await demo.open(session, '/signature/demo-template-1')
    const editor = editorOn(page)
    await editor.preview().getByText('Camille Moreau').waitFor()
    await editor.preview().getByText('Maison Lueur', { exact: true }).waitFor()
    expect(await editor.textbox('Prénom').inputValue()).toBe('')
    expect(await tabsOf(editor)).toEqual(allTabs)

    const settings = await editor.section('Réglages de la signature').boundingBox()
    const mail = await editor.section('Nouveau message').boundingBox()
    const layouts = await page.getByRole('group', { name: 'Mise en page' }).boundingBox()
    if (!settings || !mail || !layouts) throw new Error('Part of the editor is not shown')
    expect(settings.x + settings.width).toBeLessThanOrEqual(mail.x)
    expect(mail.y + mail.height).toBeLessThanOrEqual(layouts.y)
    for (const row of ['À', 'Objet']) {
      await editor.section('Nouveau message').getByText(row, { exact: true }).waitFor()
    }
    await editor.textbox('Prénom').fill('Noé')
    await editor.section('Nouveau message').locator('iframe').waitFor()
    await editor.preview().getByText('Noé Moreau').waitFor()
    await page.context().close()
  })

  it('previews the signature on a phone, in dark mode, and in each mail client', async () => {
    const page = await demo.open(session, '/signatures/new')
    const { button, section, preview } = editorOn(page)
    await editorOn(page).openTab('Social')
    await button('Ajouter LinkedIn').click()
    await editorOn(page).type({ 'Adresse LinkedIn': 'lueur' })
    const icon = preview().getByRole('img', { name: 'LinkedIn' })
    await icon.waitFor()
    const pick = (name: string) => page.getByRole('radio', { name }).click()
    const width = async () => (await section('Nouveau message').boundingBox())?.width ?? 0

    expect(await width()).toBeGreaterThan(500)
    await pick('Téléphone')
    await eventually(width).toBe(390)
    await pick('Ordinateur')
    await pick('Mode sombre')
    const root = preview().locator(':root')
    await eventually(() => root.getAttribute('data-scheme')).toBe('dark')
    const notes: [string, RegExp][] = [
      ['Gmail', /Gmail \(Android\) éclaircit les textes sombres/],
      ['Outlook.com', /Outlook\.com éclaircit les textes sombres/],
      ['Apple Mail', /Apple Mail garde vos couleurs/],
      ['Yahoo Mail', /Le mode sombre de Yahoo Mail n’a pas été mesuré/],
      ['Thunderbird', /Le mode sombre de Thunderbird n’a pas été mesuré/],
      ['Outlook (Windows)', /Outlook \(Windows\) inverse toutes les couleurs/],
    ]
    for (const [program, note] of notes) {
      await choose(page, 'Messagerie', `Dans ${program}`)
      await page.getByText(note).waitFor()
    }
    await page.context().close()
  })
})

it('lists what a mail client removes, and shows the signature without it', async () => {
  const page = await demo.open(session, '/signatures/new')
  const editor = editorOn(page)
  const { slider, preview } = editor
  await editor.openTab('Images')
  await editor.pickFile('Image du logo', imageFile('logo', 300, 300))
  await editor.crop('Original')
  await slider('Arrondi', 'Logo').fill('20')
  await page.getByRole('radio', { name: 'Centré, nom espacé' }).check({ force: true })
  const logo = preview().locator('img').first()
  const radius = () => logo.evaluate((image) => getComputedStyle(image).borderTopLeftRadius)
  await eventually(radius).toBe('20px')

  await choose(page, 'Messagerie', 'Dans Outlook (Windows)')
  const removed = (name: string) => page.getByRole('list', { name: `Retiré par ${name} : 1 effet` })
  await removed('Outlook (Windows)').getByText('Coins arrondis').waitFor()
  await removed('Outlook (Windows)').getByText('1 fois').waitFor()
  await eventually(radius).toBe('0px')

  await choose(page, 'Messagerie', 'Dans Gmail')
  await page.getByText('Rien n’est retiré').waitFor()
  await eventually(radius).toBe('20px')
  await choose(page, 'Messagerie', 'Aperçu neutre')
  await page.getByText('Rien n’est retiré').waitFor({ state: 'detached' })
  await page.context().close()
})

it('keeps input typed while a slow server creates the signature, even after a reload', async () => {
  const page = await demo.open(session, '/signatures/new')
  const { textbox, button, type } = editorOn(page)
  await type({ 'Nom de la signature': 'Réseau lent', Prénom: 'Zoé' })
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'POST') await page.waitForTimeout(1500)
    await route.continue()
  })
  await button('Enregistrer').click()
  await type({ Nom: 'Vasseur' })
  await page.waitForURL('**/signature/*')
  expect(await textbox('Nom').inputValue()).toBe('Vasseur')
  await page.getByRole('link', { name: 'Employes' }).click()
  await page.getByRole('alertdialog').waitFor()
  await page.keyboard.press('Escape')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await textbox('Prénom').waitFor()
  expect(await textbox('Prénom').inputValue()).toBe('Zoé')
  expect(await textbox('Nom').inputValue()).toBe('Vasseur')
  await page.context().close()
})

it('[1.2.40] [2.2.29] [2.1.11] has a test page for the editor, which saves nothing and shows a sample until the first edit', async () => {
  const page = await demo.open(session, '/experiments/signature-editor')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  const editor = editorOn(page)
  await editor.preview().getByText('Camille Durand').waitFor()
  const mark = editor.section('Nouveau message').getByText('Exemple', { exact: true })
  await mark.waitFor()
  for (const field of await page.getByRole('textbox').all()) {
    expect(await field.inputValue()).toBe('')
  }
  for (const heading of ['Personne', 'Entreprise', 'Coordonnées', 'Champs personnalisés']) {
    await page.getByRole('heading', { name: heading }).waitFor()
  }
  expect(await tabsOf(editor)).toEqual(allTabs)
  await editor.textbox('Prénom').fill('Noé')
  await editor.preview().getByText('Noé', { exact: true }).waitFor()
  expect(await mark.count()).toBe(0)
  expect(await editor.preview().getByText('Durand').count()).toBe(0)
  expect(sent).toEqual([])
  await page.context().close()
})

it('[2.1.03] shows the same editor to a visitor, an employee and an administrator', async () => {
  const visitor = await demo.browser.newPage({ locale: 'fr-FR' })
  await visitor.goto(`${demo.server.url}/create-signature-company`)
  const employee = await demo.enter('julien.lefevre')
  const pages = [
    visitor,
    await demo.open(employee, '/create-signature-company'),
    await demo.open(session, '/signatures/new'),
  ]
  for (const page of pages) {
    const editor = editorOn(page)
    await editor.section('Éditeur de signature').waitFor()
    expect(await tabsOf(editor)).toEqual(allTabs)
    await editor.textbox('Skype').fill('lueur.paris')
    await editor.preview().getByText('lueur.paris').waitFor()
    await page.context().close()
  }
})
