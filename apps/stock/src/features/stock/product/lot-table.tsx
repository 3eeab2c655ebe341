import type { StockLot } from '@org/api/client'
import { isExpired } from '@org/api/stock'
import { Muted } from '@org/app-kit/pages'
import { DataTable, type DataTableCell } from '@org/ui/data-table'
import { Badge, EmptyState, Link } from '@org/ui/primitives'
import { useMemo } from 'react'
import { importHeadings } from '#shared/export/import-headings.ts'
import { shortDay } from '#shared/days.ts'
import { paths } from '#shared/paths.ts'
import { stockTexts } from '../texts.ts'
import { today } from '../booking/scan-text.ts'

export interface LotTableProps {
  lots: readonly StockLot[]
  productId: string
  /** The product's code. */
  code: string
}

/** A product's lots, without the empty ones. */
export function LotTable({ lots, productId, code }: LotTableProps) {
  const cells = useMemo(() => cellsOf(productId), [productId])
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

const cellsOf = (productId: string): readonly DataTableCell<StockLot>[] => [
  {
    key: 'lot',
    title: stockTexts.lot,
    value: ({ lot }) => lot ?? '',
    render: ({ lot }) =>
      lot === null ? (
        <Muted>{stockTexts.noLot}</Muted>
      ) : (
        <Link href={paths.stockLot(productId, lot)}>{lot}</Link>
      ),
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
