import type { StockLot } from '@org/api/client'
import { isExpired } from '@org/api/stock'
import { Muted } from '@org/app-kit/pages'
import { DataTable, type DataTableCell } from '@org/ui/data-table'
import { Badge, EmptyState } from '@org/ui/primitives'
import { importHeadings } from '#shared/export/import-headings.ts'
import { shortDay } from '#shared/days.ts'
import { stockTexts } from '../texts.ts'
import { today } from '../booking/scan-text.ts'

export interface LotTableProps {
  lots: readonly StockLot[]
  /** The product's code. */
  code: string
}

/** A product's lots, without the empty ones. */
export function LotTable({ lots, code }: LotTableProps) {
  return (
    <DataTable
      label={stockTexts.lots}
      cells={cells}
      getRowId={({ lotId }) => lotId ?? ''}
      rows={lots}
      exportAs={stockTexts.lotsExport(code)}
      exportCells={exportCells(code)}
      empty={<EmptyState title={stockTexts.noLots} />}
    />
  )
}

/** The columns of the exported CSV file. The import of an opening stock can read them. */
const exportCells = (code: string): readonly DataTableCell<StockLot>[] => [
  { key: 'code', title: importHeadings.stock.code, value: () => code },
  { key: 'qty', title: importHeadings.stock.qty },
  { key: 'lot', title: importHeadings.stock.lot, value: ({ lot }) => lot ?? '' },
  { key: 'expiry', title: importHeadings.stock.expiry, value: ({ expiry }) => expiry ?? '' },
]

const cells: readonly DataTableCell<StockLot>[] = [
  {
    key: 'lot',
    title: stockTexts.lot,
    value: ({ lot }) => lot ?? '',
    render: ({ lot }) => lot ?? <Muted>{stockTexts.noLot}</Muted>,
  },
  {
    key: 'expiry',
    title: stockTexts.expiry,
    value: ({ expiry }) => expiry ?? '',
    render: (lot) =>
      lot.expiry === null ? (
        <Muted>{stockTexts.none}</Muted>
      ) : (
        <>
          {shortDay(lot.expiry)}{' '}
          {isExpired(lot, today()) && <Badge tone="danger">{stockTexts.isExpired}</Badge>}
        </>
      ),
  },
  { key: 'qty', title: stockTexts.qty, align: 'end' },
]
