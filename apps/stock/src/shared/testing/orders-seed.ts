import { type ApiOptions, storyTime } from '@org/app-kit/testing'
import { catalogueApi, catalogueIds } from './catalogue-seed.ts'
import { stockIds } from './stock-seed.ts'

/** Ids of the fixtures. */
export const orderIds = {
  created: 'a4c81e02-created',
  prescribed: '7d20b6f4-prescribed',
  sent: '3f9e5c18-sent',
  failed: 'c1580a9b-failed',
  received: 'e93b5d10-received',
}

const { suppliers, products } = catalogueIds
const day = 86_400

const line = (product_id: string, qty: number, qty_received: number | null = null) => ({
  product_id,
  qty,
  qty_received,
  is_changed_by_hand: false,
})

const common = {
  centre_id: stockIds.centres.bastille,
  is_sending: false,
  send_error: '',
  send_count: 0,
  origin_command_id: null,
  ordonnances: [],
}

const orders = [
  {
    ...common,
    id: orderIds.created,
    supplier_id: suppliers.medipro,
    status: 'created' as const,
    lines: [line(products.gloves, 300), line(products.mask, 75)],
    created_at: storyTime - day,
  },
  {
    ...common,
    id: orderIds.prescribed,
    supplier_id: suppliers.dentalia,
    status: 'created' as const,
    lines: [line(products.articaine, 100)],
    created_at: storyTime - 2 * day,
  },
  {
    ...common,
    id: orderIds.failed,
    supplier_id: suppliers.medipro,
    status: 'created' as const,
    send_error: '550 mailbox unavailable',
    send_count: 1,
    lines: [line(products.mask, 100)],
    created_at: storyTime - 3 * day,
  },
  {
    ...common,
    id: orderIds.sent,
    supplier_id: suppliers.medipro,
    status: 'sent' as const,
    send_count: 1,
    lines: [line(products.gloves, 200), line(products.mask, 100)],
    created_at: storyTime - 6 * day,
  },
  {
    ...common,
    id: orderIds.received,
    supplier_id: suppliers.medipro,
    status: 'received' as const,
    send_count: 1,
    lines: [line(products.gloves, 200, 100), line(products.mask, 50, 50)],
    created_at: storyTime - 20 * day,
  },
]

const event = { detail: '', person: 'Karim Haddad' }

const events = [
  { ...event, order_id: orderIds.sent, number: 1, kind: 'generated' as const, person: '' },
  { ...event, order_id: orderIds.sent, number: 2, kind: 'changed' as const },
  {
    ...event,
    order_id: orderIds.sent,
    number: 3,
    kind: 'mailed' as const,
    person: '',
    detail: 'service.client@medipro.example',
  },
]

/** Two lots: one has expired, the other is about to expire. */
const lots = [
  { product_id: products.mask, lot: 'M9', expiry: '2027-01-05', qty: 60 },
  { product_id: products.articaine, lot: 'AX3', expiry: '2027-01-31', qty: 20 },
]

/** The units that arrived with the received order. */
const receivedUnits = [
  { product_id: products.gloves, lot: 'G27-0412', expiry: '2029-04-30', qty: 60 },
  { product_id: products.gloves, lot: 'G27-0455', expiry: '2029-06-30', qty: 40 },
  { product_id: products.mask, lot: '', expiry: '', qty: 50 },
]

const used = <Units extends { qty: number }>(units: Units): Units => ({ ...units, qty: -units.qty })

/** The catalogue, with orders of the Bastille centre in each state. */
export const ordersWorld: ApiOptions = {
  ...catalogueApi,
  async prepare(adapters) {
    await catalogueApi.prepare?.(adapters)
    const scope = { organisationId: stockIds.organisation }
    const { stock } = adapters.repositories.within(scope)
    for (const row of orders) await stock.commands.insert({ ...row, updated_at: row.created_at })
    const bookings = [
      { id: 'expiring-lots', units: lots, reason: 'added', at: 90 },
      { id: 'reception', units: receivedUnits, reason: 'received', at: 14 },
      // Uses up the received units, so that the centre needs to order again.
      { id: 'use', units: receivedUnits.map(used), reason: 'removed', at: 13 },
    ] as const
    for (const { id, units, reason, at } of bookings) {
      const movements = units.map((unit) => ({
        ...unit,
        id: `movement-${id}-${unit.product_id}-${unit.lot}`,
        booking_id: `booking-of-${id}`,
        centre_id: stockIds.centres.bastille,
        reason,
        source_id: reason === 'received' ? orderIds.received : '',
        user_id: stockIds.superAdmin,
        person: 'Nadia Ferrand',
        created_at: storyTime - at * day,
      }))
      await stock.ledger.book(`booking-of-${id}`, movements)
    }
    for (const row of events) {
      const id = `${row.order_id}-${row.number}`
      await stock.orderEvents.insert({
        ...row,
        id,
        created_at: storyTime - (6 - row.number) * day,
      })
    }
  },
}
