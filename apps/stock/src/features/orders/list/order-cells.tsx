import type { Command } from '@org/api/client'
import { orderNumber } from '@org/api/stock'
import { formatMoment } from '@org/app-kit'
import { RowLink } from '@org/app-kit/pages'
import type { DataTableCell } from '@org/ui/data-table'
import { paths } from '#shared/paths.ts'
import { OrderStatusBadge } from '../order-status-badge.tsx'
import { ordersTexts } from '../texts.ts'

/** The columns of a list of orders. */
export const orderCells: readonly DataTableCell<Command>[] = [
  {
    key: 'supplierName',
    title: ordersTexts.supplier,
    isSortable: false,
    render: ({ id, supplierName }) => <RowLink href={paths.order(id)}>{supplierName}</RowLink>,
  },
  {
    key: 'id',
    title: ordersTexts.number,
    isSortable: false,
    value: ({ id }) => orderNumber(id),
  },
  {
    key: 'status',
    title: ordersTexts.status,
    isSortable: false,
    value: ({ status }) => ordersTexts.statuses[status] ?? ordersTexts.unknownStatus,
    render: (order) => <OrderStatusBadge order={order} />,
  },
  {
    key: 'products',
    title: ordersTexts.products,
    isSortable: false,
    value: ({ products }) => products.length,
    render: ({ products }) => ordersTexts.lines(products.length),
  },
  {
    key: 'created_at',
    title: ordersTexts.createdAt,
    value: ({ metadata }) => formatMoment(metadata.createdAt),
  },
]
