import type { Command } from '@org/api/client'
import { useApi } from '@org/app-kit'
import { FormError } from '@org/app-kit/pages'
import { ConfirmDialog } from '@org/ui/primitives'
import { useNavigate } from 'react-router-dom'
import { useAction } from '#shared/loading/use-action.ts'
import { paths } from '#shared/paths.ts'
import { ordersTexts } from '../texts.ts'

/** Asks before an order is deleted. */
export function DeleteQuestion({ order, onClose }: { order: Command; onClose: () => void }) {
  const client = useApi()
  const navigate = useNavigate()
  const { isRunning, error, run } = useAction()
  const confirm = () =>
    run(async () => {
      await client.call('deleteCommand', { path: { id: order.id } })
      void navigate(paths.orders)
    })
  return (
    <ConfirmDialog
      title={ordersTexts.deleteTitle}
      isOpen
      isDangerous
      isLoading={isRunning}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <FormError message={error} work="save" />
      {ordersTexts.deleteHelp(order.products.length, order.ordonnances.length)}
    </ConfirmDialog>
  )
}
