import type { Stock } from '@org/api/client'
import { formatShortDateTime } from '@org/app-kit'
import type { DataTableCell } from '@org/ui/data-table'
import { importHeadings } from '#shared/export/import-headings.ts'
import { stockTexts } from './texts.ts'

/**
 * Splits a product into a line for each of its lots; a product without units keeps one line. This
 * is the format that the import of an opening stock reads, so importing the file restores the same
 * quantities.
 */
export function lotLines(stock: Stock): readonly Stock[] {
  const { lots } = stock
  if (lots.length === 0) return [stock]
  return lots.map((lot) => ({ ...stock, qty: lot.qty, lots: [lot] }))
}

/** The columns of the CSV file, one line for each lot. */
export const exportedCells: readonly DataTableCell<Stock>[] = [
  { key: 'code', title: importHeadings.stock.code },
  { key: 'name', title: stockTexts.product },
  { key: 'qty', title: importHeadings.stock.qty },
  { key: 'lot', title: importHeadings.stock.lot, value: ({ lots }) => lots[0]?.lot ?? '' },
  { key: 'expiry', title: importHeadings.stock.expiry, value: ({ lots }) => lots[0]?.expiry ?? '' },
  {
    key: 'status',
    title: stockTexts.status,
    value: ({ status }) => stockTexts.statuses[status],
  },
  { key: 'onOrder', title: stockTexts.onOrder },
  {
    key: 'lastMovementAt',
    title: stockTexts.lastMovement,
    value: ({ lastMovementAt }) =>
      lastMovementAt === null ? '' : formatShortDateTime(lastMovementAt),
  },
]
