import { searchRows } from '@org/ui/data-table'
import { Button, EmptyState, SearchField } from '@org/ui/primitives'
import { Plus, Users } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { users as userList } from '../../lists/lists.ts'
import { useScope } from '../../shell/use-scope.ts'
import { selectUsers, useAppDispatch, useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
import { ListGate } from '../shared/list-gate.tsx'
import { PageHeader } from '../shared/page-header.tsx'
import { Filters, Page } from '../shared/page.styles.ts'
import { CreateUserDialog } from './create-user-dialog.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { UsersTable } from './users-table.tsx'

/** The employees. Search and the person being edited stand in the address, so that links lead there. */
export function UsersPage() {
  const dispatch = useAppDispatch()
  const list = useAppSelector(selectUsers)
  const { teamId } = useScope()
  const [params, setParams] = useSearchParams()
  const [isCreating, setCreating] = useState(false)
  const search = params.get('search') ?? ''
  const change = (name: string, value: string) =>
    setParams(
      (former) => {
        if (value === '') former.delete(name)
        else former.set(name, value)
        return former
      },
      { replace: true },
    )
  const members = list.data.filter((user) => teamId === null || user.team_id === teamId)
  const found = searchRows(
    members,
    ({ email, display_name, position, team }) => [email, display_name, position, team.name],
    search,
  )
  const edited = list.data.find(({ id }) => id === params.get('edit'))
  const create = (
    <Button
      variant="primary"
      icon={<Plus size={16} aria-hidden="true" />}
      onPress={() => setCreating(true)}
    >
      {texts.users.create}
    </Button>
  )
  return (
    <Page>
      <PageHeader
        title={texts.users.title}
        count={list.loaded ? members.length : undefined}
        actions={create}
      />
      <ListGate list={list} onRetry={() => dispatch(userList.actions.loadRequested())}>
        {members.length > 0 && (
          <Filters>
            <SearchField
              label={texts.users.search}
              value={search}
              onChange={(words) => change('search', words)}
            />
          </Filters>
        )}
        <UsersTable
          users={found}
          isTeamHidden={teamId !== null}
          onEdit={({ id }) => change('edit', id)}
          empty={
            members.length > 0 ? (
              <EmptyState title={texts.users.noMatch} />
            ) : (
              <EmptyState
                title={texts.users.emptyTitle}
                icon={<Users size={24} aria-hidden="true" />}
              >
                {texts.users.emptyHelp}
              </EmptyState>
            )
          }
        />
      </ListGate>
      {isCreating && <CreateUserDialog onClose={() => setCreating(false)} />}
      {edited && (
        <EditUserDialog key={edited.id} user={edited} onClose={() => change('edit', '')} />
      )}
    </Page>
  )
}
