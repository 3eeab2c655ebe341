import type { ReactElement } from 'react'
import { DataTable, type DataTableCell } from '../../src/data-table/index.ts'
import { people } from '../../src/testing/people.ts'

type Person = (typeof people)[number]

const cells: readonly DataTableCell<Person>[] = [
  { key: 'label', title: 'Nom', width: 140 },
  { key: 'description', title: 'Fonction', width: 160 },
]

/** A small table of colleagues. */
export function TeamTable(): ReactElement {
  return (
    <DataTable
      label="Collègues"
      cells={cells}
      rows={people}
      getRowId={({ value }) => value}
      isSearchable
      height={240}
      isPaged={false}
    />
  )
}
