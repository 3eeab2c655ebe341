import type { Movement } from '@org/api/client'
import { throwLoadFailure } from '@org/app-kit'
import { pageWindow } from '@org/app-kit/pages'
import { DataTable, type LoadRows } from '@org/ui/data-table'
import { EmptyState } from '@org/ui/primitives'
import { useCallback } from 'react'
import { useLivePorts } from '#shared/ports/stock-ports.ts'
import { texts } from '#shared/texts.ts'
import { exportedMovementCells, movementCells } from '../movements/movement-cells.tsx'
import { stockTexts } from '../texts.ts'

export interface MovementTableProps {
  centreId: string
  productId: string
  /** The product's code, which names the exported CSV file. */
  code: string
  /** Any change of this number reloads the movements. */
  version: number
}

/** The movements of a product at a centre, newest first. */
export function MovementTable({ centreId, productId, code, version }: MovementTableProps) {
  const ports = useLivePorts('stock_balances')
  const load = useCallback<LoadRows<Movement>>(
    async ({ page }, signal) => {
      // A new version creates a new function, which makes the table reload.
      void version
      const filter = pageWindow(page)
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
      cells={movementCells}
      getRowId={({ id }) => id}
      load={load}
      exportAs={stockTexts.movementsExport(code)}
      exportCells={exportedMovementCells}
      labels={{ failed: texts.listFailed }}
      empty={<EmptyState title={stockTexts.noMovements} />}
    />
  )
}
