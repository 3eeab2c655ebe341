import { type ApiOptions, storyTime } from '@org/app-kit/testing'
import { catalogueApi, catalogueIds } from '#shared/testing/catalogue-seed.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'

/** Ids of the fixtures. */
export const returnIds = {
  created: 'return-created',
  short: 'return-short',
  returned: 'return-returned',
}

const { suppliers, products } = catalogueIds
const centre_id = stockIds.centres.bastille
const day = 86_400

const common = { centre_id, supplier_id: suppliers.medipro, origin_command_id: null }

const returns = [
  {
    ...common,
    id: returnIds.created,
    status: 'created' as const,
    lines: [
      { product_id: products.gloves, qty: 30, lot_id: '2029-06-30/A17' },
      { product_id: products.mask, qty: 10 },
    ],
    created_at: storyTime - day,
  },
  {
    ...common,
    id: returnIds.short,
    status: 'created' as const,
    lines: [{ product_id: products.mask, qty: 500 }],
    created_at: storyTime - 2 * day,
  },
  {
    ...common,
    id: returnIds.returned,
    status: 'returned' as const,
    lines: [{ product_id: products.gloves, qty: 5 }],
    created_at: storyTime - 9 * day,
  },
]

const lots = [
  { product_id: products.gloves, lot: 'A17', expiry: '2029-06-30', qty: 40 },
  { product_id: products.mask, lot: 'M9', expiry: '2028-03-31', qty: 60 },
]

/** The catalogue, with the stock and returns of the Bastille centre. */
export const returnsWorld: ApiOptions = {
  ...catalogueApi,
  async prepare(adapters) {
    await catalogueApi.prepare?.(adapters)
    const scope = { organisationId: stockIds.organisation }
    const { stock } = adapters.repositories.within(scope)
    for (const row of returns) {
      await stock.commandReturns.insert({ ...row, updated_at: row.created_at })
    }
    await stock.orderEvents.insert({
      id: 'event-created',
      order_id: returnIds.created,
      number: 1,
      kind: 'created',
      person: 'Nadia Ferrand',
      detail: '',
      created_at: storyTime - day,
    })
    await stock.ledger.book(
      'booking-of-the-stock',
      lots.map((lot, index) => ({
        ...lot,
        id: `movement-${index}`,
        booking_id: 'booking-of-the-stock',
        centre_id,
        reason: 'added' as const,
        source_id: '',
        user_id: stockIds.superAdmin,
        person: 'Nadia Ferrand',
        created_at: storyTime - 10 * day,
      })),
    )
  },
}
