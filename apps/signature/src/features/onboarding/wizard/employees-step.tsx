import { employeeAdded } from '#shared/employees/employee-added.ts'
import { selectUser, useAppDispatch, useAppSelector, useAppStore } from '@org/app-kit'
import { ListGate } from '@org/app-kit/pages'
import { Field, Form, useField, useForm } from '@org/ui/form'
import { Button, EmptyState } from '@org/ui/primitives'
import { FileUp, Plus } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { draftChanged, selectOnboarding, type WithOnboarding } from '../onboarding-slice.ts'
import { selectUsers, users as employeeList } from '#shared/lists/users.ts'
import { wizardTexts } from './texts.ts'
import type { User } from '@org/api/client'
import {
  EmployeeImport,
  CreateEmployeeDialog,
  EditEmployeeDialog,
  EmployeePagesTable,
  employeeCells,
  EmployeesTable,
} from '#features/employees'
import { teamNameErrors, teamNameForm } from './name-forms.ts'
import { Column, TeamRow } from './wizard-page.styles.ts'
import { peopleTexts } from '#shared/texts.ts'

/** Columns that are only meaningful once the wizard has finished. */
const unsettled = ['team', 'status']

/** Step 3: first asks whether to create a team, then shows the employees. */
export function EmployeesStep() {
  const { draft, run } = useAppSelector(selectOnboarding)
  const isNamed = draft.teamName !== '' && teamNameErrors(draft.teamName).length === 0
  const [isTeamDecided, setTeamDecided] = useState(isNamed && run?.failure?.refusedName !== 'team')
  return (
    <Column>
      <h2>{wizardTexts.addEmployees}</h2>
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
  const store = useAppStore<WithOnboarding>()
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
    // 'Suivant' and a reload use the name as typed, even if the create button was not pressed.
    const kept = selectOnboarding(store.getState()).draft.teamName
    if (kept !== typed) dispatch(draftChanged({ teamName: typed }))
  }, [dispatch, store, typed])
  return (
    <>
      <p>{wizardTexts.teamHelp}</p>
      <Form form={form}>
        <TeamRow>
          <Field form={form} name="name" />
          <Button type="submit" variant="primary">
            {wizardTexts.createTeam}
          </Button>
          <Button onPress={() => decide('')}>{wizardTexts.skipTeam}</Button>
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
  const cells = useMemo(() => employeeCells({ teamId: null, onEdit: setEdited }), [])
  const others = list.data.filter(({ id }) => id !== self?.id)
  return (
    <>
      <TeamRow>
        <p>
          {draft.teamName === ''
            ? wizardTexts.noTeamPlanned
            : wizardTexts.teamPlanned(draft.teamName)}
        </p>
        <Button variant="tertiary" onPress={onChangeTeam}>
          {wizardTexts.changeTeam}
        </Button>
        <Button icon={<FileUp size={16} aria-hidden="true" />} onPress={() => setImporting(true)}>
          {peopleTexts.import}
        </Button>
        <Button icon={<Plus size={16} aria-hidden="true" />} onPress={() => setCreating(true)}>
          {peopleTexts.create}
        </Button>
      </TeamRow>
      <EmployeeImport isOnboarding isOpen={isImporting} onOpenChange={setImporting} />
      <ListGate list={list} onRetry={() => dispatch(employeeList.actions.loadRequested())}>
        {list.total > list.data.length ? (
          <EmployeePagesTable
            teamId={null}
            hideCells={unsettled}
            isSelectable={false}
            onEdit={setEdited}
          />
        ) : (
          <EmployeesTable
            rows={others}
            cells={cells}
            hideCells={unsettled}
            onEdit={setEdited}
            empty={<EmptyState title={peopleTexts.emptyTitle}>{peopleTexts.emptyHelp}</EmptyState>}
          />
        )}
      </ListGate>
      {isCreating && (
        <CreateEmployeeDialog
          onClose={() => setCreating(false)}
          onCreated={(id) => dispatch(employeeAdded(id))}
        />
      )}
      {edited && <EditEmployeeDialog employee={edited} onClose={() => setEdited(null)} />}
    </>
  )
}
