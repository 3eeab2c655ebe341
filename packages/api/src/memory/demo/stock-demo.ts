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

/**
 * Creates a lifelike group of three dental centres, through the API as its staff would: suppliers,
 * products, users, stock with lots, orders to send and a return.
 */
export async function plantStockDemo(adapters: Adapters): Promise<void> {
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
    await addThresholds(client, centreId, products)
    await addStock(client, { centreId, index, today: date }, products)
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
  centreId: string,
  products: readonly AddedProduct[],
): Promise<void> {
  for (const { id, trigger, minimum } of products) {
    await client.call('saveProductCentreData', {
      path: { id, centreId },
      body: { qtyTriggerOrder: trigger, qtyMinInStock: minimum },
    })
  }
  for (const supplierId of new Set(products.map((product) => product.supplierId))) {
    await client.call('saveSupplierCentreData', {
      path: { id: supplierId, centreId },
      body: { clientNumber: `C-${centreId.slice(0, 6).toUpperCase()}` },
    })
  }
}

/** Books the stock in two lots, of which the first expires earlier. */
async function addStock(
  client: Client,
  { centreId, index, today }: { centreId: string; index: number; today: string },
  products: readonly AddedProduct[],
): Promise<void> {
  const dayIn = (days: number) =>
    new Date(Date.parse(today) + days * day * 1000).toISOString().slice(0, 10)
  const lines = products.flatMap(({ id, stock, expires, ref }) => {
    const qty = stock[index] ?? 0
    if (expires === null) return [{ productId: id, qty }]
    const first = Math.ceil(qty / 3)
    return [
      { productId: id, qty: first, lot: `${ref}-A`, expiry: dayIn(expires) },
      { productId: id, qty: qty - first, lot: `${ref}-B`, expiry: dayIn(expires + 180) },
    ].filter((line) => line.qty > 0)
  })
  await client.call('addStock', {
    path: { id: centreId },
    body: { bookingId: `demo-opening-stock-${centreId}`.slice(0, 64), lines },
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

/** Adds what the daily ordering would order, and a return. */
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
