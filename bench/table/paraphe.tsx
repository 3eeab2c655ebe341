import { DataTable, emptyQuery, type DataTableCell, type DataTableProps } from '@org/ui/data-table'
import { useMemo, useState } from 'react'
import { height, type Engine, type TableProps } from './engine.ts'
import { columns, type Person } from './rows.ts'

const cells: DataTableCell<Person>[] = columns.map(([key, title]) => ({ key, title }))
const filteredCells = cells.map((cell): DataTableCell<Person> => ({
  ...cell,
  filter: cell.key === 'mails' || cell.key === 'hired' ? 'number' : 'text',
}))
const getRowId = ({ id }: Person) => id
const actions = () => <button type="button">Edit</button>

/** The `DataTable` of `@org/ui`; it gets the search text from outside, like the other tables. */
function Table({
  rows,
  search,
  ...features
}: TableProps & Pick<DataTableProps<Person>, 'cells'> & Partial<DataTableProps<Person>>) {
  const [held, setHeld] = useState(emptyQuery)
  const query = useMemo(() => ({ ...held, search }), [held, search])
  return (
    <DataTable
      {...features}
      label="People"
      rows={rows}
      getRowId={getRowId}
      query={query}
      onQueryChange={setHeld}
      isPaged={false}
      height={height}
    />
  )
}

const parts = {
  firstName: '[data-part="body"] [role="rowheader"]',
  sorter: '[data-part="head"] [data-key="name"] button',
}

export const paraphe: Engine = {
  ...parts,
  name: '@org/ui, features off',
  Table: (props) => <Table {...props} cells={cells} />,
}

export const parapheFull: Engine = {
  ...parts,
  name: '@org/ui, all features',
  Table: (props) => (
    <Table
      {...props}
      cells={filteredCells}
      isSearchable
      isAdjustable
      rememberAs="bench"
      isSelectable
      exportAs="people"
      actions={actions}
    />
  ),
}
