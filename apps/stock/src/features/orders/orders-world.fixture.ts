import { type ApiOptions, storyTime } from '@org/app-kit/testing'
import { catalogueApi, catalogueIds } from '#shared/testing/catalogue-seed.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'

/** Ids of the fixtures. */
export const orderIds = {
  created: 'order-created',
  prescribed: 'order-prescribed',
  sent: 'order-sent',
  failed: 'order-failed',
  received: 'order-received',
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

/** The catalogue, with orders of the centre Bastille in each state. */
export const ordersWorld: ApiOptions = {
  ...catalogueApi,
  async prepare(adapters) {
    await catalogueApi.prepare?.(adapters)
    const scope = { organisationId: stockIds.organisation }
    const { stock } = adapters.repositories.within(scope)
    for (const row of orders) await stock.commands.insert({ ...row, updated_at: row.created_at })
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
