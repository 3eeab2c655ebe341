import { formLabels } from '@org/ui/form'
import { useLabels } from '@org/ui/locale'
import { ConfirmDialog } from '@org/ui/primitives'

export interface LeaveQuestionProps {
  isOpen: boolean
  onLeave: () => void
  onStay: () => void
  className?: string
}

/** Asks before unsaved values are discarded. */
export function LeaveQuestion({ isOpen, onLeave, onStay, ...rest }: LeaveQuestionProps) {
  const { leaveTitle, leaveHelp } = useLabels(formLabels)
  return (
    <ConfirmDialog
      {...rest}
      title={leaveTitle}
      isOpen={isOpen}
      isDangerous
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {leaveHelp}
    </ConfirmDialog>
  )
}
