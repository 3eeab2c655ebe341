import { DataTable, type DataTableCell, type LoadRows } from '../../src/data-table/index.ts'
import type { Person } from './people.ts'

const cells: DataTableCell<Person>[] = [
  { key: 'name', title: 'Nom', width: 240 },
  { key: 'team', title: 'Équipe', filter: 'choice', choices: ['Commerce', 'Finance', 'Support'] },
]

const load: LoadRows<Person> = async (query, signal) => {
  const { search, filters, sorting, page } = query
  const filter = JSON.stringify({
    where: filters,
    search,
    order: sorting,
    limit: page.size,
    offset: page.index * page.size,
  })
  const response = await fetch(`/cookbook/people?filter=${encodeURIComponent(filter)}`, { signal })
  if (!response.ok) throw new Error(`Le serveur a répondu ${response.status}.`)
  const { data, total } = (await response.json()) as { data: Person[]; total: number }
  return { rows: data, total }
}

export function PageByPage() {
  return (
    <DataTable
      label="Employés"
      load={load}
      cells={cells}
      getRowId={({ id }) => id}
      isSearchable
      exportAs="employes"
    />
  )
}
