import { DataTable, type DataTableCell } from '../../src/data-table/index.ts'
import { Button } from '../../src/primitives/index.ts'
import { useState } from 'react'
import { people, type Person } from './people.ts'

const rows = people(60)
const cells: DataTableCell<Person>[] = [
  { key: 'name', title: 'Nom', width: 240 },
  { key: 'team', title: 'Équipe' },
]

export function ChooseRows() {
  const [sent, setSent] = useState('')
  return (
    <>
      <DataTable
        label="Employés"
        rows={rows}
        cells={cells}
        getRowId={({ id }) => id}
        isSelectable
        bulkActions={({ ids, count, clear }) => (
          <Button
            variant="primary"
            onPress={() => {
              setSent(`${count} emails sont en route, le premier pour ${ids[0] ?? ''}.`)
              clear()
            }}
          >
            Envoyer
          </Button>
        )}
      />
      <output>{sent}</output>
    </>
  )
}
