import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DataTable } from '../data-table/data-table.tsx'
import type { DataTableProps } from '../data-table/data-table.types.ts'
import type { ChosenRows } from '../selection/selection.ts'
import { answer } from '../testing/employee-server.ts'
import { employeeCells, employeeId, employees, type Employee } from '../testing/employees.ts'

const all = employees(60)
const idsWhere = (test: (row: Employee) => boolean) => all.filter(test).map(employeeId)
const zoes = idsWhere(({ name }) => name.startsWith('Zoé'))

/** What the bulk action would get at the moment. */
let chosen: ChosenRows<Employee> | undefined
let root: Root

beforeEach(() => {
  chosen = undefined
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
})

const show = (props: Partial<DataTableProps<Employee>>) =>
  flushSync(() =>
    root.render(
      <DataTable
        label="Employés"
        cells={employeeCells}
        getRowId={employeeId}
        isSearchable
        isSelectable
        bulkActions={(rows) => {
          chosen = rows
          return <button>Envoyer</button>
        }}
        {...props}
      />,
    ),
  )
const search = (text: string) => userEvent.fill(page.getByRole('searchbox'), text)
const bar = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()
/** Names come again, with a number after them. */
const choose = (name: string) =>
  userEvent.click(
    page
      .getByRole('row', { name, exact: false })
      .first()
      .getByRole('checkbox', { name: 'Sélectionner la ligne' }),
  )

async function chooseAll() {
  const cell = page.getByRole('rowheader').first().element() as HTMLElement
  cell.focus()
  await userEvent.keyboard('{Control>}a{/Control}')
}

it('all that match are those that the search leaves over', async () => {
  show({ rows: all })
  await search('zoé')
  await chooseAll()
  await bar(`${zoes.length} lignes sélectionnées`)
  expect(chosen).toMatchObject({ isAll: true, count: zoes.length, ids: zoes, except: [] })
  expect(chosen?.rows.map(employeeId)).toEqual(zoes)
})

it('all that match are those of every page that a filter leaves over, but the ones taken out', async () => {
  const many = employees(240)
  show({ rows: many })
  await userEvent.click(page.getByRole('button', { name: 'Filtres' }))
  await userEvent.click(page.getByText('Finance').first())
  const finance = many.filter(({ team }) => team === 'Finance').map(employeeId)
  expect(finance.length).toBeGreaterThan(50)
  await chooseAll()
  await choose('Éloïse Laurent')
  await bar(`${finance.length - 1} lignes sélectionnées`)
  expect(chosen?.ids).toEqual(finance.filter((id) => id !== '8'))
  expect(chosen?.except).toEqual(['8'])
})

it('all that match are let go when the search changes; single rows stay', async () => {
  show({ rows: all })
  await search('zoé')
  await chooseAll()
  await search('zo')
  await expect.element(page.getByText(/sélectionnée/)).not.toBeInTheDocument()
  await choose('Zoé Dupont')
  await search('karim')
  await bar('1 ligne sélectionnée')
  expect(chosen?.ids).toEqual(['2'])
  expect(chosen?.rows).toEqual([all[2]])
})

it('a row that was deleted is not chosen any more, and is again when it comes back', async () => {
  show({ rows: all })
  await choose('Zoé Dupont')
  await choose('Karim Benali')
  const butZoe = all.filter(({ id }) => id !== '2')
  show({ rows: butZoe })
  await bar('1 ligne sélectionnée')
  expect(chosen).toMatchObject({ count: 1, ids: ['3'] })
  show({ rows: butZoe.filter(({ id }) => id !== '3') })
  await expect.element(page.getByText(/sélectionnée/)).not.toBeInTheDocument()
  show({ rows: all })
  await bar('2 lignes sélectionnées')
})

it('a row that was taken out of all counts no more once it is deleted or matches no more', async () => {
  show({ rows: all })
  await search('zoé')
  await chooseAll()
  await choose('Zoé Dupont')
  await bar(`${zoes.length - 1} lignes sélectionnées`)
  const others = zoes.filter((id) => id !== '2')
  const renamed = (row: Employee) => (row.id === '2' ? { ...row, name: 'Léa', email: '' } : row)
  for (const rows of [all.filter(({ id }) => id !== '2'), all.map(renamed)]) {
    show({ rows })
    await bar(`${others.length} lignes sélectionnées`)
    expect(chosen).toMatchObject({ count: others.length, ids: others, except: [] })
  }
})

it('a server’s rows stay chosen on other pages, and all of them are counted by the server', async () => {
  const load: DataTableProps<Employee>['load'] = async (query) => answer(query)
  show({ load })
  await expect.element(page.getByText('1 – 50 sur 312')).toBeVisible()
  await choose('Zoé Dupont')
  await userEvent.click(page.getByRole('button', { name: 'Page suivante' }))
  await expect.element(page.getByText('51 – 100 sur 312')).toBeVisible()
  expect(chosen).toMatchObject({ isAll: false, count: 1, ids: ['2'], rows: [] })
  await chooseAll()
  await bar('312 lignes sélectionnées')
  expect(chosen).toMatchObject({ isAll: true, count: 312, except: [] })
  expect(chosen?.ids).toHaveLength(50)
})
