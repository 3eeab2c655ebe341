import type { User } from '@org/api/client'
import { DataTable, type DataTableCell } from '@org/ui/data-table'
import { type ReactNode, useMemo } from 'react'
import { paths } from '../../shell/paths.ts'
import { texts } from '../../texts.ts'
import { Sheet } from '../shared/page.styles.ts'
import { CopyLinkButton } from './copy-link-button.tsx'
import { PersonStatus } from './person-status.tsx'

export interface DeployUsersTableProps {
  users: readonly User[]
  isTeamHidden: boolean
  /** Note for the mail. */
  message: string
  empty: ReactNode
}

const statusOrder = ({ is_deployed, is_deploy_sent, deploy_status }: User) => {
  if (deploy_status === 'failed') return 0
  if (is_deployed) return 3
  return is_deploy_sent ? 2 : 1
}

function installLink({ id, signature }: User): string {
  return new URL(paths.install(id, signature?.version ?? null), location.origin).href
}

/** The employees with the state of each one's signature and the link that installs it. */
export function DeployUsersTable({ users, isTeamHidden, message, empty }: DeployUsersTableProps) {
  const cells = useMemo<DataTableCell<User>[]>(
    () => [
      { key: 'name', title: texts.users.name, value: (user) => user.display_name || user.email },
      { key: 'team', title: texts.users.team, value: ({ team }) => team.name },
      {
        key: 'status',
        title: texts.deploy.status,
        value: statusOrder,
        render: (user) => <PersonStatus user={user} message={message} />,
      },
      {
        key: 'link',
        title: texts.deploy.link,
        value: () => null,
        isSortable: false,
        render: (user) => <CopyLinkButton link={installLink(user)} name={user.display_name} />,
      },
    ],
    [message],
  )
  return (
    <Sheet>
      <DataTable
        label={texts.deploy.usersTab}
        rows={users}
        getRowId={({ id }) => id}
        cells={cells}
        hideCells={isTeamHidden ? ['team'] : []}
        isSearchable
        empty={empty}
      />
    </Sheet>
  )
}
