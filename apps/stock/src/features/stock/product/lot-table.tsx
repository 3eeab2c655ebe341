import type { StockLot } from '@org/api/client'
import { isExpired } from '@org/api/stock'
import { Muted } from '@org/app-kit/pages'
import { DataTable, type DataTableCell } from '@org/ui/data-table'
import { Badge } from '@org/ui/primitives'
import { shortDay } from '#shared/days.ts'
import { stockTexts } from '../texts.ts'
import { today } from '../booking/scan-text.ts'

/** The lots of a product that contain units. */
export function LotTable({ lots }: { lots: readonly StockLot[] }) {
  return (
    <DataTable
      label={stockTexts.lots}
      cells={cells}
      getRowId={({ lotId }) => lotId ?? ''}
      rows={lots}
      empty={<Muted>{stockTexts.noLots}</Muted>}
    />
  )
}

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
