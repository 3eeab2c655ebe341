import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DataTable } from '../data-table/data-table.tsx'
import type { DataTableOptions, DataTableSource } from '../data-table/data-table.types.ts'
import type { SelectedRows } from '../selection/selection.ts'
import { respond } from '../testing/employee-server.ts'
import { employeeCells, employeeId, employees, type Employee } from '../testing/employees.ts'

const all = employees(60)
const idsWhere = (test: (row: Employee) => boolean) => all.filter(test).map(employeeId)
const zoes = idsWhere(({ name }) => name.startsWith('Zoé'))

/** The selection that the bulk action currently receives. */
let selected: SelectedRows<Employee> | undefined
let root: Root

beforeEach(() => {
  selected = undefined
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Pauses all background work after its first step. The returned function resumes it. */
function pauseWork(): () => void {
  const paused: (() => void)[] = []
  let time = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 20))
  vi.stubGlobal(
    'MessageChannel',
    class {
      port1 = { onmessage: () => undefined, close: () => undefined }
      port2 = { postMessage: () => void paused.push(() => this.port1.onmessage()) }
    },
  )
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    for (const work of paused) work()
  }
}

const show = (props: Partial<DataTableOptions<Employee>> & DataTableSource<Employee>) =>
  flushSync(() =>
    root.render(
      <DataTable
        label="Employés"
        cells={employeeCells}
        getRowId={employeeId}
        isSearchable
        isSelectable
        bulkActions={(rows) => {
          selected = rows
          return <button>Envoyer</button>
        }}
        {...props}
      />,
    ),
  )
const search = (text: string) => userEvent.fill(page.getByRole('searchbox'), text)
const bar = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()
/** Selects the first row with this name; the names of later rows end in a number. */
const select = (name: string) =>
  userEvent.click(
    page
      .getByRole('row', { name, exact: false })
      .first()
      .getByRole('checkbox', { name: 'Sélectionner la ligne' }),
  )

async function selectAll() {
  const cell = page.getByRole('rowheader').first().element() as HTMLElement
  cell.focus()
  await userEvent.keyboard('{Control>}a{/Control}')
}

it('selects all rows that match the search', async () => {
  show({ rows: all })
  await search('zoé')
  await selectAll()
  await bar(`${zoes.length} lignes sélectionnées`)
  expect(selected).toMatchObject({ isAll: true, count: zoes.length, ids: zoes, except: [] })
  expect(selected?.rows.map(employeeId)).toEqual(zoes)
})

it('selects all filtered rows of every page, except those deselected afterwards', async () => {
  const many = employees(240)
  show({ rows: many })
  await userEvent.click(page.getByRole('button', { name: 'Filtres' }))
  await userEvent.click(page.getByText('Finance').first())
  await userEvent.keyboard('{Escape}')
  const finance = many.filter(({ team }) => team === 'Finance').map(employeeId)
  expect(finance.length).toBeGreaterThan(50)
  await selectAll()
  await select('Éloïse Laurent')
  await bar(`${finance.length - 1} lignes sélectionnées`)
  expect(selected?.ids).toEqual(finance.filter((id) => id !== '8'))
  expect(selected?.except).toEqual(['8'])
})

it('clears a selection of all matching rows on a new search, but keeps single selected rows', async () => {
  show({ rows: all })
  await search('zoé')
  await selectAll()
  await search('zo')
  await expect.element(page.getByText(/sélectionnée/)).not.toBeInTheDocument()
  await select('Zoé Dupont')
  await search('karim')
  await bar('1 ligne sélectionnée')
  expect(selected?.ids).toEqual(['2'])
  expect(selected?.rows).toEqual([all[2]])
})

it('clears a selection of all matching rows when a filter changes', async () => {
  show({ rows: all })
  await selectAll()
  await bar('60 lignes sélectionnées')
  await userEvent.click(page.getByRole('button', { name: 'Filtres' }))
  await userEvent.click(page.getByText('Finance').first())
  await expect.element(page.getByText(/sélectionnée/)).not.toBeInTheDocument()
  await selectAll()
  const finance = idsWhere(({ team }) => team === 'Finance')
  await bar(`${finance.length} lignes sélectionnées`)
  expect(selected?.ids).toEqual(finance)
  await userEvent.click(page.getByRole('button', { name: 'Filtres (1)' }))
  await userEvent.click(page.getByText('Technique').first())
  await expect.element(page.getByText(/sélectionnée/)).not.toBeInTheDocument()
})

it('deselects a deleted row, and selects it again if it comes back', async () => {
  show({ rows: all })
  await select('Zoé Dupont')
  await select('Karim Benali')
  const butZoe = all.filter(({ id }) => id !== '2')
  show({ rows: butZoe })
  await bar('1 ligne sélectionnée')
  expect(selected).toMatchObject({ count: 1, ids: ['3'] })
  show({ rows: butZoe.filter(({ id }) => id !== '3') })
  await expect.element(page.getByText(/sélectionnée/)).not.toBeInTheDocument()
  show({ rows: all })
  await bar('2 lignes sélectionnées')
})

it('stops excluding a deselected row once it is deleted or no longer matches', async () => {
  show({ rows: all })
  await search('zoé')
  await selectAll()
  await select('Zoé Dupont')
  await bar(`${zoes.length - 1} lignes sélectionnées`)
  const others = zoes.filter((id) => id !== '2')
  const renamed = (row: Employee) => (row.id === '2' ? { ...row, name: 'Léa', email: '' } : row)
  for (const rows of [all.filter(({ id }) => id !== '2'), all.map(renamed)]) {
    show({ rows })
    await bar(`${others.length} lignes sélectionnées`)
    expect(selected).toMatchObject({ count: others.length, ids: others, except: [] })
  }
})

it('keeps a server’s rows selected on other pages, and shows the server’s count of matches', async () => {
  const load: DataTableSource<Employee>['load'] = async (query) => respond(query)
  show({ load })
  await expect.element(page.getByText('1 – 50 sur 312')).toBeVisible()
  await select('Zoé Dupont')
  await userEvent.click(page.getByRole('button', { name: 'Page suivante' }))
  await expect.element(page.getByText('51 – 100 sur 312')).toBeVisible()
  expect(selected).toMatchObject({ isAll: false, count: 1, ids: ['2'], rows: [] })
  await selectAll()
  await bar('312 lignes sélectionnées')
  expect(selected).toMatchObject({ isAll: true, count: 312, except: [] })
  expect(selected?.ids).toHaveLength(50)
})

const crowd = employees(5000)
const crowdWhere = (start: string) =>
  crowd.filter(({ name }) => name.startsWith(start)).map(employeeId)
const rowCount = () => page.getByRole('grid').element().getAttribute('aria-rowcount')

it('selects all rows that match the typed search, even while the search is still running', async () => {
  show({ rows: crowd })
  await search('karim')
  const karims = crowdWhere('Karim')
  await expect.poll(rowCount).toBe(String(karims.length + 1))
  const resume = pauseWork()
  await search('zoé dupont')
  expect(rowCount()).toBe(String(karims.length + 1))
  await selectAll()
  const found = crowdWhere('Zoé Dupont')
  await bar(`${found.length} lignes sélectionnées`)
  expect(selected).toMatchObject({ isAll: true, count: found.length, ids: found, except: [] })
  expect(selected?.query.search).toBe('zoé dupont')
  resume()
  await expect.poll(rowCount).toBe(String(found.length + 1))
  await bar(`${found.length} lignes sélectionnées`)
  expect(selected?.ids).toEqual(found)
})

it('updates a selection of all matching rows before changed rows are shown', async () => {
  show({ rows: crowd })
  await search('zoé dupont')
  const found = crowdWhere('Zoé Dupont')
  await expect.poll(rowCount).toBe(String(found.length + 1))
  await selectAll()
  const resume = pauseWork()
  show({ rows: crowd.filter(({ id }) => id !== found[0]) })
  await bar(`${found.length - 1} lignes sélectionnées`)
  expect(selected?.ids).toEqual(found.slice(1))
  resume()
})

it('does not offer to select all matching rows while a search is running', async () => {
  show({ rows: crowd })
  const offer = page.getByRole('button', { name: /^Sélectionner les \d+ lignes trouvées/ })
  const shownRows = page.getByRole('checkbox', { name: 'Sélectionner les lignes affichées' })
  // In a narrow window the check box is visible only to screen readers, so no pointer can reach it.
  ;(shownRows.element() as HTMLElement).click()
  await expect.element(offer).toHaveTextContent('Sélectionner les 5000 lignes trouvées')
  const resume = pauseWork()
  await search('zoé')
  await bar('50 lignes sélectionnées')
  await expect.element(offer).not.toBeInTheDocument()
  resume()
})

it('exports the rows that match the typed search, even while the search is still running', async () => {
  let file: Promise<string> | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = (blob as Blob).text()
    return 'blob:test'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  show({ rows: crowd, exportAs: 'employes' })
  const resume = pauseWork()
  await search('zoé dupont')
  await userEvent.click(page.getByRole('button', { name: 'Exporter' }))
  await expect.poll(() => click.mock.calls.length).toBe(1)
  expect((await file)?.trim().split('\r\n')).toHaveLength(crowdWhere('Zoé Dupont').length + 1)
  resume()
})

it('does not count a server’s matching rows before the server has returned their number', async () => {
  let release: () => void = () => undefined
  const load: DataTableSource<Employee>['load'] = async (query) => {
    if (query.search) await new Promise<void>((resolve) => (release = resolve))
    return respond(query)
  }
  show({ load })
  await expect.element(page.getByText('1 – 50 sur 312')).toBeVisible()
  await search('zoé')
  await selectAll()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(page.getByText(/sélectionnée/).query()).toBeNull()
  release()
  await bar('39 lignes sélectionnées')
  expect(selected?.rows).toHaveLength(39)
})
