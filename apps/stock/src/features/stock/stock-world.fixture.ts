import { normaliseCode } from '@org/api/stock'
import type { ApiOptions } from '@org/app-kit/testing'
import { storyTime } from '@org/app-kit/testing'
import { glovesFile, plantPhoto } from '#shared/testing/photos.fixture.ts'
import { stockApi, stockIds } from '#shared/testing/stock-seed.ts'

/** Ids of the fixtures' products. */
export const productIds = { gloves: 'gloves', masks: 'masks', gel: 'gel', lamps: 'lamps' }

/** GTINs with their check digits, as scanners send them. */
export const gtins = { gloves: '3400936000018', glovesBox: '3400936000117', masks: '3700123400011' }

const day = 86_400
const row = { is_archived: false, created_at: storyTime, updated_at: storyTime }

const products = [
  {
    id: productIds.gloves,
    name: 'Gants nitrile M',
    code: gtins.gloves,
    conditionnement: 100,
    photo: 'photo-gloves',
    further: { code: gtins.glovesBox, units: 100 },
    thresholds: { qty_trigger_order: 200, qty_min_in_stock: 300 },
  },
  {
    id: productIds.masks,
    name: 'Masques chirurgicaux type IIR',
    code: gtins.masks,
    conditionnement: 50,
    thresholds: { qty_trigger_order: 20, qty_min_in_stock: 100 },
  },
  { id: productIds.gel, name: 'Gel hydroalcoolique 500 ml', code: 'GEL-500', conditionnement: 1 },
  {
    id: productIds.lamps,
    name: 'Lampe à polymériser (ancien modèle)',
    code: 'LAMPE-1',
    conditionnement: 1,
    isArchived: true,
  },
]

const movement = {
  centre_id: stockIds.centres.bastille,
  user_id: stockIds.staff,
  person: 'Karim Haddad',
  source_id: '',
  lot: '',
  expiry: '',
}

/** Movements, in the order in which they were booked. */
const movements = [
  { product_id: productIds.masks, lot: 'M4', expiry: '2020-01-31', qty: 30, days: 90 },
  {
    product_id: productIds.gloves,
    lot: 'A17',
    expiry: '2029-06-30',
    qty: 100,
    days: 40,
    reason: 'received' as const,
    source_id: 'order-1',
  },
  { product_id: productIds.gloves, qty: 50, days: 30 },
  { product_id: productIds.masks, lot: 'M9', expiry: '2029-03-31', qty: 90, days: 20 },
  {
    product_id: productIds.gloves,
    qty: -20,
    days: 12,
    reason: 'returned' as const,
    source_id: 'return-1',
  },
  { product_id: productIds.gloves, lot: 'A17', expiry: '2029-06-30', qty: -12, days: 3 },
]

/** An installation whose Bastille centre has a little stock. */
export const stockWorld: ApiOptions = {
  ...stockApi,
  userId: stockIds.staff,
  async prepare(adapters) {
    await stockApi.prepare?.(adapters)
    const { stock } = adapters.repositories.within({ organisationId: stockIds.organisation })
    await stock.categories.insert({ ...row, id: 'consumables', name: 'Consommables' })
    await stock.suppliers.insert({
      ...row,
      id: 'dentalys',
      name: 'Dentalys',
      code: 'DEN',
      email: 'commandes@dentalys.example',
    })
    await plantPhoto(adapters, 'photo-gloves', glovesFile())
    for (const { further, thresholds, isArchived = false, photo = null, ...product } of products) {
      await stock.products.insert({
        ...row,
        ...product,
        is_archived: isArchived,
        category_id: 'consumables',
        supplier_id: 'dentalys',
        supplier_ref: product.code,
        need_ordonnance: false,
        photo,
      })
      const code = { product_id: product.id, units: 1, is_main: true }
      await stock.productCodes.insert({
        ...code,
        id: `code-${product.id}`,
        code: normaliseCode(product.code),
      })
      if (further) {
        await stock.productCodes.insert({
          ...code,
          code: normaliseCode(further.code),
          units: further.units,
          id: `box-${product.id}`,
          is_main: false,
        })
      }
      if (thresholds) {
        await stock.productCentres.insert({
          ...thresholds,
          id: `${product.id}.${stockIds.centres.bastille}`,
          product_id: product.id,
          centre_id: stockIds.centres.bastille,
        })
      }
    }
    for (const [index, { days, ...moved }] of movements.entries()) {
      const id = `movement-${index}`
      const created_at = storyTime - days * day
      const reason = moved.qty > 0 ? ('added' as const) : ('removed' as const)
      const booked = { ...movement, reason, ...moved, id, booking_id: id, created_at }
      await stock.ledger.book(id, [booked])
    }
  },
}
