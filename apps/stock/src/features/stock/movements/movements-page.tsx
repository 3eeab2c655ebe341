import type { StockMovement } from '@org/api/client'
import { throwLoadFailure } from '@org/app-kit'
import { Page, PageHeader, pageWindow, RowLink, useTableAddress } from '@org/app-kit/pages'
import { DataTable, type DataTableCell, type LoadRows } from '@org/ui/data-table'
import { EmptyState, Link } from '@org/ui/primitives'
import { ArrowLeftRight } from 'lucide-react'
import { useCallback, useState } from 'react'
import { CentreNeeded } from '#shared/centre/centre-needed.tsx'
import { useCentre } from '#shared/centre/use-centre.ts'
import { importHeadings } from '#shared/export/import-headings.ts'
import { OnlyLot, useLotInAddress } from '#shared/only-lot.tsx'
import { paths } from '#shared/paths.ts'
import { useLivePorts } from '#shared/ports/stock-ports.ts'
import { texts } from '#shared/texts.ts'
import { Detail } from '../stock.styles.ts'
import { stockTexts } from '../texts.ts'
import { exportedMovementCells, movementCells } from './movement-cells.tsx'

/** The movements of the selected centre, newest first. */
export function MovementsPage() {
  const { centreId } = useCentre()
  const [total, setTotal] = useState<number>()
  return (
    <Page>
      <PageHeader
        title={stockTexts.movements}
        count={total}
        actions={
          <Link href={paths.stock} appearance="secondary">
            {stockTexts.toList}
          </Link>
        }
      />
      {centreId === null ? (
        <CentreNeeded title={stockTexts.needsCentreTitle}>
          {stockTexts.needsCentreHelp}
        </CentreNeeded>
      ) : (
        <>
          <OnlyLot />
          <CentreMovements key={centreId} centreId={centreId} onTotal={setTotal} />
        </>
      )}
    </Page>
  )
}

interface CentreMovementsProps {
  centreId: string
  /** Receives the number of movements. Keep the function stable between renders. */
  onTotal: (total: number) => void
}

function CentreMovements({ centreId, onTotal }: CentreMovementsProps) {
  const lot = useLotInAddress()
  const ports = useLivePorts('stock_balances')
  const load = useCallback<LoadRows<StockMovement>>(
    async ({ page }, signal) => {
      const filter = { ...pageWindow(page), lot }
      const { data, total } = await ports.stock
        .getAllMovementsOfCentre(centreId, filter, { signal })
        .catch(throwLoadFailure)
      onTotal(total)
      return { rows: data, total }
    },
    [ports, centreId, onTotal, lot],
  )
  return (
    <DataTable
      {...useTableAddress()}
      label={stockTexts.movements}
      cells={cells}
      getRowId={({ id }) => id}
      load={load}
      hasRowLinks
      exportAs={stockTexts.movementsExportName}
      exportCells={exportedCells}
      labels={{ failed: texts.listFailed }}
      empty={
        <EmptyState
          title={stockTexts.noMovements}
          icon={<ArrowLeftRight size={24} aria-hidden="true" />}
        >
          {stockTexts.noMovementsHelp}
        </EmptyState>
      }
    />
  )
}

const cells: readonly DataTableCell<StockMovement>[] = [
  {
    key: 'name',
    title: stockTexts.product,
    width: 240,
    isSortable: false,
    render: ({ productId, name, code }) => (
      <>
        <RowLink href={paths.stockProduct(productId)}>{name}</RowLink>
        <Detail>{code}</Detail>
      </>
    ),
  },
  ...movementCells,
]

/** The columns of the CSV file. */
const exportedCells: readonly DataTableCell<StockMovement>[] = [
  { key: 'code', title: importHeadings.stock.code },
  { key: 'name', title: stockTexts.product },
  ...exportedMovementCells,
]
