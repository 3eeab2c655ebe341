import { conformance } from '../../testing/conformance.tsx'
import { employeeCells, employeeId, employees } from '../testing/employees.ts'
import { DataTable } from './data-table.tsx'

const rows = employees(60)

conformance('DataTable', {
  render: (props) => (
    <DataTable
      {...props}
      label="Employés"
      rows={rows}
      cells={employeeCells}
      getRowId={employeeId}
      isSearchable
      isSelectable
      isAdjustable
      rememberAs="conformance"
      exportAs="employes"
    />
  ),
  texts: { fr: 'Page suivante', en: 'Next page' },
})
