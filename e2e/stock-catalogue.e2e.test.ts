import type { Client } from '@org/api/client'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { tabTo } from './support/keyboard.ts'
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

/** Opens the form of a list that adds an entry. */
async function openNew(entry: string, link: string): Promise<void> {
  await openEntry(entry)
  await hands.press(page.getByRole('link', { name: link }).first())
  await keyboard.isFocused(page.getByRole('heading', { level: 1, name: link }))
}

async function saveAndList(name: string): Promise<void> {
  await hands.press(button('Enregistrer'))
  await page.getByRole('row', { name: new RegExp(name) }).waitFor()
}

/** Selects an option of a list that Enter opens. */
async function choose(field: string | RegExp, option: string): Promise<void> {
  await hands.press(page.getByRole('button', { name: field }))
  const target = page.getByRole('option', { name: option, exact: true })
  await target.waitFor()
  await page.keyboard.type(option)
  await keyboard.isFocused(target)
  await page.keyboard.press('Enter')
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

it('adds a supplier, a category, and a product with a further code', async () => {
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
