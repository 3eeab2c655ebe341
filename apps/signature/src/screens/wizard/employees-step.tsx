import { selectUser } from '@org/app-kit'
import { Field, Form, useField, useForm } from '@org/ui/form'
import { Button, EmptyState } from '@org/ui/primitives'
import { FileUp, Plus } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { draftChanged, employeeAdded, selectOnboarding } from '../../onboarding/onboarding-slice.ts'
import { selectUsers, useAppDispatch, useAppSelector, useAppStore } from '../../state.ts'
import { texts } from '../../texts.ts'
import type { User } from '@org/api/client'
import { users as userList } from '../../lists/lists.ts'
import { importTexts } from '../../users/import/texts.ts'
import { ListGate } from '../shared/list-gate.tsx'
import { UserImport } from '../users/import/user-import.tsx'
import { CreateUserDialog, EditUserDialog } from '../users/user-dialogs.ts'
import { UserPagesTable } from '../users/user-pages-table.tsx'
import { userCells } from '../users/user-cells.tsx'
import { UsersTable } from '../users/users-table.tsx'
import { teamNameFaults, teamNameForm } from './name-forms.ts'
import { Column, TeamRow } from './wizard-page.styles.ts'

/** Columns that say something only once the wizard is done. */
const unsettled = ['team', 'status']

/** Step 3: first whether to make a team, then the employees. */
export function EmployeesStep() {
  const { draft, run } = useAppSelector(selectOnboarding)
  const isNamed = draft.teamName !== '' && teamNameFaults(draft.teamName).length === 0
  const [isTeamDecided, setTeamDecided] = useState(isNamed && run?.failure?.refusedName !== 'team')
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
  const store = useAppStore()
  const { draft } = useAppSelector(selectOnboarding)
  const decide = (teamName: string) => {
    dispatch(draftChanged({ teamName }))
    onDecided()
  }
  const form = useForm(teamNameForm, {
    initial: { name: draft.teamName },
    async save({ name }) {
      decide(name.trim())
    },
  })
  const typed = useField(form, 'name').value.trim()
  useEffect(() => {
    // 'Suivant' and a reload take the name as it stands: nobody types one for nothing.
    const kept = selectOnboarding(store.getState()).draft.teamName
    if (kept !== typed) dispatch(draftChanged({ teamName: typed }))
  }, [dispatch, store, typed])
  return (
    <>
      <p>{texts.onboarding.teamHelp}</p>
      <Form form={form}>
        <TeamRow>
          <Field form={form} name="name" />
          <Button type="submit" variant="primary">
            {texts.onboarding.createTeam}
          </Button>
          <Button onPress={() => decide('')}>{texts.onboarding.skipTeam}</Button>
        </TeamRow>
      </Form>
    </>
  )
}

function Employees({ onChangeTeam }: { onChangeTeam: () => void }) {
  const dispatch = useAppDispatch()
  const { draft } = useAppSelector(selectOnboarding)
  const list = useAppSelector(selectUsers)
  const self = useAppSelector(selectUser)
  const [isCreating, setCreating] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const [edited, setEdited] = useState<User | null>(null)
  const cells = useMemo(() => userCells({ teamId: null, onEdit: setEdited }), [])
  const others = list.data.filter(({ id }) => id !== self?.id)
  return (
    <>
      <TeamRow>
        <p>
          {draft.teamName === ''
            ? texts.onboarding.noTeamPlanned
            : texts.onboarding.teamPlanned(draft.teamName)}
        </p>
        <Button variant="tertiary" onPress={onChangeTeam}>
          {texts.onboarding.changeTeam}
        </Button>
        <Button icon={<FileUp size={16} aria-hidden="true" />} onPress={() => setImporting(true)}>
          {importTexts.open}
        </Button>
        <Button icon={<Plus size={16} aria-hidden="true" />} onPress={() => setCreating(true)}>
          {texts.users.create}
        </Button>
      </TeamRow>
      <UserImport isOnboarding isOpen={isImporting} onOpenChange={setImporting} />
      <ListGate list={list} onRetry={() => dispatch(userList.actions.loadRequested())}>
        {list.total > list.data.length ? (
          <UserPagesTable
            teamId={null}
            hideCells={unsettled}
            isSelectable={false}
            onEdit={setEdited}
          />
        ) : (
          <UsersTable
            rows={others}
            cells={cells}
            hideCells={unsettled}
            onEdit={setEdited}
            empty={<EmptyState title={texts.users.emptyTitle}>{texts.users.emptyHelp}</EmptyState>}
          />
        )}
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
