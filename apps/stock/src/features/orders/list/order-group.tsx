import type { Command, Filter } from '@org/api/client'
import type { OrderStatus } from '@org/api/stock'
import { useApi } from '@org/app-kit'
import { DataTable, type LoadRows } from '@org/ui/data-table'
import { EmptyState } from '@org/ui/primitives'
import { useCallback, useId } from 'react'
import { texts } from '#shared/texts.ts'
import { Group, GroupTitle } from '#shared/orders/orders.styles.ts'
import { ordersTexts } from '../texts.ts'
import { orderCells } from './order-cells.tsx'

export interface OrderGroupProps {
  centreId: string
  status: OrderStatus
  /** A new one loads the orders again. */
  version: number
}

/** The orders of a centre that wait for the same thing, newest first. */
export function OrderGroup({ centreId, status, version }: OrderGroupProps) {
  const client = useApi()
  const heading = useId()
  const { title, empty } = ordersTexts.groups[status]
  const load = useCallback<LoadRows<Command>>(
    async ({ page, sorting: [sorted] }, signal) => {
      // Only a new function makes the table load again.
      void version
      const filter: Filter = {
        where: { status },
        order: sorted?.direction === 'ascending' ? 'created_at' : '-created_at',
        limit: page.size,
        offset: page.index * page.size,
      }
      const call = { path: { id: centreId }, query: { filter } }
      const { data, total } = await client.call('listCommands', call, { signal })
      return { rows: data, total }
    },
    [client, centreId, status, version],
  )
  return (
    <Group aria-labelledby={heading}>
      <GroupTitle id={heading}>{title}</GroupTitle>
      <DataTable
        label={title}
        cells={orderCells}
        getRowId={({ id }) => id}
        load={load}
        hasRowLinks
        exportAs={ordersTexts.exportName}
        labels={{ failed: texts.listFailed }}
        empty={<EmptyState title={empty} />}
      />
    </Group>
  )
}
