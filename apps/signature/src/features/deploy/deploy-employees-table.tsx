import { hasRole, type User } from '@org/api/client'
import { selectUser, useAppSelector } from '@org/app-kit'
import { useTableAddress } from '@org/app-kit/pages'
import { DataTable, type DataTableCell } from '@org/ui/data-table'
import { EmptyState } from '@org/ui/primitives'
import { type ReactNode, useMemo } from 'react'
import { selectTeams } from '#shared/lists/teams.ts'
import { deployTexts } from './texts.ts'
import { peopleTexts, texts } from '#shared/texts.ts'
import { stateNames } from '#shared/employees/employee-filter.ts'
import { useEmployeePages } from '#shared/employees/use-employee-pages.ts'
import { CopyLinkButton } from './copy-link-button.tsx'
import { PersonName } from './person-name.tsx'
import { PersonStatus } from './person-status.tsx'

export interface DeployEmployeesTableProps {
  /** Restricts the table to a team; null: the whole organisation. */
  teamId: string | null
  /** The note that the administrator adds to the mail. */
  message: string
  empty: ReactNode
}

/** The employees, page by page, with the state of their signature and their installation link. */
export function DeployEmployeesTable({ teamId, message, empty }: DeployEmployeesTableProps) {
  const teams = useAppSelector(selectTeams).data
  const role = useAppSelector(selectUser)?.role ?? 'member'
  const cells = useMemo<DataTableCell<User>[]>(
    () => [
      {
        key: 'name',
        title: peopleTexts.name,
        value: (employee) => employee.display_name || employee.email,
        width: 200,
        render: (employee) => <PersonName employee={employee} teamId={teamId} />,
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
        // Wide enough for the state and its button side by side.
        width: 300,
        isSearchable: false,
        filter: 'choice',
        choices: stateNames.map((state) => peopleTexts.states[state]),
        render: (employee) => <PersonStatus employee={employee} message={message} />,
      },
      {
        key: 'link',
        title: deployTexts.link,
        value: () => null,
        isSortable: false,
        isSearchable: false,
        // The server does not return the link of a person with a higher role.
        render: (employee) =>
          hasRole(role, employee.role) && (
            <CopyLinkButton employeeId={employee.id} name={employee.display_name} />
          ),
      },
    ],
    [message, role, teamId, teams],
  )
  return (
    <DataTable
      {...useEmployeePages(teamId)}
      {...useTableAddress('users.')}
      label={deployTexts.employeesTab}
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
