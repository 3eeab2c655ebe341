import { hasRole, type User } from '@org/api/client'
import { selectUser } from '@org/app-kit'
import { DataTable, type DataTableCell } from '@org/ui/data-table'
import { EmptyState } from '@org/ui/primitives'
import { type ReactNode, useMemo } from 'react'
import { useTableAddress } from '../../shell/use-table-address.ts'
import { selectTeams, useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
import { stateNames } from '../users/user-filter.ts'
import { useUserPages } from '../users/use-user-pages.ts'
import { CopyLinkButton } from './copy-link-button.tsx'
import { PersonName } from './person-name.tsx'
import { PersonStatus } from './person-status.tsx'

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
        title: texts.users.name,
        value: (user) => user.display_name || user.email,
        width: 200,
        render: (user) => <PersonName user={user} teamId={teamId} />,
      },
      {
        key: 'team',
        title: texts.users.team,
        value: ({ team }) => team.name,
        filter: 'choice',
        choices: teams.map(({ name }) => name),
      },
      {
        key: 'status',
        title: texts.deploy.status,
        value: () => null,
        // The state and its button side by side.
        width: 300,
        isSearchable: false,
        filter: 'choice',
        choices: stateNames.map((state) => texts.deploy.states[state]),
        render: (user) => <PersonStatus user={user} message={message} />,
      },
      {
        key: 'link',
        title: texts.deploy.link,
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
      label={texts.deploy.usersTab}
      getRowId={({ id }) => id}
      cells={cells}
      hideCells={teamId === null ? [] : ['team']}
      hasRowLinks
      isSearchable
      noMatch={<EmptyState title={texts.users.noMatch} />}
      labels={{ failed: texts.listFailed }}
      empty={empty}
    />
  )
}
