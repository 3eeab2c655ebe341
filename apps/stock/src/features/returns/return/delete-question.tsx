import type { CommandReturn } from '@org/api/client'
import { useApi } from '@org/app-kit'
import { FormError } from '@org/app-kit/pages'
import { ConfirmDialog } from '@org/ui/primitives'
import { useNavigate } from 'react-router-dom'
import { useAction } from '#shared/loading/use-action.ts'
import { paths } from '#shared/paths.ts'
import { returnsTexts } from '../texts.ts'

/** Asks before a return is deleted. */
export function DeleteQuestion({
  stored,
  onClose,
}: {
  stored: CommandReturn
  onClose: () => void
}) {
  const client = useApi()
  const navigate = useNavigate()
  const { isRunning, error, run } = useAction()
  const confirm = () =>
    run(async () => {
      await client.call('deleteCommandReturn', { path: { id: stored.id } })
      void navigate(paths.commandReturns)
    })
  return (
    <ConfirmDialog
      title={returnsTexts.deleteTitle}
      isOpen
      isDangerous
      isLoading={isRunning}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <FormError message={error} work="save" />
      {returnsTexts.deleteHelp(stored.products.length)}
    </ConfirmDialog>
  )
}
