import { operations, type StockOperationId } from '../../contract/operations.ts'
import { jpgFile } from '../images.ts'
import { freshEmail } from '../world.ts'
import {
  addOrder,
  addReturn,
  addSentOrder,
  addOrdonnance,
  orderMailOf,
  somePdf,
} from './stock-orders.ts'
import { countUnits, startCount } from './stock-counts.ts'
import { importRequest } from './stock-imports.ts'
import { addMember, addUnits, freshBooking, freshCode, type StockWorld } from './stock-world.ts'

type Body = Readonly<Record<string, unknown>>

const unique = (name: string) => `${name} ${freshCode()}`
const address = '1 rue de la Paix, 75002 Paris'

const newProduct = ({ categoryId, supplierId }: StockWorld): Body => ({
  name: 'Compresses',
  categoryId,
  supplierId,
  supplierRef: 'CO-10',
  code: freshCode(),
})

/** Valid bodies of the calls that require one. */
const bodies: Readonly<Partial<Record<StockOperationId, (world: StockWorld) => Body>>> = {
  createCentre: () => ({ name: unique('Centre'), address }),
  updateCentre: () => ({ create_cmd_hour: 7 }),
  createSupplier: () => ({ name: unique('Fournisseur'), code: 'F', email: freshEmail('vente') }),
  updateSupplier: () => ({ code: 'DEN2' }),
  saveSupplierCentreData: () => ({ clientNumber: 'C-1042' }),
  createProductCategory: () => ({ name: unique('Catégorie') }),
  updateProductCategory: () => ({ name: unique('Catégorie') }),
  createProduct: newProduct,
  updateProduct: () => ({ supplierRef: 'GN-M2' }),
  saveProductCentreData: () => ({ qtyTriggerOrder: 100, qtyMinInStock: 200 }),
  createPraticien: ({ centreId }) => ({ name: 'Dr Amel Haddad', centreId }),
  updatePraticien: () => ({ name: 'Dr Amel Haddad-Roux' }),
  createStockUser: ({ centreId }) => ({
    email: freshEmail('nouvelle'),
    displayName: 'Nouvelle',
    centreId,
  }),
  updateStockUser: () => ({ displayName: 'Renommée' }),
  startCount: () => ({ categoryId: null }),
  saveCountLine: ({ productId }) => ({
    entryId: freshBooking(),
    productId,
    // A fresh lot, for which no line exists yet.
    lot: freshCode(),
    qty: 1,
    mode: 'add',
    revision: 0,
  }),
  closeCount: () => ({ bookingId: freshBooking(), emptied: null }),
  addStock: ({ productId }) => ({ bookingId: freshBooking(), lines: [{ productId, qty: 10 }] }),
  createCommand: ({ supplierId, productId }) => ({
    supplierId,
    products: [{ id: productId, qty: 100 }],
  }),
  updateCommand: ({ productId }) => ({ products: [{ id: productId, qty: 200 }] }),
  sendCommand: orderMailOf,
  validateCommand: ({ productId }) => ({
    bookingId: freshBooking(),
    received: [{ productId, qty: 100 }],
    choices: [],
  }),
  createCommandReturn: ({ supplierId, productId }) => ({
    supplierId,
    products: [{ id: productId, qty: 1 }],
  }),
  updateCommandReturn: ({ productId }) => ({ products: [{ id: productId, qty: 2 }] }),
  validateReturn: () => ({ bookingId: freshBooking() }),
  deleteGroup: () => ({ name: 'Un autre groupe' }),
  removeStock: ({ productId }) => ({ bookingId: freshBooking(), lines: [{ productId, qty: 1 }] }),
}

/** Queries of the calls that require one. */
const queries: Readonly<Partial<Record<StockOperationId, (world: StockWorld) => Body>>> = {
  findProduct: ({ code }) => ({ code }),
  getOrdonnanceFile: ({ organisationId }) => ({
    o: organisationId,
    c: 'order',
    e: '2000000000',
    s: 'forged',
  }),
  getPhotoFile: ({ organisationId }) => ({ o: organisationId, e: '2000000000', s: 'forged' }),
  searchLots: () => ({ lot: 'A' }),
  getLot: () => ({ lot: 'A17' }),
  listPraticiens: ({ centreId }) => ({ centreId }),
  listStockUsers: ({ centreId }) => ({ centreId }),
}

/** Returns the value of `{id}` in a path. Creates the target, unless the world already has one. */
async function targetOf(world: StockWorld, id: StockOperationId, path: string): Promise<string> {
  const { centreId, supplierId, categoryId, productId, superAdmin } = world
  if (path.startsWith('/stock/centre/')) return centreId
  if (path.startsWith('/stock/supplier/')) return supplierId
  if (path.startsWith('/stock/product-category/')) return categoryId
  if (path.startsWith('/stock/product/')) return productId
  if (path.startsWith('/stock/user/')) return (await addMember(world, { centreId })).id
  if (path.startsWith('/stock/commandreturn/')) return (await addReturn(world)).id
  if (path.startsWith('/stock/command/')) {
    return (await (id === 'validateCommand' ? addSentOrder(world) : addOrder(world))).id
  }
  if (path.startsWith('/stock/count/')) return (await startCount(world)).id
  const body = { name: 'Dr Louis Petit', centreId }
  if (path.startsWith('/stock/praticien/')) {
    return (await superAdmin.client.call('createPraticien', { body })).id
  }
  throw new Error(`Say in stock-requests.ts what {id} stands for in ${path}`)
}

/** Returns a multipart body with a file. */
function formOf(file: File): FormData {
  const form = new FormData()
  form.append('file', file)
  return form
}

/** True for calls about a single ordonnance of an order. */
const isOfOrder = (path: string) => path.startsWith('/stock/command/') && path.includes('{ref}')

/** Creates a valid request for a call, on an object of the first centre. */
export async function stockRequest(
  world: StockWorld,
  id: StockOperationId,
): Promise<{ path: string; init: RequestInit }> {
  const { method, path } = operations[id]
  const target = path.includes('{id}') ? await targetOf(world, id, path) : ''
  // These calls take units out, so there must be some in stock.
  if (id === 'removeStock' || id === 'validateReturn') await addUnits(world, 100)
  const filled = path
    .replace('{id}', target)
    .replace('{centreId}', world.centreId)
    .replace('{productId}', world.productId)
    .replace('{ref}', isOfOrder(path) ? await addOrdonnance(world, target) : 'ref')
    .replace(
      '{lineId}',
      path.includes('{lineId}')
        ? (await countUnits(world, target, 1, { lot: freshCode() })).id
        : '',
    )
  const imported = await importRequest(world, id)
  const query = imported?.query ?? queries[id]?.(world)
  const body = bodies[id]?.(world)
  const file =
    id === 'addOrdonnance'
      ? somePdf()
      : id === 'saveProductPhoto' || id === 'savePraticienPhoto'
        ? formOf(jpgFile())
        : imported && formOf(imported.file)
  return {
    path: query ? `${filled}?${new URLSearchParams(query as Record<string, string>)}` : filled,
    init: {
      method: method.toUpperCase(),
      ...(body && {
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
      ...(file && { body: file }),
    },
  }
}
