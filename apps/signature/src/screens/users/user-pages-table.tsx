import type { User } from '@org/api/client'
import type { DataTableCell } from '@org/ui/data-table'
import { EmptyState } from '@org/ui/primitives'
import { Users } from 'lucide-react'
import { useMemo } from 'react'
import { useTableAddress } from '../../shell/use-table-address.ts'
import { selectTeams, useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
import { useUserPages } from './use-user-pages.ts'
import { exportCells, userCells, UsersTable } from './users-table.tsx'

export interface UserPagesTableProps {
  /** Holds the table to a team; null: the whole organisation. */
  teamId: string | null
  onEdit: (user: User) => void
}

/** The employees, page by page from the server; what is asked stands in the address. */
export function UserPagesTable({ teamId, onEdit }: UserPagesTableProps) {
  const teams = useAppSelector(selectTeams).data
  const cells = useMemo(() => {
    const choices = teams.map(({ name }) => name)
    return userCells.map((cell): DataTableCell<User> =>
      cell.key === 'team' ? { ...cell, filter: 'choice', choices } : cell,
    )
  }, [teams])
  return (
    <UsersTable
      {...useUserPages(teamId)}
      {...useTableAddress()}
      cells={cells}
      isTeamHidden={teamId !== null}
      onEdit={onEdit}
      isSearchable
      searchLabel={texts.users.search}
      noMatch={<EmptyState title={texts.users.noMatch} />}
      isAdjustable
      rememberAs="employees"
      exportAs={texts.users.title}
      exportCells={exportCells}
      labels={{ failed: texts.listFailed }}
      empty={
        <EmptyState title={texts.users.emptyTitle} icon={<Users size={24} aria-hidden="true" />}>
          {texts.users.emptyHelp}
        </EmptyState>
      }
    />
  )
}
