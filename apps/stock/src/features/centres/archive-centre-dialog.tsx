import type { Centre } from '@org/api/client'
import { useAppDispatch } from '@org/app-kit'
import { ConfirmDialog } from '@org/ui/primitives'
import { centresFlow } from './centres-saga.ts'
import { centresTexts } from './texts.ts'

export interface ArchiveCentreDialogProps {
  centre: Centre
  onClose: () => void
}

/** Asks before a centre is archived. */
export function ArchiveCentreDialog({ centre, onClose }: ArchiveCentreDialogProps) {
  const dispatch = useAppDispatch()
  const archive = () => {
    const { id } = centre
    dispatch(centresFlow.requests.update({ id, values: { isArchived: true }, base: centre }))
    onClose()
  }
  return (
    <ConfirmDialog
      title={centresTexts.archiveTitle(centre.name)}
      isOpen
      isDangerous
      onConfirm={archive}
      onCancel={onClose}
    >
      {centresTexts.archiveHelp}
    </ConfirmDialog>
  )
}
