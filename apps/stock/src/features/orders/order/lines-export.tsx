import type { Command } from '@org/api/client'
import { orderNumber } from '@org/api/stock'
import { type ExportColumn, RowsExport } from '#shared/export/rows-export.tsx'
import { ordersTexts } from '../texts.ts'

const columns: readonly ExportColumn<Command['products'][number]>[] = [
  { title: ordersTexts.supplierRef, value: ({ supplierRef }) => supplierRef },
  { title: ordersTexts.product, value: ({ name }) => name },
  { title: ordersTexts.unitsPerBox, value: ({ conditionnement }) => conditionnement },
  { title: ordersTexts.unitsOrdered, value: ({ qty }) => qty },
  { title: ordersTexts.unitsReceived, value: ({ qtyReceived }) => qtyReceived },
]

/** Downloads the products of an order, with their quantities in units. */
export function LinesExport({ order }: { order: Command }) {
  return (
    <RowsExport
      name={ordersTexts.linesExport(orderNumber(order.id))}
      rows={order.products}
      columns={columns}
    />
  )
}
