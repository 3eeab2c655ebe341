import { register } from '../../accounts/register.ts'
import { createClient, type Client } from '../../client/index.ts'
import { stockRoutes } from '../../client/stock-routes.ts'
import type { Adapters } from '../../ports/adapters.ts'
import { createApi } from '../../program/create-api.ts'
import { generateCode } from '../../stock/codes/index.ts'
import { localHour } from '../../stock/rules/local-date.ts'
import { signInAs } from '../sign-in-as.ts'
import {
  demoCategories,
  demoCentres,
  demoPraticiens,
  type DemoProduct,
  demoProducts,
  demoSuppliers,
} from './stock-goods.ts'

/** Email address of the super admin of the stock demonstration. */
export const stockDemoAdmin = 'nadia.ferrand@groupe-dentaire.example'

const day = 86_400

/** Consumption of the centres in each of the last weeks, relative to an ordinary week. */
const weeks = [1.1, 0.8, 1.3, 0.6, 1, 0.9, 1.2, 0.7]
/** How many weeks ago the newer lots were delivered. */
const deliveredIn = 4

/**
 * Creates a lifelike group of three dental centres, through the API as the group's staff would do
 * it: suppliers, products, users, stock with lots and eight weeks of movements, orders to send and
 * a return.
 */
export async function plantStockDemo(real: Adapters): Promise<void> {
  let weeksAgo = 0
  const now = () => real.clock.now() - weeksAgo * 7 * day
  const adapters: Adapters = { ...real, clock: { ...real.clock, now } }
  const admin = await adapters.repositories.transaction((inside) =>
    register(adapters, inside, { email: stockDemoAdmin, product: 'stock' }),
  )
  const { stock } = adapters.repositories.within({ organisationId: admin.organisation_id })
  await stock.members.update(admin.id, { display_name: 'Nadia Ferrand' })
  const { access_token } = await signInAs(adapters, admin.id)
  const api = createApi(adapters)
  const client = createClient({
    baseUrl: 'http://localhost/api',
    routes: stockRoutes,
    getToken: () => access_token,
    fetch: (url, init) => api.fetch(new Request(url, init), { client: 'demo', product: 'stock' }),
  })
  const centres = await addCentres(client)
  const products = await addProducts(client)
  const { date } = localHour(adapters.clock.now())
  for (const [index, centreId] of centres.entries()) {
    await addThresholds(client, { centreId, index }, products)
    const centre: DemoCentre = { client, centreId, index, today: date }
    weeksAgo = weeks.length + 1
    await addLots(centre, products, 'opening')
    for (const [week, factor] of weeks.entries()) {
      weeksAgo = weeks.length - week
      if (weeksAgo === deliveredIn) await addLots(centre, products, 'delivered')
      await removeUsed(centre, products, factor)
    }
    weeksAgo = 0
  }
  await addPeople(client, centres)
  await addOrders(client, centres[0] ?? '', products)
}

async function addCentres(client: Client): Promise<string[]> {
  const ids: string[] = []
  for (const [index, [name, address, createCmdHour]] of demoCentres.entries()) {
    const { id } = await client.call('createCentre', { body: { name, address } })
    if (createCmdHour !== null) {
      const body = { create_cmd_hour: createCmdHour }
      await client.call('updateCentre', { path: { id }, body })
    }
    for (const praticien of demoPraticiens[index] ?? []) {
      await client.call('createPraticien', { body: { name: praticien, centreId: id } })
    }
    ids.push(id)
  }
  return ids
}

interface AddedProduct extends DemoProduct {
  id: string
  supplierId: string
}

async function addProducts(client: Client): Promise<AddedProduct[]> {
  const suppliers: string[] = []
  for (const [name, code, email] of demoSuppliers) {
    suppliers.push((await client.call('createSupplier', { body: { name, code, email } })).id)
  }
  const categories: string[] = []
  for (const name of demoCategories) {
    categories.push((await client.call('createProductCategory', { body: { name } })).id)
  }
  const added: AddedProduct[] = []
  for (const [index, goods] of demoProducts.entries()) {
    const supplierId = suppliers[goods.supplier] ?? ''
    const { id } = await client.call('createProduct', {
      body: {
        name: goods.name,
        categoryId: categories[goods.category] ?? '',
        supplierId,
        supplierRef: goods.ref,
        // The same codes each time, so that printed labels stay valid.
        code: generateCode(() => (index + 1) / 1000),
        conditionnement: goods.conditionnement,
        needOrdonnance: goods.needOrdonnance ?? false,
      },
    })
    added.push({ ...goods, id, supplierId })
  }
  return added
}

async function addThresholds(
  client: Client,
  { centreId, index }: Pick<DemoCentre, 'centreId' | 'index'>,
  products: readonly AddedProduct[],
): Promise<void> {
  for (const { id, trigger, minimum } of products) {
    await client.call('saveProductCentreData', {
      path: { id, centreId },
      body: { qtyTriggerOrder: trigger, qtyMinInStock: minimum },
    })
  }
  const suppliers = new Map(products.map(({ supplier, supplierId }) => [supplierId, supplier]))
  for (const [supplierId, supplier] of suppliers) {
    await client.call('saveSupplierCentreData', {
      path: { id: supplierId, centreId },
      body: { clientNumber: `${demoSuppliers[supplier]?.[1]}-${417 + index * 36 + supplier}` },
    })
  }
}

interface DemoCentre {
  client: Client
  centreId: string
  /** Index in `demoCentres`. */
  index: number
  /** The current date, from which the expiry dates of the lots are counted. */
  today: string
}

/**
 * Returns how many units of a product a centre uses in a week. `factor` is that week's entry in
 * `weeks`.
 */
const usedUnits = (product: DemoProduct, centre: number, factor: number) =>
  (product.stock[centre] ?? 0) === 0 ? 0 : Math.round((product.trigger / weeks.length) * factor)

/**
 * Books either the opening stock, which consists of the lots that expire first and includes all
 * units that will be used, or the delivery of the later lots.
 */
async function addLots(
  { client, centreId, index, today }: DemoCentre,
  products: readonly AddedProduct[],
  which: 'opening' | 'delivered',
): Promise<void> {
  const dayIn = (days: number) =>
    new Date(Date.parse(today) + days * day * 1000).toISOString().slice(0, 10)
  const lines = products.map((product) => {
    const { id, expires, ref } = product
    const qty = product.stock[index] ?? 0
    const first = Math.ceil(qty / 3)
    const used = weeks.reduce((sum, factor) => sum + usedUnits(product, index, factor), 0)
    const units = which === 'opening' ? first + used : qty - first
    if (expires === null) return { productId: id, qty: units }
    return which === 'opening'
      ? { productId: id, qty: units, lot: `${ref}-A`, expiry: dayIn(expires) }
      : { productId: id, qty: units, lot: `${ref}-B`, expiry: dayIn(expires + 180) }
  })
  await client.call('addStock', {
    path: { id: centreId },
    body: {
      bookingId: `demo-${which}-${centreId}`.slice(0, 64),
      lines: lines.filter(({ qty }) => qty > 0),
    },
  })
}

/** Books what a centre used in a week, from the lots that expire first. */
async function removeUsed(
  { client, centreId, index }: DemoCentre,
  products: readonly AddedProduct[],
  factor: number,
): Promise<void> {
  const lines = products.map((product) => ({
    productId: product.id,
    qty: usedUnits(product, index, factor),
  }))
  await client.call('removeStock', {
    path: { id: centreId },
    body: {
      bookingId: `demo-used-${factor}-${centreId}`.slice(0, 64),
      lines: lines.filter(({ qty }) => qty > 0),
    },
  })
}

async function addPeople(client: Client, centres: readonly string[]): Promise<void> {
  const [bastille, lyon] = centres
  const people = [
    {
      email: 'karim.haddad@groupe-dentaire.example',
      displayName: 'Karim Haddad',
      centreId: bastille,
      permissions: ['stock', 'commands', 'commandreturns'] as const,
    },
    {
      email: 'lea.moulin@groupe-dentaire.example',
      displayName: 'Léa Moulin',
      centreId: lyon,
      isAdmin: true,
      permissions: ['stock', 'commands', 'commandreturns', 'users', 'praticiens'] as const,
    },
  ]
  for (const { centreId = null, permissions, ...person } of people) {
    await client.call('createStockUser', {
      body: { ...person, centreId, permissions: [...permissions] },
    })
  }
}

/** Adds the orders that the daily job would create, and a return. */
async function addOrders(
  client: Client,
  centreId: string,
  products: readonly AddedProduct[],
): Promise<void> {
  await client.call('generateCommands', { path: { id: centreId } })
  const gloves = products.find(({ ref }) => ref === 'GN-S-100')
  if (!gloves) return
  await client.call('createCommandReturn', {
    path: { id: centreId },
    body: { supplierId: gloves.supplierId, products: [{ id: gloves.id, qty: 100 }] },
  })
}
