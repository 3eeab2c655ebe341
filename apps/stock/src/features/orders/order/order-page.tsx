import type { Command } from '@org/api/client'
import { StoredPage, type StoredPageProps } from '#shared/orders/stored-page.tsx'
import { paths } from '#shared/paths.ts'
import { ordersTexts } from '../texts.ts'
import { Order } from './order.tsx'

type Props = StoredPageProps<Command>

const read: Props['read'] = (ports, id, options) => ports.commands.get(id, options)

const readEvents: Props['readEvents'] = (ports, id, options) =>
  ports.commands.getHistory(id, options)

/**
 * An order: its lines, its prescriptions (`ordonnances`), the available actions, and who did what.
 */
export function OrderPage() {
  return (
    <StoredPage
      title={ordersTexts.one}
      notFound={ordersTexts.notFound}
      list={{ href: paths.orders, label: ordersTexts.toOrders }}
      table="commands"
      read={read}
      readEvents={readEvents}
    >
      {(order, onStored) => <Order order={order} onStored={onStored} />}
    </StoredPage>
  )
}
