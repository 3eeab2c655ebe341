import type { User } from '@org/api/client'
import { Muted } from '@org/app-kit/pages'
import type { DataTableCell } from '@org/ui/data-table'
import { paths } from '#shared/paths.ts'
import { employeesTexts } from '../texts.ts'
import { peopleTexts, texts } from '#shared/texts.ts'
import { importTexts } from '../import/texts.ts'
import { PersonState } from '#shared/employees/person-state.tsx'
import { stateNames } from '#shared/employees/employee-filter.ts'
import { EmployeeName } from './employee-name.tsx'

export interface EmployeeCellsOptions {
  /** The team that the screen is restricted to; null: the whole organisation. */
  teamId: string | null
  /** Names of the teams to filter by; if missing, there is no filter by team. */
  teamNames?: readonly string[]
  onEdit: (employee: User) => void
}

/**
 * Returns the key that sorts names as the server does: by last name, then by first name. The two
 * are separated by a tab, which sorts before every character of a name, so `Martin` comes before
 * `Martin Dupont`.
 */
const listedName = ({ first_name, last_name }: User) => `${last_name}\t${first_name}`.trim()

/**
 * Lists the columns of the employees: those in the specification, then the state of the signature.
 */
export function employeeCells({
  teamId,
  teamNames,
  onEdit,
}: EmployeeCellsOptions): readonly DataTableCell<User>[] {
  return [
    { key: 'email', title: employeesTexts.email, width: 210 },
    {
      key: 'name',
      title: peopleTexts.name,
      width: 170,
      isAlwaysShown: true,
      value: listedName,
      render: (employee) => (
        <EmployeeName
          employee={employee}
          href={paths.user(teamId, employee.id)}
          onOpen={() => onEdit(employee)}
        />
      ),
    },
    {
      key: 'position',
      title: peopleTexts.position,
      isHidden: true,
      filter: 'choice',
      choices: [peopleTexts.noPosition],
    },
    {
      key: 'phone_number',
      title: peopleTexts.phone,
      isHidden: true,
      isSortable: false,
      filter: 'choice',
      choices: [peopleTexts.noPhone],
    },
    {
      key: 'signature',
      title: employeesTexts.signature,
      width: 140,
      value: ({ signature }) => signature?.name ?? '',
      render: ({ signature }) => signature?.name ?? <Muted>{texts.none}</Muted>,
    },
    {
      key: 'team',
      title: peopleTexts.team,
      width: 120,
      value: ({ team }) => team.name,
      ...(teamNames && { filter: 'choice', choices: teamNames }),
    },
    {
      key: 'status',
      title: peopleTexts.status,
      width: '168px',
      value: () => null,
      isSearchable: false,
      filter: 'choice',
      choices: stateNames.map((state) => peopleTexts.states[state]),
      render: (employee) => <PersonState employee={employee} />,
    },
  ]
}

/** The columns of the exported file, with headings that the import recognises. */
export const exportCells: readonly DataTableCell<User>[] = [
  { key: 'email', title: importTexts.fields.email },
  { key: 'first_name', title: importTexts.fields.first_name },
  { key: 'last_name', title: importTexts.fields.last_name },
  { key: 'position', title: importTexts.fields.position },
  { key: 'phone_number', title: importTexts.fields.phone_number },
  { key: 'mobile_number', title: employeesTexts.mobile },
  { key: 'skype', title: employeesTexts.skype },
  {
    key: 'signature',
    title: employeesTexts.signature,
    value: ({ signature }) => signature?.name ?? '',
  },
  { key: 'team', title: importTexts.fields.team, value: ({ team }) => team.name },
]
