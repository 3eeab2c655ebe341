import { selectUser, useFields } from '@org/app-kit'
import { Button, EmptyState, TextField } from '@org/ui/primitives'
import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { draftChanged, employeeAdded, selectOnboarding } from '../../onboarding/onboarding-slice.ts'
import { selectUsers, useAppDispatch, useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
import type { User } from '@org/api/client'
import { users as userList } from '../../lists/lists.ts'
import { ListGate } from '../shared/list-gate.tsx'
import { CreateUserDialog } from '../users/create-user-dialog.tsx'
import { EditUserDialog } from '../users/edit-user-dialog.tsx'
import { UsersTable } from '../users/users-table.tsx'
import { Column, TeamRow } from './wizard-page.styles.ts'

/** Step 3: first whether to make a team, then the employees. */
export function EmployeesStep() {
  const { draft } = useAppSelector(selectOnboarding)
  const [isTeamDecided, setTeamDecided] = useState(draft.teamName !== '')
  return (
    <Column>
      <h2>{texts.onboarding.addEmployees}</h2>
      {isTeamDecided ? (
        <Employees onChangeTeam={() => setTeamDecided(false)} />
      ) : (
        <TeamChoice onDecided={() => setTeamDecided(true)} />
      )}
    </Column>
  )
}

function TeamChoice({ onDecided }: { onDecided: () => void }) {
  const dispatch = useAppDispatch()
  const { draft } = useAppSelector(selectOnboarding)
  const { values, field, check } = useFields({ name: draft.teamName }, { name: ['not_empty'] })
  const decide = (teamName: string) => {
    dispatch(draftChanged({ teamName }))
    onDecided()
  }
  const create = (event: FormEvent) => {
    event.preventDefault()
    if (check()) decide(values.name.trim())
  }
  return (
    <>
      <p>{texts.onboarding.teamHelp}</p>
      <TeamRow onSubmit={create} noValidate>
        <TextField {...field('name')} label={texts.onboarding.teamName} name="team" />
        <Button type="submit" variant="primary">
          {texts.onboarding.createTeam}
        </Button>
        <Button onPress={() => decide('')}>{texts.onboarding.skipTeam}</Button>
      </TeamRow>
    </>
  )
}

function Employees({ onChangeTeam }: { onChangeTeam: () => void }) {
  const dispatch = useAppDispatch()
  const { draft } = useAppSelector(selectOnboarding)
  const list = useAppSelector(selectUsers)
  const self = useAppSelector(selectUser)
  const [isCreating, setCreating] = useState(false)
  const [edited, setEdited] = useState<User | null>(null)
  const others = list.data.filter(({ id }) => id !== self?.id)
  return (
    <>
      <TeamRow as="div">
        <p>
          {draft.teamName === ''
            ? texts.onboarding.noTeamPlanned
            : texts.onboarding.teamPlanned(draft.teamName)}
        </p>
        <Button variant="tertiary" onPress={onChangeTeam}>
          {texts.onboarding.changeTeam}
        </Button>
        <Button icon={<Plus size={16} aria-hidden="true" />} onPress={() => setCreating(true)}>
          {texts.users.create}
        </Button>
      </TeamRow>
      <ListGate list={list} onRetry={() => dispatch(userList.actions.loadRequested())}>
        <UsersTable
          users={others}
          isTeamHidden
          onEdit={setEdited}
          empty={<EmptyState title={texts.users.emptyTitle}>{texts.users.emptyHelp}</EmptyState>}
        />
      </ListGate>
      {isCreating && (
        <CreateUserDialog
          onClose={() => setCreating(false)}
          onCreated={(id) => dispatch(employeeAdded(id))}
        />
      )}
      {edited && <EditUserDialog user={edited} onClose={() => setEdited(null)} />}
    </>
  )
}
