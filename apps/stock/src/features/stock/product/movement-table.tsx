import type { Movement } from '@org/api/client'
import { formatMoment, formatShortDateTime, throwLoadFailure, useAppSelector } from '@org/app-kit'
import { Muted } from '@org/app-kit/pages'
import { DataTable, type DataTableCell, type LoadRows } from '@org/ui/data-table'
import { Link } from '@org/ui/primitives'
import { useCallback } from 'react'
import { isPermitted } from '#shared/account/access.ts'
import { selectStockUser } from '#shared/account/account-slice.ts'
import { importHeadings } from '#shared/export/import-headings.ts'
import { paths } from '#shared/paths.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { texts } from '#shared/texts.ts'
import { shortDay } from '#shared/days.ts'
import { bookingTexts, stockTexts } from '../texts.ts'

export interface MovementTableProps {
  centreId: string
  productId: string
  /** The product's code, for the name of the CSV file. */
  code: string
  /** A new one loads the movements again. */
  version: number
}

/** The movements of a product at a centre, newest first. */
export function MovementTable({ centreId, productId, code, version }: MovementTableProps) {
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
      exportAs={stockTexts.movementsExport(code)}
      exportCells={exportCells}
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
    render: (movement) => <Reason {...movement} />,
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

/** The columns of the CSV file, in which a lot and its date are apart. */
const exportCells: readonly DataTableCell<Movement>[] = [
  {
    key: 'createdAt',
    title: stockTexts.date,
    value: ({ createdAt }) => formatShortDateTime(createdAt),
  },
  { key: 'reason', title: stockTexts.reason, value: ({ reason }) => stockTexts.reasons[reason] },
  { key: 'qty', title: stockTexts.change },
  { key: 'lot', title: importHeadings.stock.lot, value: ({ lot }) => lot ?? '' },
  { key: 'expiry', title: importHeadings.stock.expiry, value: ({ expiry }) => expiry ?? '' },
  { key: 'person', title: stockTexts.person },
]

/** Why units moved, with a link to the order or the return if the person may open it. */
function Reason({ reason, sourceId }: Pick<Movement, 'reason' | 'sourceId'>) {
  const user = useAppSelector(selectStockUser)
  const text = stockTexts.reasons[reason]
  if (sourceId === null) return text
  if (reason === 'received' && isPermitted('commands', user)) {
    return <Link href={paths.order(sourceId)}>{text}</Link>
  }
  if (reason === 'returned' && isPermitted('commandreturns', user)) {
    return <Link href={paths.commandReturn(sourceId)}>{text}</Link>
  }
  return text
}
