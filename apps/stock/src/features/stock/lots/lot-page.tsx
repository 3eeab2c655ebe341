import type { Answer, LotMovement } from '@org/api/client'
import { throwLoadFailure, useAppSelector, useLoaded } from '@org/app-kit'
import {
  LoadedPart,
  Muted,
  Page,
  PageActions,
  PageHeader,
  pageWindow,
  useTableAddress,
} from '@org/app-kit/pages'
import { DataTable, type DataTableCell, type LoadRows } from '@org/ui/data-table'
import { Card, EmptyState, Link } from '@org/ui/primitives'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isPermitted } from '#shared/account/access.ts'
import { selectStockUser } from '#shared/account/account-slice.ts'
import { useCentre } from '#shared/centre/use-centre.ts'
import { shortDay } from '#shared/days.ts'
import { importHeadings } from '#shared/export/import-headings.ts'
import { paths } from '#shared/paths.ts'
import { useLivePorts } from '#shared/ports/stock-ports.ts'
import { texts } from '#shared/texts.ts'
import { exportedMovementCells, movementCells } from '../movements/movement-cells.tsx'
import { Summary } from '../stock.styles.ts'
import { stockTexts } from '../texts.ts'
import { lotsTexts } from './texts.ts'

interface LotOfProduct {
  productId: string
  lot: string
}

/** A lot of a product: where it came from, where it went and what is left, for a recall. */
export function LotPage() {
  const [search] = useSearchParams()
  const productId = search.get('product') ?? ''
  const lot = search.get('name') ?? ''
  return <Lot key={`${productId} ${lot}`} productId={productId} lot={lot} />
}

function Lot({ productId, lot }: LotOfProduct) {
  const ports = useLivePorts('stock_balances')
  const load = useCallback(
    (signal: AbortSignal) => ports.stock.getLot({ productId, lot }, { signal }),
    [ports, productId, lot],
  )
  const { loaded, retry } = useLoaded(load)
  return (
    <Page>
      <PageHeader
        title={lotsTexts.of(lot)}
        actions={
          <Link href={paths.stockLots} appearance="secondary">
            {lotsTexts.title}
          </Link>
        }
      />
      <LoadedPart
        loaded={loaded}
        missing={<EmptyState title={lotsTexts.notFound} />}
        onRetry={retry}
      >
        {(found) => (
          <>
            <Left {...found} />
            <h2>{lotsTexts.movements}</h2>
            <LotMovements productId={productId} lot={lot} code={found.product.code} />
          </>
        )}
      </LoadedPart>
    </Page>
  )
}

/** The product, and the units that are left, by centre. */
function Left({ product, lot, left }: Answer<'getLot'>) {
  const { centreId } = useCentre()
  const mayOrder = isPermitted('commands', useAppSelector(selectStockUser))
  return (
    <Card>
      <Summary>
        <p>
          {centreId === null ? (
            product.name
          ) : (
            <Link href={paths.stockProduct(product.id)}>{product.name}</Link>
          )}
          <Muted> {product.code}</Muted>
        </p>
        <h2>{lotsTexts.left}</h2>
        {left.length === 0 ? (
          <Muted>{lotsTexts.noneLeft}</Muted>
        ) : (
          <ul aria-label={lotsTexts.left}>
            {left.map((part) => (
              <li key={`${part.centreId} ${part.expiry}`}>
                {part.centreName} : {stockTexts.units(part.qty)},{' '}
                {part.expiry === null
                  ? lotsTexts.noExpiry
                  : lotsTexts.expires(shortDay(part.expiry))}
              </li>
            ))}
          </ul>
        )}
        {centreId !== null && (
          <PageActions>
            <Link href={paths.stockOfLot(lot)}>{lotsTexts.inStock}</Link>
            <Link href={paths.movementsOfLot(lot)}>{lotsTexts.inMovements}</Link>
            {mayOrder && <Link href={paths.ordersOfLot(lot)}>{lotsTexts.inOrders}</Link>}
          </PageActions>
        )}
      </Summary>
    </Card>
  )
}

function LotMovements({ productId, lot, code }: LotOfProduct & { code: string }) {
  const ports = useLivePorts('stock_balances')
  const load = useCallback<LoadRows<LotMovement>>(
    async ({ page }, signal) => {
      const filter = pageWindow(page)
      const { data, total } = await ports.stock
        .getAllMovementsOfLot({ productId, lot }, filter, { signal })
        .catch(throwLoadFailure)
      return { rows: data, total }
    },
    [ports, productId, lot],
  )
  return (
    <DataTable
      {...useTableAddress()}
      label={lotsTexts.movements}
      cells={cells}
      getRowId={({ id }) => id}
      load={load}
      exportAs={lotsTexts.exportName(lot)}
      exportCells={exportedCells(code)}
      labels={{ failed: texts.listFailed }}
      empty={<EmptyState title={stockTexts.noMovements} />}
    />
  )
}

const places: readonly DataTableCell<LotMovement>[] = [
  { key: 'centreName', title: lotsTexts.centre, width: 180, isSortable: false },
  {
    key: 'supplierName',
    title: lotsTexts.supplier,
    width: 160,
    isSortable: false,
    value: ({ supplierName }) => supplierName ?? '',
  },
]

const cells: readonly DataTableCell<LotMovement>[] = [
  ...movementCells.filter(({ key }) => key !== 'lot'),
  ...places,
]

/** The columns of the CSV file. */
const exportedCells = (code: string): readonly DataTableCell<LotMovement>[] => [
  { key: 'code', title: importHeadings.stock.code, value: () => code },
  ...exportedMovementCells,
  ...places,
]
