import { useOperation, useRunOperation, useAppSelector } from '@org/app-kit'
import { FormError } from '@org/app-kit/pages'
import { ConfirmDialog, Select } from '@org/ui/primitives'
import { useState } from 'react'
import { selectTeams } from '#shared/lists/teams.ts'
import { employeesTexts } from '../texts.ts'
import { moveEmployeesOperation, employeesMoveRequested } from '../employee-groups-saga.ts'
import { optionsOf } from '#shared/options-of.ts'
import type { GroupQuestionProps } from './group-dialog.tsx'
import { Parts } from './group.styles.ts'
import { whenDone } from './when-done.ts'

/** Asks which team the selected employees move to. */
export function MoveGroup({ ids, onDone, onClose }: GroupQuestionProps) {
  const run = useRunOperation(moveEmployeesOperation)
  const { isRunning } = useOperation(moveEmployeesOperation)
  const teams = useAppSelector(selectTeams).data
  const [teamId, setTeamId] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const confirm = () => {
    if (teamId !== null) whenDone(run(employeesMoveRequested({ ids, teamId })), onDone, setError)
  }
  return (
    <ConfirmDialog
      title={employeesTexts.group.moveTitle(ids.length)}
      isOpen
      isLoading={isRunning}
      isConfirmDisabled={teamId === null}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Parts>
        <FormError message={error} work="save" />
        <p>{employeesTexts.group.moveHelp}</p>
        <Select
          label={employeesTexts.teamChoice}
          value={teamId}
          onChange={setTeamId}
          options={optionsOf(teams)}
        />
      </Parts>
    </ConfirmDialog>
  )
}
