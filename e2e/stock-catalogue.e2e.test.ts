import { pagesOf, withoutSpaces } from '@org/adapters/testing/pdf-text'
import type { Client } from '@org/api/client'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { gridTo, tabTo } from './support/keyboard.ts'
import { runDemo } from './support/running.ts'
import { stockKeyboard, type StockKeyboard } from './support/stock-keyboard.ts'
import { productSheet, productToOrder } from './support/stock-spreadsheet.ts'

const email = 'nadia.ferrand@groupe-dentaire.example'
const supplier = 'Brident Distribution'
const category = 'Turbines'
const product = 'Turbine à lumière'

const demo = runDemo({ HOSTS: '127.0.0.1=stock' })

let page: Page
let keyboard: StockKeyboard
let hands: StockKeyboard['hands']
let button: StockKeyboard['button']
let type: StockKeyboard['type']
let search: StockKeyboard['search']
let openEntry: StockKeyboard['openEntry']
let client: Client
let centreId: string

beforeAll(async () => {
  const stockUrl = demo.server.url.replace('localhost', '127.0.0.1')
  const viewport = { width: 1440, height: 900 }
  page = await demo.browser.newPage({ locale: 'fr-FR', viewport })
  keyboard = await stockKeyboard(page, demo.server, stockUrl)
  ;({ hands, button, type, search, openEntry } = keyboard)
  await page.goto(`${stockUrl}/centres`)
  client = await keyboard.signIn(email)
  const { data: centres } = await client.call('listCentres', { query: {} })
  centreId = centres.find(({ name }) => name === 'Centre Bastille')?.id ?? ''
})
afterAll(() => page.context().close())

afterEach(async () => {
  await keyboard.isInContents()
  expect(keyboard.pointers()).toEqual([])
})

const textbox = (name: string) => page.getByRole('textbox', { name, exact: true })
const combobox = (name: string) => page.getByRole('combobox', { name })

/** Opens the form for a new entry from the page of a list. */
async function openNew(entry: string, link: string): Promise<void> {
  await openEntry(entry)
  await hands.press(page.getByRole('link', { name: link }).first())
  await keyboard.isFocused(page.getByRole('heading', { level: 1, name: link }))
}

async function saveAndList(name: string): Promise<void> {
  await hands.press(button('Enregistrer'))
  await page.getByRole('row', { name: new RegExp(name) }).waitFor()
}

/** Selects an option of a dropdown list, which Enter opens. */
async function choose(field: string | RegExp, option: string): Promise<void> {
  const select = page.getByRole('button', { name: field })
  await hands.press(select)
  const target = page.getByRole('option', { name: option, exact: true })
  await target.waitFor()
  await page.keyboard.type(option)
  await keyboard.isFocused(target)
  await page.keyboard.press('Enter')
  // The list is at the end of the document: Tab would leave the page while the list closes.
  await keyboard.isFocused(select)
}

async function switchOn(role: 'switch' | 'checkbox', name: string): Promise<void> {
  await tabTo(page, page.getByRole(role, { name, exact: true }))
  await page.keyboard.press('Space')
}

const productNamed = async (name: string) => {
  const { data } = await client.call('listProducts', { query: { filter: { search: name } } })
  const [found] = data
  if (!found) throw new Error(`There is no product ${name}`)
  return found
}

it('adds a supplier, a category, and a product with a second code', async () => {
  await openNew('Fournisseurs', 'Ajouter un fournisseur')
  await type(textbox('Nom'), supplier)
  await type(textbox('Code'), 'BRI')
  await type(textbox('Email'), 'commandes@brident.example')
  await saveAndList(supplier)

  await openNew('Catégories de produit', 'Ajouter une catégorie')
  await type(textbox('Nom'), category)
  await saveAndList(category)

  await openNew('Produits', 'Ajouter un produit')
  await type(textbox('Nom'), product)
  await search(combobox('Catégorie'), 'Turb', category)
  await search(combobox('Fournisseur'), 'Brid', supplier)
  await hands.press(button('Générer'))
  await type(textbox('Référence fournisseur'), 'BR-100')
  await type(textbox('Conditionnement'), '10')
  await switchOn('switch', 'Ordonnance nécessaire')
  await hands.press(button('Ajouter un code'))
  await type(textbox('Code').last(), 'TURBINE-BOITE')
  await type(textbox('Unités par scan'), '10')
  await saveAndList(product)
  expect(await productNamed(product)).toMatchObject({
    code: expect.stringMatching(/^2\d{12}$/) as string,
    codes: [{ code: 'TURBINE-BOITE', units: 10 }],
    conditionnement: 10,
    needOrdonnance: true,
  })
})

it('adds a user with a permission', async () => {
  await openNew('Utilisateurs', 'Ajouter un utilisateur')
  await type(textbox('Nom'), 'Hugo Lemoine')
  await type(textbox('Email'), 'hugo.lemoine@groupe-dentaire.example')
  await choose(/ Centre$/, 'Centre Bastille')
  await switchOn('checkbox', 'Commandes')
  await saveAndList('Hugo Lemoine')
  const { data } = await client.call('listStockUsers', { query: {} })
  const added = data.find(({ displayName }) => displayName === 'Hugo Lemoine')
  expect(added).toMatchObject({ centreId, permissions: ['commands'] })
})

it('imports products from a spreadsheet', async () => {
  await openEntry('Produits')
  await hands.press(page.getByRole('link', { name: 'Importer' }))
  await keyboard.isFocused(page.getByRole('heading', { level: 1, name: 'Importer des produits' }))
  const rows = [0, 1, 2].map((index) => productToOrder(index))
  const picking = page.waitForEvent('filechooser')
  await hands.press(button('Choisir un fichier'))
  await (
    await picking
  ).setFiles({
    name: 'produits.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: productSheet(rows, { category, supplier }),
  })
  await hands.press(button('Voir l’aperçu'))
  await hands.press(button('Importer 3 lignes'))
  await page.getByText('3 lignes créées').waitFor()
  await hands.press(page.getByRole('link', { name: 'Voir les produits' }))
  await keyboard.isFocused(page.getByRole('heading', { level: 1, name: 'Produits' }))
})

it('prints labels of a selected product, with its name and its code', async () => {
  const { code } = await productNamed(product)
  const row = page.getByRole('row', { name: new RegExp(product) })
  await gridTo(page, row.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await hands.press(button('Étiquettes'))
  await keyboard.isFocused(page.getByRole('heading', { level: 1, name: /^Étiquettes/ }))
  await type(textbox('Étiquettes par produit'), '3')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /^Étiquettes.*3$/ }).waitFor()

  const pages = await pagesOf(await page.pdf({ preferCSSPageSize: true }))
  expect(pages).toHaveLength(1)
  const printed = withoutSpaces(pages.join(''))
  expect(printed.split(withoutSpaces(product))).toHaveLength(4)
  expect(printed.split(code).length).toBeGreaterThanOrEqual(4)
  expect(printed).not.toContain('Imprimer')
})

it('adds a practitioner to a centre', async () => {
  await openEntry('Centres')
  await hands.press(button('Se connecter à Centre Bastille'))
  await hands.press(page.getByRole('link', { name: 'Ajouter un praticien' }).first())
  await type(textbox('Nom'), 'Dr Anaïs Colin')
  await saveAndList('Dr Anaïs Colin')
})

it('sets the thresholds of a product in a centre, and orders the missing units', async () => {
  await openEntry('Configuration Produits')
  await hands.press(page.getByRole('link', { name: product, exact: true }))
  const thresholds = page.getByRole('form', { name: 'Seuils de Centre Bastille' })
  await type(thresholds.getByRole('textbox', { name: 'Seuil de commande' }), '5')
  await type(thresholds.getByRole('textbox', { name: 'Quantité minimale en stock' }), '20')
  await hands.press(button('Enregistrer', thresholds))

  await openEntry('Commandes')
  await hands.press(button('Générer les commandes'))
  const dialog = page.getByRole('dialog', { name: 'Générer les commandes' })
  await dialog.getByText('0 en stock · seuil 5 · minimum 20').waitFor()
  await hands.press(button(/^Générer \d+ commandes?$/, dialog))
  await page.getByText(/générées?$/).waitFor()
  const { data } = await client.call('listCommands', {
    path: { id: centreId },
    query: { filter: { where: { status: 'created' } } },
  })
  const lines = data.flatMap(({ products }) => products)
  expect(lines).toContainEqual(expect.objectContaining({ name: product, qty: 20 }))
})
