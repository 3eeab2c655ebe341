import type { Movement } from '@org/api/client'
import { formatMoment, throwLoadFailure } from '@org/app-kit'
import { Muted } from '@org/app-kit/pages'
import { DataTable, type DataTableCell, type LoadRows } from '@org/ui/data-table'
import { useCallback } from 'react'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { texts } from '#shared/texts.ts'
import { shortDay } from '#shared/days.ts'
import { bookingTexts, stockTexts } from '../texts.ts'

export interface MovementTableProps {
  centreId: string
  productId: string
  /** A new one loads the movements again. */
  version: number
}

/** The movements of a product at a centre, newest first. */
export function MovementTable({ centreId, productId, version }: MovementTableProps) {
  const ports = useStockPorts()
  const load = useCallback<LoadRows<Movement>>(
    async ({ page }, signal) => {
      // Only a new function makes the table load again.
      void version
      const filter = { limit: page.size, offset: page.index * page.size }
      const { data, total } = await ports.stock
        .getAllMovements(centreId, productId, filter, { signal })
        .catch(throwLoadFailure)
      return { rows: data, total }
    },
    [ports, centreId, productId, version],
  )
  return (
    <DataTable
      label={stockTexts.movements}
      cells={cells}
      getRowId={({ id }) => id}
      load={load}
      labels={{ failed: texts.listFailed }}
      empty={<Muted>{stockTexts.noMovements}</Muted>}
    />
  )
}

const signed = new Intl.NumberFormat('fr-FR', { signDisplay: 'always' })

const cells: readonly DataTableCell<Movement>[] = [
  {
    key: 'createdAt',
    title: stockTexts.date,
    isSortable: false,
    render: ({ createdAt }) => formatMoment(createdAt),
  },
  {
    key: 'reason',
    title: stockTexts.reason,
    isSortable: false,
    render: ({ reason }) => stockTexts.reasons[reason],
  },
  {
    key: 'qty',
    title: stockTexts.change,
    isSortable: false,
    align: 'end',
    render: ({ qty }) => signed.format(qty),
  },
  {
    key: 'lot',
    title: stockTexts.lot,
    isSortable: false,
    render: ({ lot, expiry }) =>
      bookingTexts.lotOf(lot, expiry && shortDay(expiry)) || <Muted>{stockTexts.noLot}</Muted>,
  },
  { key: 'person', title: stockTexts.person, isSortable: false },
]
