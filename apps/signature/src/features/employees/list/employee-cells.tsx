import type { User } from '@org/api/client'
import type { DataTableCell } from '@org/ui/data-table'
import { paths } from '#shared/paths.ts'
import { employeesTexts } from '../texts.ts'
import { texts } from '#shared/texts.ts'
import { importTexts } from '../import/texts.ts'
import { PersonState } from '#shared/employees/person-state.tsx'
import { Muted } from '#shared/page.styles.ts'
import { stateNames } from '#shared/employees/employee-filter.ts'
import { UserName } from './employee-name.tsx'
import { peopleTexts } from '#shared/employees/texts.ts'

export interface UserCellsOptions {
  /** The team that the screen is held to; null: the whole organisation. */
  teamId: string | null
  /** Names of the teams to filter by; absent where there is no such filter. */
  teamNames?: readonly string[]
  onEdit: (user: User) => void
}

/**
 * What people are ordered by, as the server orders them: by their last names, then by the first ones.
 * A tab stands before any other character, so that `Martin` comes before `Martin Dupont`.
 */
const listedName = ({ first_name, last_name }: User) => `${last_name}\t${first_name}`.trim()

/** The columns of the employees: the specified ones, then how far the signature of each has come. */
export function userCells({
  teamId,
  teamNames,
  onEdit,
}: UserCellsOptions): readonly DataTableCell<User>[] {
  return [
    { key: 'email', title: employeesTexts.email, width: 210 },
    {
      key: 'name',
      title: peopleTexts.name,
      width: 170,
      isAlwaysShown: true,
      value: listedName,
      render: (user) => (
        <UserName user={user} href={paths.user(teamId, user.id)} onOpen={() => onEdit(user)} />
      ),
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
      render: (user) => <PersonState user={user} />,
    },
  ]
}

/** The columns of the file, by the names under which an import finds them again. */
export const exportCells: readonly DataTableCell<User>[] = [
  { key: 'email', title: importTexts.fields.email },
  { key: 'first_name', title: importTexts.fields.first_name },
  { key: 'last_name', title: importTexts.fields.last_name },
  { key: 'position', title: importTexts.fields.position },
  { key: 'phone_number', title: importTexts.fields.phone_number },
  {
    key: 'signature',
    title: employeesTexts.signature,
    value: ({ signature }) => signature?.name ?? '',
  },
  { key: 'team', title: importTexts.fields.team, value: ({ team }) => team.name },
]
