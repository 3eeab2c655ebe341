import type { Movement } from '@org/api/client'
import { orderNumber } from '@org/api/stock'
import { formatMoment, formatShortDateTime, useAppSelector } from '@org/app-kit'
import { Muted } from '@org/app-kit/pages'
import type { DataTableCell } from '@org/ui/data-table'
import { Link } from '@org/ui/primitives'
import { isPermitted } from '#shared/account/access.ts'
import { selectStockUser } from '#shared/account/account-slice.ts'
import { shortDay } from '#shared/days.ts'
import { importHeadings } from '#shared/export/import-headings.ts'
import { paths } from '#shared/paths.ts'
import { bookingTexts, stockTexts } from '../texts.ts'

const signed = new Intl.NumberFormat('fr-FR', { signDisplay: 'always' })

export const movementCells: readonly DataTableCell<Movement>[] = [
  {
    key: 'createdAt',
    title: stockTexts.date,
    width: 200,
    isSortable: false,
    render: ({ createdAt }) => formatMoment(createdAt),
  },
  {
    key: 'reason',
    title: stockTexts.reason,
    width: 120,
    isSortable: false,
    render: (movement) => <Reason {...movement} />,
  },
  {
    key: 'qty',
    title: stockTexts.change,
    width: 90,
    isSortable: false,
    align: 'end',
    render: ({ qty }) => signed.format(qty),
  },
  {
    key: 'lot',
    title: stockTexts.lot,
    width: 270,
    isSortable: false,
    render: ({ lot, expiry }) =>
      bookingTexts.lotOf(lot, expiry && shortDay(expiry)) || <Muted>{stockTexts.noLot}</Muted>,
  },
  { key: 'person', title: stockTexts.person, width: 140, isSortable: false },
]

/**
 * The columns of the CSV file. The lot, its expiry date and the source's number have separate
 * columns.
 */
export const exportedMovementCells: readonly DataTableCell<Movement>[] = [
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
  {
    key: 'sourceId',
    title: stockTexts.source,
    value: ({ sourceId }) => (sourceId === null ? '' : orderNumber(sourceId)),
  },
]

/** The reason for a movement, with a link to its order or return if the person may open it. */
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
