import { selectUser, useAppSelector } from '@org/app-kit'
import { Checkbox, Select } from '@org/ui/primitives'
import { useState } from 'react'
import { useScope } from '#shared/scope/use-scope.ts'
import { selectTeams } from '#shared/lists/teams.ts'
import { importDialogTexts } from './texts.ts'
import { optionsOf } from '#shared/options-of.ts'
import { UnderLabel } from './import.styles.ts'
import type { EditedRows } from './row-editing.ts'

/**
 * Returns the id of the team for new employees, and the field that selects it. Both are null for
 * people other than the organisation's administrators, and during the onboarding.
 */
export function useImportTeam(isOnboarding: boolean) {
  const { teamId } = useScope()
  const { data } = useAppSelector(selectTeams)
  const mayChoose = useAppSelector(selectUser)?.role === 'admin' && !isOnboarding
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const globalTeam = data.find(({ is_global }) => is_global)
  if (!mayChoose) return { id: null, select: null }
  const id = selectedId ?? teamId ?? globalTeam?.id ?? null
  const select = (
    <Select
      label={importDialogTexts.team}
      description={importDialogTexts.teamOfRows}
      value={id}
      onChange={setSelectedId}
      options={optionsOf(data)}
    />
  )
  return { id, select }
}

export interface UpdateChoiceProps {
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  edited: Pick<EditedRows, 'changing' | 'same' | 'isAsking'>
}

/** Asks whether to update existing people, and shows how many people that would change. */
export function UpdateChoice({ isSelected, onChange, edited }: UpdateChoiceProps) {
  const { changing, same, isAsking } = edited
  const { label, help, asking, count } = importDialogTexts.updates
  return (
    <div>
      <Checkbox isSelected={isSelected} onChange={onChange} description={help}>
        {label}
      </Checkbox>
      <UnderLabel aria-live="polite">
        {isSelected && (isAsking ? asking : count(changing, same))}
      </UnderLabel>
    </div>
  )
}
