import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Lets each piece of work beside the page stop after its first step, until it is let go on. */
function holdWork(): () => void {
  const held: (() => void)[] = []
  let time = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 20))
  vi.stubGlobal(
    'MessageChannel',
    class {
      port1 = { onmessage: () => undefined, close: () => undefined }
      port2 = { postMessage: () => void held.push(() => this.port1.onmessage()) }
    },
  )
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    for (const work of held) work()
  }
}

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
  await userEvent.keyboard('{Escape}')
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

it('all that match are deselected when a filter changes', async () => {
  show({ rows: all })
  await chooseAll()
  await bar('60 lignes sélectionnées')
  await userEvent.click(page.getByRole('button', { name: 'Filtres' }))
  await userEvent.click(page.getByText('Finance').first())
  await expect.element(page.getByText(/sélectionnée/)).not.toBeInTheDocument()
  await chooseAll()
  const finance = idsWhere(({ team }) => team === 'Finance')
  await bar(`${finance.length} lignes sélectionnées`)
  expect(chosen?.ids).toEqual(finance)
  await userEvent.click(page.getByRole('button', { name: 'Filtres (1)' }))
  await userEvent.click(page.getByText('Technique').first())
  await expect.element(page.getByText(/sélectionnée/)).not.toBeInTheDocument()
})

it('a row that was deleted is not selected any more, and is again when it comes back', async () => {
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

it('a server’s rows stay selected on other pages, and all of them are counted by the server', async () => {
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

const crowd = employees(5000)
const crowdWhere = (start: string) =>
  crowd.filter(({ name }) => name.startsWith(start)).map(employeeId)
const rowCount = () => page.getByRole('grid').element().getAttribute('aria-rowcount')

it('all that match are those of the search that was typed, also while that is still worked on', async () => {
  show({ rows: crowd })
  await search('karim')
  const karims = crowdWhere('Karim')
  await expect.poll(rowCount).toBe(String(karims.length + 1))
  const goOn = holdWork()
  await search('zoé dupont')
  expect(rowCount()).toBe(String(karims.length + 1))
  await chooseAll()
  const found = crowdWhere('Zoé Dupont')
  await bar(`${found.length} lignes sélectionnées`)
  expect(chosen).toMatchObject({ isAll: true, count: found.length, ids: found, except: [] })
  expect(chosen?.query.search).toBe('zoé dupont')
  goOn()
  await expect.poll(rowCount).toBe(String(found.length + 1))
  await bar(`${found.length} lignes sélectionnées`)
  expect(chosen?.ids).toEqual(found)
})

it('selects all matches again among other rows, before these are shown', async () => {
  show({ rows: crowd })
  await search('zoé dupont')
  const found = crowdWhere('Zoé Dupont')
  await expect.poll(rowCount).toBe(String(found.length + 1))
  await chooseAll()
  const goOn = holdWork()
  show({ rows: crowd.filter(({ id }) => id !== found[0]) })
  await bar(`${found.length - 1} lignes sélectionnées`)
  expect(chosen?.ids).toEqual(found.slice(1))
  goOn()
})

it('offers no more rows than it knows to match', async () => {
  show({ rows: crowd })
  const offer = page.getByRole('button', { name: /^Sélectionner les \d+ lignes trouvées/ })
  const shownRows = page.getByRole('checkbox', { name: 'Sélectionner les lignes affichées' })
  // In a narrow window it is there for screen readers alone, where no pointer reaches it.
  ;(shownRows.element() as HTMLElement).click()
  await expect.element(offer).toHaveTextContent('Sélectionner les 5000 lignes trouvées')
  const goOn = holdWork()
  await search('zoé')
  await bar('50 lignes sélectionnées')
  await expect.element(offer).not.toBeInTheDocument()
  goOn()
})

it('an export holds what matches the search that was typed, also while that is still worked on', async () => {
  let file: Promise<string> | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = (blob as Blob).text()
    return 'blob:test'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  show({ rows: crowd, exportAs: 'employes' })
  const goOn = holdWork()
  await search('zoé dupont')
  await userEvent.click(page.getByRole('button', { name: 'Exporter' }))
  await expect.poll(() => click.mock.calls.length).toBe(1)
  expect((await file)?.trim().split('\r\n')).toHaveLength(crowdWhere('Zoé Dupont').length + 1)
  goOn()
})

it('counts all that match on a server only once it has said how many these are', async () => {
  let answerLate: () => void = () => undefined
  const load: DataTableProps<Employee>['load'] = async (query) => {
    if (query.search) await new Promise<void>((resolve) => (answerLate = resolve))
    return answer(query)
  }
  show({ load })
  await expect.element(page.getByText('1 – 50 sur 312')).toBeVisible()
  await search('zoé')
  await chooseAll()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(page.getByText(/sélectionnée/).query()).toBeNull()
  answerLate()
  await bar('39 lignes sélectionnées')
  expect(chosen?.rows).toHaveLength(39)
})
