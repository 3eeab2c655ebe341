import type { Command } from '@org/api/client'
import type { OrderStatus } from '@org/api/stock'
import { useCallback } from 'react'
import { useLotInAddress } from '#shared/only-lot.tsx'
import { StatusGroup, type StatusGroupProps } from '#shared/orders/status-group.tsx'
import { ordersTexts } from '../texts.ts'
import { orderCells } from './order-cells.tsx'

export interface OrderGroupProps {
  centreId: string
  status: OrderStatus
  /** A new version reloads the orders. */
  version: number
}

/** A centre's orders that have the same status. */
export function OrderGroup({ centreId, status, version }: OrderGroupProps) {
  const lot = useLotInAddress()
  const read = useCallback<StatusGroupProps<Command>['read']>(
    (ports, filter, options) => {
      // A new version creates a new function, which makes the table reload.
      void version
      return ports.commands.getAllByCentreId(centreId, { ...filter, lot }, options)
    },
    [centreId, version, lot],
  )
  return (
    <StatusGroup
      {...ordersTexts.groups[status]}
      status={status}
      cells={orderCells}
      read={read}
      table="commands"
      exportAs={ordersTexts.exportName}
    />
  )
}
