import type { CommandReturn } from '@org/api/client'
import type { ReturnStatus } from '@org/api/stock'
import { formatMoment } from '@org/app-kit'
import { RowLink } from '@org/app-kit/pages'
import type { DataTableCell } from '@org/ui/data-table'
import { useCallback } from 'react'
import { StatusGroup, type StatusGroupProps } from '#shared/orders/status-group.tsx'
import { paths } from '#shared/paths.ts'
import { ReturnStatusBadge } from '../return-status-badge.tsx'
import { returnsTexts } from '../texts.ts'

/** The returns of a centre that have this status. */
export function ReturnGroup({ centreId, status }: { centreId: string; status: ReturnStatus }) {
  const read = useCallback<StatusGroupProps<CommandReturn>['read']>(
    (ports, filter, options) => ports.commandReturns.getAllByCentreId(centreId, filter, options),
    [centreId],
  )
  return (
    <StatusGroup
      {...returnsTexts.groups[status]}
      status={status}
      cells={cells}
      read={read}
      table="command_returns"
      exportAs={returnsTexts.exportName}
    />
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
