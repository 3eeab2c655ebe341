import type { Stock } from '@org/api/client'
import { stockStatuses, toBoxes } from '@org/api/stock'
import { formatMoment } from '@org/app-kit'
import { Muted, RowLink } from '@org/app-kit/pages'
import type { DataTableCell } from '@org/ui/data-table'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts.ts'
import { shortDay } from '#shared/days.ts'
import { StatusBadge } from './status-badge.tsx'
import { isOrdered } from './stock-query.ts'
import { Big, Detail } from './stock.styles.ts'
import { stockTexts } from './texts.ts'

const cells: readonly DataTableCell<Stock>[] = [
  {
    key: 'name',
    title: stockTexts.product,
    width: 225,
    isAlwaysShown: true,
    render: ({ productId, name, code }) => (
      <>
        <RowLink href={paths.stockProduct(productId)}>{name}</RowLink>
        <Detail>{code}</Detail>
      </>
    ),
  },
  {
    key: 'status',
    title: stockTexts.status,
    width: 130,
    value: ({ status }) => stockTexts.statuses[status],
    filter: 'choice',
    choices: stockStatuses.map((status) => stockTexts.statuses[status]),
    render: ({ status }) => <StatusBadge status={status} />,
  },
  {
    key: 'qty',
    title: stockTexts.qty,
    width: 165,
    render: (stock) => <StockQuantity stock={stock} />,
  },
  {
    key: 'onOrder',
    title: stockTexts.onOrder,
    width: 120,
    render: ({ onOrder }) => (onOrder === 0 ? <Muted>{stockTexts.none}</Muted> : onOrder),
  },
  {
    key: 'nextExpiry',
    title: stockTexts.nextExpiry,
    width: 125,
    filter: 'choice',
    choices: [texts.expiringProducts],
    render: ({ nextExpiry }) =>
      nextExpiry === null ? <Muted>{stockTexts.none}</Muted> : shortDay(nextExpiry),
  },
  {
    key: 'lastMovementAt',
    title: stockTexts.lastMovement,
    width: 200,
    render: ({ lastMovementAt }) =>
      lastMovementAt === null ? <Muted>{stockTexts.none}</Muted> : formatMoment(lastMovementAt),
  },
  {
    key: 'need',
    title: stockTexts.need,
    isHidden: true,
    value: () => null,
    filter: 'choice',
    choices: [texts.productsToOrder],
  },
]

/** The columns of the stock list. */
export const stockCells: readonly DataTableCell<Stock>[] = cells.map((cell) => ({
  ...cell,
  isSortable: isOrdered(cell.key),
}))

/** The units of a product, also counted in boxes, and how many of them have expired. */
export function StockQuantity({ stock }: { stock: Stock }) {
  const { qty, usableQty, conditionnement } = stock
  const { boxes, rest } = toBoxes(qty, conditionnement)
  const isBoxed = conditionnement > 1 && boxes > 0
  return (
    <>
      <Big>{qty}</Big>
      {isBoxed && <Detail>{stockTexts.boxesAndUnits(boxes, rest)}</Detail>}
      {usableQty < qty && <Detail>{stockTexts.expired(qty - usableQty)}</Detail>}
    </>
  )
}
