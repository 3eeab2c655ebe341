import { normaliseCode } from '@org/api/stock'
import { type ApiOptions, storyTime } from '@org/app-kit/testing'
import { stockApi, stockIds } from '#shared/testing/stock-seed.ts'

/** Ids of the fixtures. */
export const countIds = {
  gloves: 'count-gloves',
  masks: 'count-masks',
  former: 'count-former',
  cancelled: 'count-cancelled',
}

/** Codes as scanners send them. */
export const codes = {
  glovesM: '3400936000018',
  glovesMBox: '3400936000117',
  glovesS: '3700123400011',
  mask: 'MASQUE-IIR',
  unknown: '4006381333931',
  wrongCheckDigit: '(01)13400936000119(10)A17',
}

const row = { is_archived: false, created_at: storyTime, updated_at: storyTime }
const minute = 60

const categories = [
  { id: 'gloves', name: 'Gants' },
  { id: 'masks', name: 'Masques' },
]

const products = [
  { id: 'gloves-m', name: 'Gants nitrile M', category_id: 'gloves', code: codes.glovesM, box: 100 },
  { id: 'gloves-s', name: 'Gants nitrile S', category_id: 'gloves', code: codes.glovesS, box: 100 },
  { id: 'gloves-l', name: 'Gants latex L poudrés', category_id: 'gloves', code: 'GL-L', box: 100 },
  {
    id: 'masks',
    name: 'Masques chirurgicaux type IIR',
    category_id: 'masks',
    code: codes.mask,
    box: 50,
  },
]

const stock = [
  { product_id: 'gloves-m', lot: 'A17', expiry: '2029-06-30', qty: 40 },
  { product_id: 'gloves-m', lot: '', expiry: '', qty: 12 },
  { product_id: 'gloves-s', lot: '', expiry: '', qty: 25 },
  { product_id: 'gloves-l', lot: 'L3', expiry: '2028-11-30', qty: 60 },
  { product_id: 'masks', lot: 'M9', expiry: '2029-03-31', qty: 90 },
]

const open = { status: 'open', ended_by: '', ended_at: 0, booking_id: '' } as const

const counts = [
  {
    ...open,
    id: countIds.gloves,
    category_id: 'gloves',
    person: 'Marie Lefort',
    created_at: storyTime - 40 * minute,
  },
  {
    ...open,
    id: countIds.masks,
    category_id: 'masks',
    person: 'Karim Haddad',
    created_at: storyTime - 20 * minute,
  },
  {
    id: countIds.former,
    category_id: null,
    status: 'closed' as const,
    person: 'Karim Haddad',
    created_at: storyTime - 90 * 86_400,
    ended_by: 'Marie Lefort',
    ended_at: storyTime - 89 * 86_400,
    booking_id: 'booking-of-the-former',
  },
  {
    id: countIds.cancelled,
    category_id: 'masks',
    status: 'cancelled' as const,
    person: 'Marie Lefort',
    created_at: storyTime - 120 * 86_400,
    ended_by: 'Marie Lefort',
    ended_at: storyTime - 120 * 86_400,
    booking_id: '',
  },
]

const byMarie = { user_id: 'marie', person: 'Marie Lefort' }
const byKarim = { user_id: stockIds.staff, person: 'Karim Haddad' }

const lines = [
  {
    ...byMarie,
    id: 'line-1',
    product_id: 'gloves-m',
    lot: 'A17',
    expiry: '2029-06-30',
    qty: 38,
    stock_then: 40,
    counted_at: storyTime - 9 * minute,
  },
  {
    ...byKarim,
    id: 'line-2',
    product_id: 'gloves-s',
    lot: '',
    expiry: '',
    qty: 25,
    stock_then: 25,
    counted_at: storyTime - 4 * minute,
  },
]

/** An installation whose Bastille centre counts its gloves and its masks. */
export const countsWorld: ApiOptions = {
  ...stockApi,
  userId: stockIds.staff,
  async prepare(adapters) {
    await stockApi.prepare?.(adapters)
    const rows = adapters.repositories.within({ organisationId: stockIds.organisation }).stock
    const centre_id = stockIds.centres.bastille
    for (const category of categories) await rows.categories.insert({ ...row, ...category })
    await rows.suppliers.insert({
      ...row,
      id: 'dentalys',
      name: 'Dentalys',
      code: 'DEN',
      email: 'commandes@dentalys.example',
    })
    for (const { box, ...product } of products) {
      await rows.products.insert({
        ...row,
        ...product,
        supplier_id: 'dentalys',
        supplier_ref: product.code,
        need_ordonnance: false,
        conditionnement: box,
        photo: null,
      })
      const code = { product_id: product.id, code: normaliseCode(product.code) }
      await rows.productCodes.insert({ ...code, id: product.id, units: 1, is_main: true })
    }
    await rows.productCodes.insert({
      id: 'box',
      product_id: 'gloves-m',
      code: normaliseCode(codes.glovesMBox),
      units: 100,
      is_main: false,
    })
    await rows.ledger.book(
      'booking-of-the-stock',
      stock.map((lot, index) => ({
        ...byMarie,
        ...lot,
        id: `movement-${index}`,
        booking_id: 'booking-of-the-stock',
        centre_id,
        reason: 'added' as const,
        source_id: '',
        created_at: storyTime - 86_400,
      })),
    )
    for (const count of counts) await rows.counts.insert({ ...count, centre_id })
    for (const line of lines) await rows.countLines.insert({ ...line, count_id: countIds.gloves })
    for (const [index, { product_id, lot, expiry, qty }] of stock.entries()) {
      await rows.countLines.insert({
        ...byKarim,
        id: `former-${index}`,
        count_id: countIds.former,
        product_id,
        lot,
        expiry,
        qty,
        stock_then: qty,
        counted_at: storyTime - 90 * 86_400,
      })
    }
  },
}
