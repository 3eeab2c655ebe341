import type { User } from '@org/api/client'
import type { SelectedRows } from '@org/ui/data-table'
import { EmptyState } from '@org/ui/primitives'
import { Users } from 'lucide-react'
import { useMemo, useState } from 'react'
import { selectTeams } from '#shared/lists/teams.ts'
import { useAppSelector } from '@org/app-kit'
import { useTableAddress } from '@org/app-kit/pages'
import { employeesTexts } from '../texts.ts'
import { peopleTexts, texts } from '#shared/texts.ts'
import { useReportExport } from '#shared/use-report-export.ts'
import { useEmployeePages } from '#shared/employees/use-employee-pages.ts'
import { type GroupAct, GroupActions } from '../group/group-actions.tsx'
import { exportCells, employeeCells } from './employee-cells.tsx'
import { GroupDialog } from '../dialogs/employee-dialogs.ts'
import { EmployeesTable } from './employees-table.tsx'

const noCells: readonly string[] = []
const teamCells = ['team']

export interface EmployeePagesTableProps {
  /** Restricts the table to a team; null: the whole organisation. */
  teamId: string | null
  /**
   * Keys of columns to hide because they would be the same for everybody. Default: the team column,
   * if the table is restricted to a team.
   */
  hideCells?: readonly string[]
  /** Whether employees can be selected for group actions. Default true. */
  isSelectable?: boolean
  onEdit: (employee: User) => void
}

/**
 * A table of the employees that loads one page of rows at a time. Its search, filters, sorting and
 * page are kept in the address.
 */
export function EmployeePagesTable({
  teamId,
  hideCells = teamId === null ? noCells : teamCells,
  isSelectable = true,
  onEdit,
}: EmployeePagesTableProps) {
  const [pendingAction, setPendingAction] = useState<{
    act: GroupAct
    selected: SelectedRows<User>
  } | null>(null)
  const teams = useAppSelector(selectTeams).data
  const reportExport = useReportExport('employees')
  const cells = useMemo(
    () =>
      employeeCells({
        teamId,
        teamNames: [peopleTexts.defaultTeam, ...teams.map(({ name }) => name)],
        onEdit,
      }),
    [teamId, teams, onEdit],
  )
  return (
    <>
      <EmployeesTable
        {...useEmployeePages(teamId)}
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
        bulkActions={(selected) => (
          <GroupActions selected={selected} onAsk={(act) => setPendingAction({ act, selected })} />
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
      {pendingAction && (
        <GroupDialog {...pendingAction} teamId={teamId} onClose={() => setPendingAction(null)} />
      )}
    </>
  )
}
