import type { CommandReturn, Filter } from '@org/api/client'
import type { ReturnStatus } from '@org/api/stock'
import { formatMoment, useApi } from '@org/app-kit'
import { RowLink } from '@org/app-kit/pages'
import { DataTable, type DataTableCell, type LoadRows } from '@org/ui/data-table'
import { EmptyState } from '@org/ui/primitives'
import { useCallback, useId } from 'react'
import { Group, GroupTitle } from '#shared/orders/orders.styles.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts.ts'
import { ReturnStatusBadge } from '../return-status-badge.tsx'
import { returnsTexts } from '../texts.ts'

/** The returns of a centre in one state, newest first. */
export function ReturnGroup({ centreId, status }: { centreId: string; status: ReturnStatus }) {
  const client = useApi()
  const heading = useId()
  const { title, empty } = returnsTexts.groups[status]
  const load = useCallback<LoadRows<CommandReturn>>(
    async ({ page, sorting: [sorted] }, signal) => {
      const filter: Filter = {
        where: { status },
        order: sorted?.direction === 'ascending' ? 'created_at' : '-created_at',
        limit: page.size,
        offset: page.index * page.size,
      }
      const call = { path: { id: centreId }, query: { filter } }
      const { data, total } = await client.call('listCommandReturns', call, { signal })
      return { rows: data, total }
    },
    [client, centreId, status],
  )
  return (
    <Group aria-labelledby={heading}>
      <GroupTitle id={heading}>{title}</GroupTitle>
      <DataTable
        label={title}
        cells={cells}
        getRowId={({ id }) => id}
        load={load}
        hasRowLinks
        exportAs={returnsTexts.exportName}
        labels={{ failed: texts.listFailed }}
        empty={<EmptyState title={empty} />}
      />
    </Group>
  )
}

const cells: readonly DataTableCell<CommandReturn>[] = [
  {
    key: 'supplierName',
    title: returnsTexts.supplier,
    isSortable: false,
    render: ({ id, supplierName }) => (
      <RowLink href={paths.commandReturn(id)}>{supplierName}</RowLink>
    ),
  },
  {
    key: 'status',
    title: returnsTexts.status,
    isSortable: false,
    value: ({ status }) => returnsTexts.statuses[status],
    render: ({ status }) => <ReturnStatusBadge status={status} />,
  },
  {
    key: 'products',
    title: returnsTexts.products,
    isSortable: false,
    value: ({ products }) => products.length,
    render: ({ products }) => returnsTexts.lines(products.length),
  },
  {
    key: 'created_at',
    title: returnsTexts.createdAt,
    value: ({ metadata }) => formatMoment(metadata.createdAt),
  },
]
