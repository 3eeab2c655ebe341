import { DataTable, type DataTableCell } from '../../src/data-table/index.ts'
import { people, type Person } from './people.ts'

const rows = people(120)
const cells: DataTableCell<Person>[] = [
  { key: 'name', title: 'Nom', width: 240, filter: 'text' },
  { key: 'team', title: 'Équipe', filter: 'choice' },
  { key: 'mails', title: 'Emails par jour', align: 'end', filter: 'number' },
  { key: 'hired', title: 'Arrivée', filter: 'date' },
]

export function SearchAndFilter() {
  return (
    <DataTable
      label="Employés"
      rows={rows}
      cells={cells}
      getRowId={({ id }) => id}
      isSearchable
      defaultSorting={[
        { key: 'team', direction: 'ascending' },
        { key: 'name', direction: 'ascending' },
      ]}
    />
  )
}
