import type { User } from '@org/api/client'
import type { ChosenRows } from '@org/ui/data-table'
import { EmptyState } from '@org/ui/primitives'
import { Users } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTableAddress } from '#shared/use-table-address.ts'
import { selectTeams } from '#shared/lists/teams.ts'
import { useAppSelector } from '@org/app-kit'
import { employeesTexts } from '../texts.ts'
import { texts } from '#shared/texts.ts'
import { useReportExport } from '#shared/use-report-export.ts'
import { useUserPages } from '#shared/employees/use-employee-pages.ts'
import { type GroupAct, GroupActions } from '../group/group-actions.tsx'
import { exportCells, userCells } from './employee-cells.tsx'
import { GroupDialog } from '../dialogs/employee-dialogs.ts'
import { UsersTable } from './employees-table.tsx'
import { peopleTexts } from '#shared/employees/texts.ts'

const noCells: readonly string[] = []
const teamCells = ['team']

export interface UserPagesTableProps {
  /** Holds the table to a team; null: the whole organisation. */
  teamId: string | null
  /** Keys of columns that would say the same of everybody. Default the team's, where it is held to one. */
  hideCells?: readonly string[]
  /** Offers what is done with several employees at once. Default true. */
  isSelectable?: boolean
  onEdit: (user: User) => void
}

/** The employees, page by page from the server; what is asked stands in the address. */
export function UserPagesTable({
  teamId,
  hideCells = teamId === null ? noCells : teamCells,
  isSelectable = true,
  onEdit,
}: UserPagesTableProps) {
  const [asked, setAsked] = useState<{ act: GroupAct; chosen: ChosenRows<User> } | null>(null)
  const teams = useAppSelector(selectTeams).data
  const reportExport = useReportExport('employees')
  const cells = useMemo(
    () => userCells({ teamId, teamNames: teams.map(({ name }) => name), onEdit }),
    [teamId, teams, onEdit],
  )
  return (
    <>
      <UsersTable
        {...useUserPages(teamId)}
        {...useTableAddress()}
        cells={cells}
        hideCells={hideCells}
        onEdit={onEdit}
        isSearchable
        searchLabel={employeesTexts.search}
        noMatch={<EmptyState title={peopleTexts.noMatch} />}
        isAdjustable
        rememberAs="employees"
        isSelectable={isSelectable}
        bulkActions={(chosen) => (
          <GroupActions chosen={chosen} onAsk={(act) => setAsked({ act, chosen })} />
        )}
        exportAs={peopleTexts.title}
        exportCells={exportCells}
        onExport={reportExport}
        labels={{ failed: texts.listFailed }}
        empty={
          <EmptyState title={peopleTexts.emptyTitle} icon={<Users size={24} aria-hidden="true" />}>
            {peopleTexts.emptyHelp}
          </EmptyState>
        }
      />
      {asked && <GroupDialog {...asked} teamId={teamId} onClose={() => setAsked(null)} />}
    </>
  )
}
