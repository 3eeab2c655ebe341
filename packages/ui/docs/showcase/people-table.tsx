import { useMemo, type ReactElement } from 'react'
import { DataTable, type DataTableCell } from '../../src/data-table/index.ts'
import { Avatar, Badge } from '../../src/primitives/index.ts'
import { WithAvatar } from './showcase.styles.ts'

interface Person {
  id: number
  name: string
  team: string
  office: string
  isInstalled: boolean
}

const firstNames = [
  'Camille',
  'Éloïse',
  'Hugo',
  'Inès',
  'Julien',
  'Léa',
  'Mathis',
  'Nadia',
  'Théo',
  'Rose',
]
const lastNames = [
  'Laurent',
  'Martin',
  'Lefèvre',
  'Benali',
  'Moreau',
  'Girard',
  'Roux',
  'Perrin',
  'Marchand',
]
const teams = ['Commerce', 'Support', 'Marketing', 'Produit', 'Finance', 'Juridique', 'Direction']
const offices = ['Paris', 'Lyon', 'Nantes', 'Lille', 'Bordeaux']

const pick = (texts: readonly string[], index: number) => texts[index % texts.length] ?? ''

const people: Person[] = Array.from({ length: 1000 }, (_, index) => ({
  id: index,
  name: `${pick(firstNames, index * 7)} ${pick(lastNames, index * 11 + Math.floor(index / 10))}`,
  team: pick(teams, index * 3),
  office: pick(offices, Math.floor(index / 3)),
  isInstalled: index % 4 !== 1,
}))

/** A table of a thousand people, to search, sort, filter, select and export. */
export function PeopleTable(): ReactElement {
  const cells = useMemo<DataTableCell<Person>[]>(
    () => [
      {
        key: 'name',
        title: 'Nom',
        width: 240,
        render: ({ name }) => (
          <WithAvatar>
            <Avatar name={name} size={24} isDecorative />
            {name}
          </WithAvatar>
        ),
      },
      { key: 'team', title: 'Équipe', filter: 'choice' },
      { key: 'office', title: 'Bureau', filter: 'choice' },
      {
        key: 'isInstalled',
        title: 'Signature',
        value: ({ isInstalled }) => (isInstalled ? 'Installée' : 'À installer'),
        render: ({ isInstalled }) => (
          <Badge tone={isInstalled ? 'success' : 'warning'}>
            {isInstalled ? 'Installée' : 'À installer'}
          </Badge>
        ),
      },
    ],
    [],
  )
  return (
    <DataTable
      label="Employés"
      cells={cells}
      rows={people}
      getRowId={({ id }) => String(id)}
      isSearchable
      isSelectable
      isAdjustable
      isPaged={false}
      height={360}
      exportAs="employes"
    />
  )
}
