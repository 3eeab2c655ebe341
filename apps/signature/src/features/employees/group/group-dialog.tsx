import { withFeature } from '@org/app-kit'
import type { User } from '@org/api/client'
import type { SelectedRows } from '@org/ui/data-table'
import { Button, Dialog } from '@org/ui/primitives'
import { useState } from 'react'
import { employeesTexts } from '../texts.ts'
import { texts } from '#shared/texts.ts'
import { LoadedGate } from '#shared/loaded-gate.tsx'
import { DeleteGroup } from './delete-group.tsx'
import { DeployGroup } from './deploy-group.tsx'
import type { GroupAct } from './group-actions.tsx'
import { MoveGroup } from './move-group.tsx'
import { useGroupIds } from './use-group-ids.ts'
import { employeeGroupsFeature } from './feature.ts'

export interface GroupDialogProps {
  act: GroupAct
  selected: SelectedRows<User>
  /** The team that the list is restricted to. */
  teamId: string | null
  onClose: () => void
}

/** Props of every dialog about selected employees. */
export interface GroupQuestionProps {
  ids: readonly string[]
  onDone: () => void
  onClose: () => void
}

const questions = { move: MoveGroup, delete: DeleteGroup, deploy: DeployGroup }

/** The dialog for an action on the selected employees. */
function Question({ act, selected: initial, teamId, onClose }: GroupDialogProps) {
  // Keeps the selection as it was when the dialog was opened.
  const [selected] = useState(initial)
  const { loaded, retry } = useGroupIds(selected, teamId)
  const Question = questions[act]
  if (loaded && 'data' in loaded) {
    const finish = () => {
      selected.clear()
      onClose()
    }
    return <Question ids={loaded.data} onDone={finish} onClose={onClose} />
  }
  return (
    <Dialog
      title={employeesTexts.group[act]}
      isOpen
      size="small"
      onClose={onClose}
      actions={<Button onPress={onClose}>{texts.cancel}</Button>}
    >
      <LoadedGate loaded={loaded} onRetry={retry}>
        {() => null}
      </LoadedGate>
    </Dialog>
  )
}

export const GroupDialog = withFeature(employeeGroupsFeature, Question)
