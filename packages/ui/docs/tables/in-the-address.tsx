import { DataTable, useTableInAddress, type DataTableCell } from '../../src/data-table/index.ts'
import { people, type Person } from './people.ts'

const rows = people(120)
const cells: DataTableCell<Person>[] = [
  { key: 'name', title: 'Nom', width: 240 },
  { key: 'team', title: 'Équipe', filter: 'choice' },
]

// With react-router: const [params, setParams] = useSearchParams(), and
// address: { params, replace: (next) => setParams(next, { replace: true }) }
export function InTheAddress() {
  const inAddress = useTableInAddress({ prefix: 'people.' })
  return (
    <DataTable
      {...inAddress}
      label="Employés"
      rows={rows}
      cells={cells}
      getRowId={({ id }) => id}
      isSearchable
    />
  )
}
