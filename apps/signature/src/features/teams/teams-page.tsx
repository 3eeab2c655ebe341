import type { Team } from '@org/api/client'
import { useLoadAhead } from '@org/app-kit/public'
import { DataTable, type DataTableCell } from '@org/ui/data-table'
import { Button, EmptyState, IconButton } from '@org/ui/primitives'
import { Pencil, Plus, Trash2, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { teams as teamList, selectTeams } from '#shared/lists/teams.ts'
import { useAppDispatch, useAppSelector } from '@org/app-kit'
import {
  useTableAddress,
  ListGate,
  PageHeader,
  Muted,
  Page,
  RowActions,
  RowLink,
} from '@org/app-kit/pages'
import { teamsTexts } from './texts.ts'
import { texts } from '#shared/texts.ts'
import { paths } from '#shared/paths.ts'
import { DeleteTeamDialog } from './delete-team-dialog.tsx'
import { CreateTeamDialog, teamDialogs } from './team-dialogs.ts'

const cells: DataTableCell<Team>[] = [
  {
    key: 'name',
    title: teamsTexts.name,
    value: ({ name }) => name,
    render: ({ id, name, is_global }) => (
      <>
        <RowLink href={paths.team(id)}>{name}</RowLink>{' '}
        {is_global && <Muted>{texts.defaultTeam}</Muted>}
      </>
    ),
  },
  {
    key: 'signature',
    title: teamsTexts.signature,
    value: ({ signature_template }) => signature_template?.name ?? '',
    render: ({ signature_template }) =>
      signature_template?.name ?? <Muted>{teamsTexts.inherited}</Muted>,
  },
  {
    key: 'members',
    title: teamsTexts.members,
    value: ({ members_count }) => members_count,
    align: 'end',
  },
]

/** The list of teams. The default one cannot be deleted. */
export function TeamsPage() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const list = useAppSelector(selectTeams)
  const [isCreating, setCreating] = useState(false)
  const [toDelete, setToDelete] = useState<Team | null>(null)
  useLoadAhead(teamDialogs)
  return (
    <Page>
      <PageHeader
        title={teamsTexts.title}
        count={list.loaded ? list.total : undefined}
        actions={
          <Button
            variant="primary"
            icon={<Plus size={16} aria-hidden="true" />}
            onPress={() => setCreating(true)}
          >
            {teamsTexts.create}
          </Button>
        }
      />
      <ListGate list={list} onRetry={() => dispatch(teamList.actions.loadRequested())}>
        <DataTable
          label={teamsTexts.title}
          {...useTableAddress()}
          rows={list.data}
          getRowId={({ id }) => id}
          cells={cells}
          hasRowLinks
          isSearchable
          empty={
            <EmptyState
              title={teamsTexts.emptyTitle}
              icon={<UsersRound size={24} aria-hidden="true" />}
            >
              {teamsTexts.emptyHelp}
            </EmptyState>
          }
          actionsLabel={teamsTexts.actions}
          actions={(team) => (
            <RowActions>
              <IconButton
                label={`${texts.edit} ${team.name}`}
                hasTooltip={false}
                onPress={() => void navigate(paths.team(team.id))}
              >
                <Pencil size={16} aria-hidden="true" />
              </IconButton>
              {!team.is_global && (
                <IconButton
                  label={`${texts.delete} ${team.name}`}
                  hasTooltip={false}
                  onPress={() => setToDelete(team)}
                >
                  <Trash2 size={16} aria-hidden="true" />
                </IconButton>
              )}
            </RowActions>
          )}
        />
      </ListGate>
      {isCreating && <CreateTeamDialog onClose={() => setCreating(false)} />}
      {toDelete && (
        <DeleteTeamDialog team={toDelete} teams={list.data} onClose={() => setToDelete(null)} />
      )}
    </Page>
  )
}
