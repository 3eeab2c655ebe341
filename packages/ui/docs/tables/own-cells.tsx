import { DataTable, type DataTableCell } from '../../src/data-table/index.ts'
import { Badge, IconButton } from '../../src/primitives/index.ts'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { people, type Person } from './people.ts'

const rows = people(5)
const cells: DataTableCell<Person>[] = [
  { key: 'name', title: 'Nom', width: 240 },
  {
    key: 'load',
    title: 'Charge',
    value: ({ mails }) => mails, // used for sorting, searching, filtering and exporting
    render: ({ mails }) => (
      <Badge tone={mails > 40 ? 'warning' : 'success'}>{mails > 40 ? 'Forte' : 'Normale'}</Badge>
    ),
  },
]

export function OwnCells() {
  const [edited, setEdited] = useState('')
  return (
    <>
      <DataTable
        label="Employés"
        rows={rows}
        cells={cells}
        getRowId={({ id }) => id}
        actionsLabel="Modifier"
        actions={({ name }) => (
          <IconButton label={`Modifier ${name}`} onPress={() => setEdited(name)}>
            <Pencil size={16} aria-hidden="true" />
          </IconButton>
        )}
      />
      <output>{edited && `${edited} est en cours de modification.`}</output>
    </>
  )
}
