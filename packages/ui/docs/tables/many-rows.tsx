import { DataTable, type DataTableCell } from '../../src/data-table/index.ts'
import { people, type Person } from './people.ts'

const rows = people(10_000)
const cells: DataTableCell<Person>[] = [
  { key: 'name', title: 'Nom', width: 240 },
  { key: 'team', title: 'Équipe' },
  { key: 'mails', title: 'Emails par jour', align: 'end' },
]

export function ManyRows() {
  return (
    <DataTable
      label="Employés"
      rows={rows}
      cells={cells}
      getRowId={({ id }) => id}
      isSearchable
      isPaged={false}
      height={420}
    />
  )
}
