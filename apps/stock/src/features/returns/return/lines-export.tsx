import type { CommandReturn } from '@org/api/client'
import { orderNumber } from '@org/api/stock'
import { type ExportColumn, RowsExport } from '#shared/export/rows-export.tsx'
import { returnsTexts } from '../texts.ts'
import { expiryOf, lotOf } from './return-lines.ts'

const columns: readonly ExportColumn<CommandReturn['products'][number]>[] = [
  { title: returnsTexts.supplierRef, value: ({ supplierRef }) => supplierRef },
  { title: returnsTexts.product, value: ({ name }) => name },
  { title: returnsTexts.lotTitle, value: lotOf },
  { title: returnsTexts.expiry, value: expiryOf },
  { title: returnsTexts.unitsTitle, value: ({ qty }) => qty },
]

/** Downloads the products of a return. */
export function LinesExport({ stored }: { stored: CommandReturn }) {
  return (
    <RowsExport
      name={returnsTexts.linesExport(orderNumber(stored.id))}
      rows={stored.products}
      columns={columns}
    />
  )
}
