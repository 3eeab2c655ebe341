import { pageWindow, Section, SectionTitle } from '@org/app-kit/pages'
import type { Filter, FollowedTable } from '@org/api/client'
import { throwLoadFailure } from '@org/app-kit'
import type { StockPorts } from '@org/data'
import { DataTable, type DataTableCell, type LoadRows } from '@org/ui/data-table'
import { EmptyState } from '@org/ui/primitives'
import { useCallback, useId } from 'react'
import { useLivePorts } from '../ports/stock-ports.ts'
import { texts } from '../texts.ts'

export interface StatusGroupProps<Row extends { id: string }> {
  title: string
  /** Shown when the group is empty. */
  empty: string
  status: string
  cells: readonly DataTableCell<Row>[]
  /** Loads a page. Keep the function stable between renders: a new one loads the rows again. */
  read: (
    ports: StockPorts,
    filter: Filter,
    options: { signal: AbortSignal },
  ) => Promise<{ data: Row[]; total: number }>
  /** The server's table that the rows come from; when it changes, they are loaded again. */
  table: FollowedTable
  /** Name of the CSV file, without extension. */
  exportAs: string
}

/** The orders or returns with the same status, newest first. */
export function StatusGroup<Row extends { id: string }>({
  title,
  empty,
  status,
  cells,
  read,
  table,
  exportAs,
}: StatusGroupProps<Row>) {
  const ports = useLivePorts(table)
  const heading = useId()
  const load = useCallback<LoadRows<Row>>(
    async ({ page, sorting: [sorted] }, signal) => {
      const filter: Filter = {
        where: { status },
        order: sorted?.direction === 'ascending' ? 'created_at' : '-created_at',
        ...pageWindow(page),
      }
      const { data, total } = await read(ports, filter, { signal }).catch(throwLoadFailure)
      return { rows: data, total }
    },
    [ports, status, read],
  )
  return (
    <Section aria-labelledby={heading}>
      <SectionTitle id={heading}>{title}</SectionTitle>
      <DataTable
        label={title}
        cells={cells}
        getRowId={({ id }) => id}
        load={load}
        hasRowLinks
        exportAs={exportAs}
        labels={{ failed: texts.listFailed }}
        empty={<EmptyState title={empty} />}
      />
    </Section>
  )
}
