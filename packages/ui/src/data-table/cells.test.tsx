import { renderToString } from 'react-dom/server'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { LocaleProvider } from '../locale/index.ts'
import { cellValue, type DataTableCell } from './cells.ts'
import { DataTable } from './data-table/data-table.tsx'

interface Person {
  id: string
  name: string
  team: { name: string }
  mails: number
}

const zoe: Person = { id: '1', name: 'Zoé', team: { name: 'Commerce' }, mails: 12 }

describe('cellValue', () => {
  it('returns the row’s property, or the result of `value`', () => {
    expect(cellValue<Person>({ key: 'mails', title: 'Emails' }, zoe)).toBe(12)
    expect(cellValue<Person>({ key: 'load', title: 'Charge', value: () => 'Forte' }, zoe)).toBe(
      'Forte',
    )
  })

  it('returns null for a property that a cell cannot show', () => {
    expect(cellValue<Person>({ key: 'team', title: 'Équipe' }, zoe)).toBeNull()
  })
})

/** Tests of types, which only the compiler checks. */
describe('the type of cells', () => {
  it('accepts the keys of the row', () => {
    const cells: DataTableCell<Person>[] = [
      { key: 'name', title: 'Nom' },
      { key: 'team', title: 'Équipe', value: ({ team }) => team.name },
      { key: 'load', title: 'Charge', value: ({ mails }) => mails > 40 },
      // @ts-expect-error -- not a key of the row, and no `value` or `render`
      { key: 'nmae', title: 'Nom' },
      // @ts-expect-error -- rendered, but without a `value` to sort, search or export
      { key: 'full', title: 'Nom', render: ({ name }) => name },
    ]
    expect(cells).toHaveLength(5)
  })

  it('is inferred from inline cells and from cells declared separately', () => {
    const declared = [
      { key: 'name', title: 'Nom' },
      { key: 'mails', title: 'Emails', align: 'end' },
    ] as const
    const own = (
      <DataTable
        label="Collègues"
        rows={[zoe]}
        getRowId={({ id }) => id}
        cells={[
          { key: 'name', title: 'Nom', render: (row) => row.name.toUpperCase() },
          { key: 'load', title: 'Charge', value: ({ mails }) => mails },
        ]}
        actions={(row) => (expectTypeOf(row).toEqualTypeOf<Person>(), row.name)}
      />
    )
    const before = (
      <DataTable label="Collègues" rows={[zoe]} getRowId={({ id }) => id} cells={declared} />
    )
    const wrong = (
      <DataTable
        label="Collègues"
        rows={[zoe]}
        getRowId={({ id }) => id}
        // @ts-expect-error -- not a key of a person
        cells={[{ key: 'nmae', title: 'Nom' }]}
      />
    )
    for (const table of [own, before, wrong]) expect(table.type).toBe(DataTable)
  })

  it('needs either rows in memory or a server, and knows its labels', () => {
    const cells: DataTableCell<Person>[] = [{ key: 'name', title: 'Nom' }]
    const needed = { label: 'Collègues', getRowId: ({ id }: Person) => id, cells }
    const load = async () => ({ rows: [zoe], total: 1 })
    const tables = [
      <DataTable key="1" {...needed} rows={[zoe]} labels={{ search: 'Trouver' }} />,
      <DataTable key="2" {...needed} load={load} />,
      // @ts-expect-error -- `rows` and `load` together: only one can supply the rows
      <DataTable key="3" {...needed} rows={[zoe]} load={load} />,
      // @ts-expect-error -- neither `rows` nor `load`: nothing supplies the rows
      <DataTable key="4" {...needed} />,
      // @ts-expect-error -- `amend` corrects what `load` returns, so it needs `load`
      <DataTable key="5" {...needed} rows={[zoe]} amend={(rows) => rows} />,
      // @ts-expect-error -- a misspelled label must not compile
      <DataTable key="6" {...needed} rows={[zoe]} labels={{ serach: 'Trouver' }} />,
    ]
    expect(tables).toHaveLength(6)
  })
})

/** Hydration renders the same, since it uses what the server used. */
describe('dates rendered by a server', () => {
  const late = { at: new Date('2026-11-21T23:30:00Z') }
  const table = (
    <DataTable
      label="Envois"
      rows={[late]}
      getRowId={() => '1'}
      cells={[{ key: 'at', title: 'Le' }]}
    />
  )

  it.each([
    ['Asia/Tokyo', '22/11/2026'],
    ['America/Los_Angeles', '21/11/2026'],
    [undefined, '21/11/2026'],
  ])('are in the provider’s time zone, else in UTC: %s', (timeZone, day) => {
    const html = renderToString(
      <LocaleProvider locale="fr-FR" timeZone={timeZone}>
        {table}
      </LocaleProvider>,
    )
    expect(html).toContain(day)
  })
})
