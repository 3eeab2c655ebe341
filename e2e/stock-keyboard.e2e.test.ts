import type { Client } from '@org/api/client'
import type { Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { eventually } from './support/eventually.ts'
import { tabTo } from './support/keyboard.ts'
import { runDemo } from './support/running.ts'
import { stockKeyboard, type StockKeyboard } from './support/stock-keyboard.ts'
import { scan } from './support/stock-scanner.ts'

const email = 'nadia.ferrand@groupe-dentaire.example'
const supplier = 'Médipro Santé'
const gloves = 'Gants nitrile M'
const masks = 'Masques chirurgicaux type IIR'

const demo = runDemo({ HOSTS: '127.0.0.1=stock' })

let stockUrl: string
let page: Page
let keyboard: StockKeyboard
let hands: StockKeyboard['hands']
let button: StockKeyboard['button']
let type: StockKeyboard['type']
let isFocused: StockKeyboard['isFocused']
let openEntry: StockKeyboard['openEntry']
let client: Client
let centreId: string

beforeAll(async () => {
  stockUrl = demo.server.url.replace('localhost', '127.0.0.1')
  const viewport = { width: 1440, height: 900 }
  page = await demo.browser.newPage({ locale: 'fr-FR', viewport })
  keyboard = await stockKeyboard(page, demo.server, stockUrl)
  ;({ hands, button, type, isFocused, openEntry } = keyboard)
  await page.goto(`${stockUrl}/centres`)
})
afterAll(() => page.context().close())

afterEach(async () => {
  await keyboard.isInContents()
  expect(keyboard.pointers()).toEqual([])
})

const dialogNamed = (name: string) => page.getByRole('dialog', { name })

const productNamed = async (search: string) => {
  const { data } = await client.call('listProducts', { query: { filter: { search } } })
  const [found] = data
  if (!found) throw new Error(`The demonstration has no product ${search}`)
  return found
}

const stockOf = async (productId: string) =>
  (await client.call('getStock', { path: { id: centreId, productId } })).qty

const unitsOf = (dialog: Locator, name: string) =>
  dialog.getByRole('textbox', { name: `Quantité : ${name}` })

it('signs in and selects a centre', async () => {
  client = await keyboard.signIn(email)
  await hands.press(button('Se connecter à Centre Bastille'))
  await page.waitForURL(`${stockUrl}/praticiens`)
  const { data: centres } = await client.call('listCentres', { query: {} })
  centreId = centres.find(({ name }) => name === 'Centre Bastille')?.id ?? ''
})

it('adds units to the stock, and removes units from it', async () => {
  const needles = await productNamed('Aiguilles 27G')
  const cups = await productNamed('Gobelets')
  const former = await stockOf(needles.id)
  await openEntry('Stock')
  const book = async (title: string, codes: readonly string[], confirm: string) => {
    const opener = button(title)
    await hands.press(opener)
    const dialog = dialogNamed(title)
    await dialog.getByText('Prêt à scanner').waitFor()
    for (const code of codes) await scan(page, code)
    await hands.press(button(confirm, dialog))
    await dialog.getByText(/c’est enregistré/).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await isFocused(opener)
  }
  const { code } = needles
  await book('Ajouter du stock', [code, cups.code, code], 'Ajouter 3 unités')
  expect(await stockOf(needles.id)).toBe(former + 2)
  await book('Retirer du stock', [code], 'Retirer 1 unité')
  expect(await stockOf(needles.id)).toBe(former + 1)
})

it('corrects the quantity of a scanned line', async () => {
  const needles = await productNamed('Aiguilles 27G')
  await hands.press(button('Retirer du stock'))
  const dialog = dialogNamed('Retirer du stock')
  await dialog.getByText('Prêt à scanner').waitFor()
  await scan(page, needles.code)
  await type(unitsOf(dialog, needles.name), '4')
  await page.keyboard.press('Enter')
  await button('Retirer 4 unités', dialog).waitFor()
  await scan(page, needles.code)
  await eventually(() => unitsOf(dialog, needles.name).inputValue()).toBe('5')
  await hands.press(button('Vider la liste', dialog))
  const question = page.getByRole('alertdialog')
  await hands.press(button('Oui', question))
  await question.waitFor({ state: 'detached' })
  const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement))
  await eventually(holdsFocus).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

it('answers the questions about an expired lot, an uncertain label and an unknown code', async () => {
  const needles = await productNamed('Aiguilles 27G')
  const former = await stockOf(needles.id)
  await hands.press(button('Ajouter du stock'))
  const dialog = dialogNamed('Ajouter du stock')
  await dialog.getByText('Prêt à scanner').waitFor()

  await scan(page, `010${needles.code}1720013110M4`)
  await hands.press(button('Oui, ajouter', dialog))

  // Without FNC1, the end of the lot is unknown.
  await scan(page, `010${needles.code}10A1717290630`)
  await type(dialog.getByRole('textbox', { name: 'Lot', exact: true }), 'A17')
  await tabTo(page, dialog.getByLabel('Péremption', { exact: true }))
  // Day and month are equal, because the browser's language decides which comes first.
  await page.keyboard.type('06062029', { delay: 90 })
  await hands.press(button('Valider le lot', dialog))

  await scan(page, '3700123400028')
  await hands.press(button('Associer ce code à un produit', dialog))
  const combobox = dialog.getByRole('combobox', { name: 'Produit', exact: true })
  await keyboard.search(combobox, 'Aiguilles 27', /Aiguilles 27G/)
  await hands.press(button('Associer', dialog))

  await hands.press(button('Ajouter 3 unités', dialog))
  await dialog.getByText(/c’est enregistré/).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  const path = { id: centreId, productId: needles.id }
  const { qty, lots } = await client.call('getStock', { path })
  expect(qty).toBe(former + 3)
  expect(lots.map(({ lot, expiry }) => [lot, expiry])).toEqual(
    expect.arrayContaining([
      ['M4', '2020-01-31'],
      ['A17', '2029-06-06'],
    ]),
  )
})

it('changes a line of an order by one box, and sends the order', async () => {
  await openEntry('Commandes')
  const row = page.getByRole('region', { name: 'À envoyer' }).getByRole('row', {
    name: new RegExp(supplier),
  })
  const grid = row.locator('xpath=ancestor::*[@role="grid"][1]')
  await tabTo(page, grid.locator('[tabindex="0"]').first())
  const holdsFocus = () => row.evaluate((element) => element.contains(document.activeElement))
  while (!(await holdsFocus())) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await isFocused(page.getByRole('heading', { level: 1, name: `Commande ${supplier}` }))

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const qty = async () => {
    const { products } = await client.call('getCommand', { path: { id } })
    return products.find(({ name }) => name === gloves)?.qty ?? 0
  }
  const former = await qty()
  await hands.press(button('Modifier'))
  await hands.press(button(`Ajouter une boîte de ${gloves}`))
  await hands.press(button('Enregistrer'))
  await button('Modifier').waitFor()
  expect(await qty()).toBe(former + 100)

  await hands.press(button('Envoyer au fournisseur'))
  const dialog = dialogNamed(`Envoyer la commande à ${supplier}`)
  await hands.press(button('Envoyer', dialog))
  await button('Receptionner').waitFor()
})

it('receives an order, and orders the missing units again', async () => {
  const { code, id } = await productNamed(gloves)
  const former = await stockOf(id)
  await hands.press(button('Receptionner'))
  const dialog = dialogNamed(`Réception de la commande ${supplier}`)
  await dialog.getByText('Prêt à scanner').waitFor()
  await scan(page, code)
  await scan(page, code)
  const units = (name: string) =>
    dialog.getByRole('group', { name, exact: true }).getByRole('textbox', { name: 'Unités reçues' })
  await eventually(() => units(gloves).inputValue()).toBe('2')

  await hands.press(button('Tout est arrivé', dialog))
  await type(units(masks), '50')
  await page.keyboard.press('Tab')
  const missing = button(new RegExp(`${masks} : il manque`), dialog)
  await tabTo(page, missing)
  await page.keyboard.press('Enter')
  const again = page.getByRole('option', { name: 'Commander à nouveau' })
  await again.waitFor()
  await page.keyboard.press('ArrowDown')
  await isFocused(again)
  await page.keyboard.press('Enter')
  await isFocused(missing)
  await hands.press(button('Valider la réception', dialog))
  await page.getByText('Réception enregistrée').waitFor()
  expect(await stockOf(id)).toBeGreaterThan(former + 100)
})

it('returns goods to the supplier', async () => {
  const { id } = await productNamed(gloves)
  const former = await stockOf(id)
  await openEntry('Retours')
  await hands.press(button('Nouveau retour').first())
  const combobox = page.getByRole('combobox', { name: 'Fournisseur' })
  await type(combobox, 'Médi')
  await page.getByRole('option', { name: supplier }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const units = page.getByRole('textbox', { name: `Unités de ${gloves}`, exact: true })
  await units.waitFor()
  await type(units, '3')
  await page.keyboard.press('Tab')
  await hands.press(button('Créer le retour'))
  await isFocused(page.getByRole('heading', { level: 1, name: `Retour ${supplier}` }))
  await hands.press(button('Marqué comme retourné'))
  await hands.press(button('Oui', page.getByRole('alertdialog')))
  await page.getByText('Retour enregistré').waitFor()
  expect(await stockOf(id)).toBe(former - 3)
})

it('counts the stock', async () => {
  const { code, id, name } = await productNamed('Aiguilles 27G')
  await openEntry('Stock')
  await hands.press(page.getByRole('link', { name: 'Inventaires', exact: true }))
  await isFocused(page.getByRole('heading', { level: 1, name: 'Inventaires' }))
  await hands.press(button('Nouvel inventaire').first())
  await hands.press(button('Commencer', page.getByRole('dialog')))
  await isFocused(page.getByRole('heading', { level: 1, name: /^Inventaire/ }))
  await page.getByText('Scannez un produit').waitFor()
  for (const _ of '1234') await scan(page, code)
  await button(`4 : modifier la quantité de ${name}`).waitFor()
  await eventually(() => button('Clôturer').isEnabled()).toBe(true)
  await hands.press(button('Clôturer'))
  const closing = dialogNamed('Clôturer l’inventaire')
  await hands.press(button('Clôturer', closing))
  await page.getByText('Inventaire clôturé').waitFor()
  await isFocused(page.getByRole('heading', { level: 1, name: /^Inventaire/ }))
  const { data } = await client.call('listMovements', { path: { id: centreId, productId: id } })
  expect(data.map(({ reason }) => reason)).toContain('counted')
})
