import type { Team } from '@org/api/client'
import { ConfirmDialog, Select } from '@org/ui/primitives'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useAppDispatch } from '@org/app-kit'
import { teamsTexts } from './texts.ts'
import { texts } from '#shared/texts.ts'
import { teamsFlow } from './teams-saga.ts'

const Help = styled.p`
  margin: 0 0 var(--ph-space-4);
`

export interface DeleteTeamDialogProps {
  team: Team
  /** All teams. The members move to the default team unless the user selects another one. */
  teams: readonly Team[]
  onClose: () => void
}

/** Asks for confirmation before deleting a team, and asks which team its members move to. */
export function DeleteTeamDialog({ team, teams, onClose }: DeleteTeamDialogProps) {
  const dispatch = useAppDispatch()
  const others = teams.filter(({ id }) => id !== team.id)
  const [moveTo, setMoveTo] = useState(others.find(({ is_global }) => is_global)?.id ?? null)
  return (
    <ConfirmDialog
      title={texts.deleteTitle(team.name)}
      isOpen
      isDangerous
      isConfirmDisabled={moveTo === null}
      onCancel={onClose}
      onConfirm={() => {
        if (moveTo !== null) dispatch(teamsFlow.requests.delete({ id: team.id, moveTo }))
        onClose()
      }}
    >
      <Help>{teamsTexts.deleteHelp}</Help>
      {team.members_count > 0 && (
        <Select
          label={teamsTexts.moveTo(team.members_count)}
          value={moveTo}
          onChange={setMoveTo}
          options={others.map(({ id, name, is_global }) => ({
            value: id,
            label: is_global ? `${name} ${texts.defaultTeam}` : name,
          }))}
        />
      )}
    </ConfirmDialog>
  )
}
