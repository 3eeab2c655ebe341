import { ApiError, type CommandReturn } from '@org/api/client'
import { useAction, useEnvironment } from '@org/app-kit'
import { idempotencyKeys } from '@org/app-kit/public'
import { FormError } from '@org/app-kit/pages'
import { Checkbox } from '@org/ui/primitives'
import { useState } from 'react'
import { LargeConfirmDialog } from '#shared/large-controls.styles.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { returnsTexts } from '../texts.ts'

export interface ReturnedQuestionProps {
  stored: CommandReturn
  onReturned: (stored: CommandReturn) => void
  onClose: () => void
}

const typesOfReturned = ['ALREADY_BOOKED', 'ORDER_STATUS']

/**
 * Whether the failure suggests that an earlier attempt, whose response was lost, already took the
 * return out of the stock.
 */
const isReturnedBefore = (failure: unknown) =>
  failure instanceof ApiError && typesOfReturned.includes(failure.type)

/** Asks before the units of a return leave the stock. */
export function ReturnedQuestion({ stored, onReturned, onClose }: ReturnedQuestionProps) {
  const ports = useStockPorts()
  const { newKey } = useEnvironment()
  const { isRunning, error, run } = useAction()
  const [keys] = useState(() => idempotencyKeys(newKey))
  // The booking id stays the same while the dialog is open, so that the server rejects a second
  // booking.
  const [bookingId] = useState(newKey)
  const [isExpired, setIsExpired] = useState(false)
  const [isExpiredConfirmed, setIsExpiredConfirmed] = useState(false)
  const confirm = () =>
    run(async () => {
      const body = { bookingId, ...(isExpiredConfirmed && { isExpiredConfirmed }) }
      try {
        const options = { idempotencyKey: keys.keyOf(body) }
        onReturned(await ports.commandReturns.validateReturn(stored, body, options))
      } catch (failure) {
        if (failure instanceof ApiError && failure.type === 'LOT_EXPIRED') setIsExpired(true)
        const current = isReturnedBefore(failure) ? await ports.commandReturns.get(stored.id) : null
        if (current?.status !== 'returned') throw failure
        onReturned(current)
      }
    })
  return (
    <LargeConfirmDialog
      title={returnsTexts.markTitle}
      isOpen
      isLoading={isRunning}
      isConfirmDisabled={isExpired && !isExpiredConfirmed}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <FormError message={error} work="save" />
      <p>{returnsTexts.markHelp(stored.products.reduce((sum, { qty }) => sum + qty, 0))}</p>
      {isExpired && (
        <Checkbox isSelected={isExpiredConfirmed} onChange={setIsExpiredConfirmed}>
          {returnsTexts.expired}
        </Checkbox>
      )}
    </LargeConfirmDialog>
  )
}
