import { type ApiOptions, storyTime } from '@org/app-kit/testing'
import type { Permission } from '@org/api/stock'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { product } from '#app/product.ts'
import { openPage, type OpenedPage } from '#app/testing/open-page.ts'
import { writeCentre } from '#shared/account/centre-storage.ts'
import { catalogueIds } from '#shared/testing/catalogue-seed.ts'
import { ordersWorld } from '#shared/testing/orders-seed.ts'
import { stockApi, stockIds } from '#shared/testing/stock-seed.ts'

const { bastille } = stockIds.centres
const { gloves, mask } = catalogueIds.products
const centre_id = bastille
const day = 86_400

const returned = {
  centre_id,
  supplier_id: catalogueIds.suppliers.medipro,
  origin_command_id: null,
  lines: [{ product_id: mask, qty: 1 }],
  created_at: storyTime,
  updated_at: storyTime,
}

interface Waiting {
  /** Permissions of the signed-in person, who belongs to the Bastille centre. */
  permissions: readonly Permission[]
  /** Number of lots of masks. The first lot expires today, and each further lot a day later. */
  lots?: number
}

/**
 * An installation with one open return and two finished ones, and with masks and gloves to order
 * from one supplier.
 */
const world = ({ permissions, lots = 0 }: Waiting): ApiOptions => ({
  ...ordersWorld,
  userId: stockIds.staff,
  async prepare(adapters) {
    await ordersWorld.prepare?.(adapters)
    const { stock } = adapters.repositories.within({ organisationId: stockIds.organisation })
    await stock.members.update(stockIds.staff, { permissions: [...permissions] })
    for (const [id, status] of Object.entries(statuses)) {
      await stock.commandReturns.insert({ ...returned, id, status })
    }
    // Thresholds above the quantity on order, so that masks and gloves have to be ordered.
    await stock.productCentres.insert({
      id: `${mask}.${bastille}`,
      product_id: mask,
      centre_id,
      qty_trigger_order: 5000,
      qty_min_in_stock: 5000,
    })
    await stock.productCentres.update(`${gloves}.${bastille}`, { qty_trigger_order: 5000 })
    await stock.ledger.book(
      'booking-of-lots',
      Array.from({ length: lots }, (_, index) => ({
        product_id: mask,
        lot: `L${index}`,
        expiry: new Date((storyTime + index * day) * 1000).toISOString().slice(0, 10),
        qty: 10,
        id: `movement-of-lot-${index}`,
        booking_id: 'booking-of-lots',
        centre_id,
        reason: 'added' as const,
        source_id: '',
        user_id: stockIds.superAdmin,
        person: 'Nadia Ferrand',
        created_at: storyTime - day,
      })),
    )
  },
})

const statuses = { one: 'created', two: 'returned', three: 'returned' } as const

let opened: OpenedPage

beforeEach(async () => {
  await product.clearLocalData?.('logout')
  await product.preload?.()
})
afterEach(() => {
  opened.close()
  writeCentre(stockIds.staff, null)
})

const open = async (waiting: Waiting) => {
  opened = await openPage('/home', world(waiting))
}

/** Returns the texts of the tiles that show a number. */
const tiles = () =>
  [...document.querySelectorAll('section li a')]
    .map(({ textContent }) => textContent)
    .filter((text) => /^\d/.test(text))

const orders = ['3Commandes à envoyer', '1Commandes à valider', '2Produits à commander']

it.each<[Permission[], string[]]>([
  [['commands'], orders],
  [['commandreturns'], ['1Retours à valider']],
  [['stock'], ['2Produits à commander', '2Lots périmés ou bientôt']],
  [
    ['commands', 'stock'],
    [...orders, '2Lots périmés ou bientôt'],
  ],
])('shows people with %j what is waiting for them', async (permissions, expected) => {
  await open({ permissions })
  await expect.poll(tiles).toEqual(expected)
})

it('shows no waiting work to people who may do none of it', async () => {
  await open({ permissions: ['users'] })
  await expect.element(page.getByRole('heading', { name: 'Centre Bastille' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Utilisateurs' }).first()).toBeInTheDocument()
  expect(page.getByRole('heading', { name: 'À faire' }).elements()).toEqual([])
  expect(tiles()).toEqual([])
})

it.each<[Permission[], string]>([
  [['commandreturns'], 'Aucun retour n’attend.'],
  [['commands', 'stock'], 'Aucune commande et aucun lot n’attend.'],
  [['commands', 'commandreturns', 'stock'], 'Aucune commande, aucun retour et aucun lot n’attend.'],
])(
  'when nothing is waiting, mentions only the work that people with %j may do',
  async (permissions, text) => {
    opened = await openPage('/home', {
      ...stockApi,
      userId: stockIds.staff,
      async prepare(adapters) {
        await stockApi.prepare?.(adapters)
        const { stock } = adapters.repositories.within({ organisationId: stockIds.organisation })
        await stock.members.update(stockIds.staff, { permissions })
      },
    })
    await expect.element(page.getByText('Rien à faire')).toBeVisible()
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  },
)

it('names the first five lots, and counts the others', async () => {
  await open({ permissions: ['stock'], lots: 5 })
  await expect.poll(tiles).toEqual(['2Produits à commander', '7Lots périmés ou bientôt'])
  const lots = page.getByRole('list', { name: 'Lots périmés ou bientôt' })
  await expect.element(lots.getByText('et 2 autres')).toBeVisible()
  expect(lots.getByRole('listitem').elements()).toHaveLength(6)
})

const links = () =>
  [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))

it('offers the pages of the selected centre, or the general pages if none is selected', async () => {
  await open({ permissions: ['commandreturns'] })
  await expect.poll(links).toContain('/commandreturns')
  opened.close()
  opened = await openPage('/home', { ...ordersWorld, userId: stockIds.superAdmin })
  await expect.element(page.getByText('Choisissez un centre')).toBeVisible()
  expect(links()).toContain('/product-categories')
  expect(links()).not.toContain('/commandreturns')
})

it.each([
  [stockIds.superAdmin, ['/centre/create']],
  [stockIds.secretary, []],
])(
  'offers to add the first centre only to people who may add one: %s',
  async (userId, expected) => {
    opened = await openPage('/home', {
      ...ordersWorld,
      userId,
      async prepare(adapters) {
        await ordersWorld.prepare?.(adapters)
        const { stock } = adapters.repositories.within({ organisationId: stockIds.organisation })
        for (const id of Object.values(stockIds.centres)) {
          await stock.centres.update(id, { is_archived: true })
        }
      },
    })
    await expect.element(page.getByRole('heading', { name: 'Aucun centre' })).toBeVisible()
    expect(links().filter((href) => href === '/centre/create')).toEqual(expected)
  },
)
