import type { StockUser } from '@org/api/client'
import { useAppSelector, useRequestedList, withFeature } from '@org/app-kit'
import { RowActions, RowLink } from '@org/app-kit/pages'
import type { DataTableCell } from '@org/ui/data-table'
import { Badge, IconButton } from '@org/ui/primitives'
import { Pencil, Users } from 'lucide-react'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCentre } from '#shared/centre/use-centre.ts'
import { selectCentres } from '#shared/lists/centres.ts'
import { SearchedList } from '#shared/lists/searched-list.tsx'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts.ts'
import { usersFeature } from './feature.ts'
import { usersTexts } from './texts.ts'
import { users } from './users-list.ts'

type UserRow = StockUser & { name: string }

/** The users of the selected centre or, without one, all users whom the signed-in user may see. */
function UsersScreen() {
  const navigate = useNavigate()
  const list = useRequestedList(users)
  const { centreId } = useCentre()
  const shown = useMemo(
    () =>
      list.data
        .filter((user) => centreId === null || user.centreId === centreId)
        .map((user) => ({ ...user, name: user.displayName })),
    [list.data, centreId],
  )
  return (
    <SearchedList
      texts={usersTexts}
      icon={Users}
      loadRequested={users.actions.loadRequested}
      state={list}
      rows={shown}
      count={shown.length}
      cells={useCells(centreId)}
      emptyHelp={usersTexts.emptyHelp}
      createPath={paths.newUser}
      actions={({ id, name }) => (
        <RowActions>
          <IconButton
            label={`${texts.edit} ${name}`}
            hasTooltip={false}
            onPress={() => void navigate(paths.user(id))}
          >
            <Pencil size={16} aria-hidden="true" />
          </IconButton>
        </RowActions>
      )}
    />
  )
}

/**
 * Returns the columns of the table. The centre's column is shown only while no centre is selected.
 */
function useCells(selectedId: string | null): DataTableCell<UserRow>[] {
  const { data } = useAppSelector(selectCentres)
  const centreOf = ({ centreId }: UserRow) =>
    centreId === null
      ? usersTexts.allCentres
      : (data.find(({ id }) => id === centreId)?.name ?? usersTexts.archivedCentre)
  return [
    {
      key: 'name',
      title: usersTexts.displayName,
      value: ({ name }) => name,
      render: ({ id, name }) => <RowLink href={paths.user(id)}>{name}</RowLink>,
    },
    { key: 'email', title: usersTexts.email, width: 240, value: ({ email }) => email },
    ...(selectedId === null ? [{ key: 'centre', title: usersTexts.centre, value: centreOf }] : []),
    { key: 'role', title: usersTexts.role, value: roleOf },
    {
      key: 'status',
      title: usersTexts.status,
      value: ({ isActive }) => (isActive ? usersTexts.isActive : usersTexts.inactive),
      render: ({ isActive }) => (
        <Badge tone={isActive ? 'success' : 'neutral'}>
          {isActive ? usersTexts.isActive : usersTexts.inactive}
        </Badge>
      ),
    },
  ]
}

function roleOf({ isSuperAdmin, isAdmin }: UserRow): string {
  if (isSuperAdmin) return usersTexts.superAdmin
  return isAdmin ? usersTexts.admin : usersTexts.staff
}

export const UsersPage = withFeature(usersFeature, UsersScreen)
