import { createClient, type Client } from '@org/api/client'
import { stockRoutes } from '@org/api/stock-client'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { eventually } from './support/eventually.ts'
import { backendSettings, fetchOf, signInWithLink } from './support/firebase-backend.ts'
import { startServer, type RunningServer } from './support/server.ts'
import { freshEmail, sessionOf } from './support/session.ts'

const viewport = { width: 1440, height: 900 }

/**
 * Time limit for a reported change, in ms: shorter than the interval at which pages reload by
 * themselves.
 */
const reported = 30_000

let server: RunningServer
let browser: Browser
let stockUrl: string
/** The page of a manager, on which the changes must appear. */
let page: Page
/** The API client of a colleague in the same group. */
let colleague: Client
let centreId: string
let supplierId: string
let productId: string
/** Number of times that the open page was loaded as a document. */
let documents = 0

/**
 * Signs this person in on a new page, and resolves once the app shows the first page after sign-in.
 */
async function openAs(email: string): Promise<Page> {
  const opened = await browser.newPage({ locale: 'fr-FR', viewport })
  await opened.goto(`${stockUrl}/auth/sign-in`)
  await signInWithLink(opened, email)
  // Allows two minutes, because the first call of the functions takes a long time.
  await opened.waitForURL(/\/(home|praticiens|centres)/, { timeout: 120_000 })
  return opened
}

async function clientOf(opened: Page): Promise<Client> {
  const { access_token: token } = await sessionOf(opened)
  const baseUrl = `${stockUrl}/api`
  return createClient({
    baseUrl,
    getToken: () => token,
    fetch: fetchOf('stock', baseUrl),
    routes: stockRoutes,
  })
}

const add = (qty: number) =>
  colleague.call('addStock', {
    path: { id: centreId },
    body: { bookingId: crypto.randomUUID(), lines: [{ productId, qty }] },
  })

/** The row of the product in the open list of the stock. */
const row = () => page.getByRole('row', { name: /Gants nitrile M/ })

/** Opens an address with a full page load, and waits until the page follows changes. */
async function openFollowing(path: string): Promise<void> {
  const followed = page.waitForResponse((response) => response.url().endsWith('/follow'))
  await page.goto(stockUrl + path)
  await followed
}

beforeAll(async () => {
  server = await startServer({ HOSTS: '127.0.0.1=stock', ...backendSettings('stock') })
  browser = await launchBrowser()
  stockUrl = server.url.replace('localhost', '127.0.0.1')
  page = await openAs(freshEmail('gerante'))
  const manager = await clientOf(page)
  const centre = await manager.call('createCentre', {
    body: { name: 'Centre Bellecour', address: '4 place Bellecour, 69002 Lyon' },
  })
  centreId = centre.id
  const supplier = await manager.call('createSupplier', {
    body: { name: 'Dentalys', code: 'DEN', email: 'commandes@dentalys.example' },
  })
  supplierId = supplier.id
  const category = await manager.call('createProductCategory', { body: { name: 'Gants' } })
  const product = await manager.call('createProduct', {
    body: {
      name: 'Gants nitrile M',
      categoryId: category.id,
      supplierId: supplier.id,
      supplierRef: 'GN-M',
      code: '3400936000117',
      conditionnement: 100,
    },
  })
  productId = product.id
  const email = freshEmail('collegue')
  await manager.call('createStockUser', {
    body: { email, displayName: 'Camille Roy', centreId, permissions: ['stock', 'commands'] },
  })
  colleague = await clientOf(await openAs(email))
  await page.goto(`${stockUrl}/centres`)
  await page.getByRole('button', { name: 'Se connecter à Centre Bellecour' }).click()
  await page.waitForURL(`${stockUrl}/praticiens`)
  page.on('domcontentloaded', () => (documents += 1))
}, 300_000)

afterAll(async () => {
  await browser.close()
  await server.stop()
})

it('shows, in a stock list that is open, the units that a colleague books', async () => {
  await openFollowing('/stock')
  await row().waitFor()
  const before = documents
  await add(250)
  await eventually(() => row().textContent()).toMatch(/250/)
  await add(50)
  await eventually(() => row().textContent()).toMatch(/300/)
  expect(documents).toBe(before)
})

it('keeps the input in the search and in a dialog while the list below changes', async () => {
  await openFollowing('/stock')
  await row().waitFor()
  await page.getByRole('searchbox').fill('Gants')
  await page.getByRole('button', { name: 'Ajouter du stock' }).click()
  await page.getByRole('combobox', { name: /^Ajouter un produit/ }).fill('Gants')
  await page.getByRole('option', { name: /Gants nitrile M/ }).click()
  const quantity = page.getByRole('textbox', { name: 'Quantité : Gants nitrile M' })
  await quantity.fill('12')
  await add(7)
  await eventually(() => page.locator('table').first().textContent()).toMatch(/307/)
  expect(await quantity.inputValue()).toBe('12')
  expect(await page.locator('input[type=search]').first().inputValue()).toBe('Gants')
})

it("keeps what was typed into a centre's form while the centre's new name appears above the form", async () => {
  await openFollowing(`/centre/${centreId}`)
  const address = page.getByRole('textbox', { name: 'Adresse', exact: true })
  await address.fill('12 rue de la République, 69002 Lyon')
  const manager = await clientOf(page)
  await manager.call('updateCentre', {
    path: { id: centreId },
    body: { name: 'Centre Presqu’île' },
  })
  await page.locator('strong').getByText('Centre Presqu’île').waitFor()
  expect(await address.inputValue()).toBe('12 rue de la République, 69002 Lyon')
})

it('shows, on the open page of an order, the quantities that a colleague changes', async () => {
  const { id } = await colleague.call('createCommand', {
    path: { id: centreId },
    body: { supplierId, products: [{ id: productId, qty: 100 }] },
  })
  await openFollowing(`/command/${id}`)
  await page.getByText('100 unités', { exact: true }).waitFor()
  await colleague.call('updateCommand', {
    path: { id },
    body: { products: [{ id: productId, qty: 700 }] },
  })
  await page.getByText('700 unités', { exact: true }).waitFor({ timeout: reported })
})

it('shows, on the open page of a count, the units that a colleague counts', async () => {
  const { id } = await colleague.call('startCount', {
    path: { id: centreId },
    body: { categoryId: null },
  })
  await openFollowing(`/stock/count/${id}`)
  await page.getByText('Scannez un produit').waitFor()
  await colleague.call('saveCountLine', {
    path: { id },
    body: { entryId: crypto.randomUUID(), productId, qty: 412, mode: 'add', revision: 0 },
  })
  await page.getByText('412').first().waitFor({ timeout: reported })
})

it('shows the new name of a changed product in an open list of products', async () => {
  await openFollowing('/products')
  await row().waitFor()
  const manager = await clientOf(page)
  await manager.call('updateProduct', { path: { id: productId }, body: { name: 'Gants vinyle' } })
  await page.getByRole('row', { name: /Gants vinyle/ }).waitFor()
})
