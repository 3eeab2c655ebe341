import { hasRole, type User } from '@org/api/client'
import { selectUser, useAppSelector } from '@org/app-kit'
import { DataTable, type DataTableCell } from '@org/ui/data-table'
import { EmptyState } from '@org/ui/primitives'
import { type ReactNode, useMemo } from 'react'
import { useTableAddress } from '#shared/use-table-address.ts'
import { selectTeams } from '#shared/lists/teams.ts'
import { deployTexts } from './texts.ts'
import { texts } from '#shared/texts.ts'
import { stateNames } from '#shared/employees/employee-filter.ts'
import { useUserPages } from '#shared/employees/use-employee-pages.ts'
import { CopyLinkButton } from './copy-link-button.tsx'
import { PersonName } from './person-name.tsx'
import { PersonStatus } from './person-status.tsx'
import { peopleTexts } from '#shared/employees/texts.ts'

export interface DeployUsersTableProps {
  /** Holds the table to a team; null: the whole organisation. */
  teamId: string | null
  /** Note for the mail. */
  message: string
  empty: ReactNode
}

/** The employees, page by page, with the state of each one's signature and the link that installs it. */
export function DeployUsersTable({ teamId, message, empty }: DeployUsersTableProps) {
  const teams = useAppSelector(selectTeams).data
  const role = useAppSelector(selectUser)?.role ?? 'member'
  const cells = useMemo<DataTableCell<User>[]>(
    () => [
      {
        key: 'name',
        title: peopleTexts.name,
        value: (user) => user.display_name || user.email,
        width: 200,
        render: (user) => <PersonName user={user} teamId={teamId} />,
      },
      {
        key: 'team',
        title: peopleTexts.team,
        value: ({ team }) => team.name,
        filter: 'choice',
        choices: teams.map(({ name }) => name),
      },
      {
        key: 'status',
        title: peopleTexts.status,
        value: () => null,
        // The state and its button side by side.
        width: 300,
        isSearchable: false,
        filter: 'choice',
        choices: stateNames.map((state) => peopleTexts.states[state]),
        render: (user) => <PersonStatus user={user} message={message} />,
      },
      {
        key: 'link',
        title: deployTexts.link,
        value: () => null,
        isSortable: false,
        isSearchable: false,
        // The server shows nobody's link to a weaker role.
        render: (user) =>
          hasRole(role, user.role) && <CopyLinkButton userId={user.id} name={user.display_name} />,
      },
    ],
    [message, role, teamId, teams],
  )
  return (
    <DataTable
      {...useUserPages(teamId)}
      {...useTableAddress('users.')}
      label={deployTexts.usersTab}
      getRowId={({ id }) => id}
      cells={cells}
      hideCells={teamId === null ? [] : ['team']}
      hasRowLinks
      isSearchable
      noMatch={<EmptyState title={peopleTexts.noMatch} />}
      labels={{ failed: texts.listFailed }}
      empty={empty}
    />
  )
}
