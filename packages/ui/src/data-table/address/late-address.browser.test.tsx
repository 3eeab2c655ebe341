import { startTransition, useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DataTableCell } from '../cells.ts'
import { DataTable } from '../data-table/data-table.tsx'
import { emptyQuery, type TableQuery } from '../query/query.ts'
import { employeeCells, employeeId, employees, type Employee } from '../testing/employees.ts'
import { useTableInAddress, type TableInAddress } from './use-table-in-address.ts'

const rows = employees(60)
const cells: DataTableCell<Employee>[] = employeeCells.map((cell) =>
  cell.key === 'position' ? { ...cell, filter: 'choice' } : cell,
)
let root: Root

beforeEach(() => {
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  vi.restoreAllMocks()
})

function Table(props: TableInAddress) {
  return <DataTable label="Employés" rows={rows} cells={cells} getRowId={employeeId} {...props} />
}

/** Parameters passed to the router. The address changes only when `follow` is called. */
let sent: URLSearchParams[] = []
const replace = (next: URLSearchParams) => void sent.push(next)
const follow = (params: URLSearchParams) =>
  flushSync(() => root.render(<InAddress params={params} />))

function InAddress({ params = new URLSearchParams('edit=7') }: { params?: URLSearchParams }) {
  return <Table {...useTableInAddress({ address: { params, replace } })} />
}

async function openFilters(table: ReactElement) {
  sent = []
  flushSync(() => root.render(table))
  await userEvent.click(page.getByRole('button', { name: 'Filtres' }))
}
const select = (group: string, choice: string) =>
  userEvent.click(page.getByRole('group', { name: group }).getByText(choice))
const newest = () => decodeURIComponent(sent.at(-1)?.toString() ?? '')

it('keeps filters that are set in two columns before the address changes', async () => {
  await openFilters(<InAddress />)
  await select('Équipe', 'Finance')
  await select('Poste', 'Comptable')
  await select('Équipe', 'Commerce')
  expect(newest()).toBe(
    'edit=7&filter.position=choice:Comptable&filter.team=choice:Finance&filter.team=choice:Commerce',
  )
  for (const params of sent) follow(params)
  await expect.element(page.getByRole('button', { name: 'Filtres (2)' })).toBeVisible()
})

it('cycles the latest sorting and keeps the filter while the address lags behind', async () => {
  await openFilters(<InAddress />)
  await select('Équipe', 'Finance')
  await userEvent.keyboard('{Escape}')
  const heading = page.getByRole('button', { name: /^Nom/ })
  await userEvent.click(heading)
  await userEvent.click(heading)
  expect(newest()).toBe('edit=7&sort=-name&filter.team=choice:Finance')
})

it('also clears a filter that is not in the address yet', async () => {
  await openFilters(<InAddress />)
  await select('Équipe', 'Finance')
  follow(sent[0] as URLSearchParams)
  await select('Poste', 'Comptable')
  await userEvent.click(page.getByRole('button', { name: 'Effacer les filtres' }))
  expect(newest()).toBe('edit=7')
})

it('discards pending changes when the address is set elsewhere', async () => {
  await openFilters(<InAddress />)
  await select('Équipe', 'Finance')
  follow(new URLSearchParams('edit=8'))
  await select('Poste', 'Comptable')
  expect(newest()).toBe('edit=8&filter.position=choice:Comptable')
})

it('does not restore a filter that the router rejected', async () => {
  await openFilters(<InAddress />)
  await select('Équipe', 'Finance')
  const now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now + 10_000)
  await select('Poste', 'Comptable')
  expect(newest()).toBe('edit=7&filter.position=choice:Comptable')
})

it('does not reapply a change that the parent component rejected', async () => {
  const requested: TableQuery[] = []
  function Rejecting() {
    const [query, setQuery] = useState(emptyQuery)
    const take = (next: TableQuery) => {
      requested.push(next)
      if (!next.filters['team']) setQuery(next)
    }
    return <Table query={query} onQueryChange={take} />
  }
  await openFilters(<Rejecting />)
  await select('Équipe', 'Finance')
  await select('Poste', 'Comptable')
  expect(requested.map(({ filters }) => Object.keys(filters))).toEqual([['team'], ['position']])
  await expect.element(page.getByRole('button', { name: 'Filtres (1)' })).toBeVisible()
})

it('lets a parent component that updates late apply each change to its latest query', async () => {
  function Late() {
    const [query, setQuery] = useState(emptyQuery)
    return (
      <Table
        query={query}
        onQueryChange={(next, change) =>
          void setTimeout(() => startTransition(() => setQuery(change?.of ?? next)), 300)
        }
      />
    )
  }
  await openFilters(<Late />)
  // Both clicks happen before the parent component applies the first change.
  const press = (group: string, choice: string) => {
    const place = page.getByRole('group', { name: group })
    const box = place.getByRole('checkbox', { name: choice }).element()
    box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
  press('Équipe', 'Finance')
  press('Poste', 'Comptable')
  await expect.element(page.getByRole('button', { name: 'Filtres (2)' })).toBeVisible()
})

it('accepts a state setter as `onQueryChange` without React warnings', async () => {
  const errors = vi.spyOn(console, 'error')
  function Owner() {
    const [query, setQuery] = useState(emptyQuery)
    return <Table query={query} onQueryChange={setQuery} />
  }
  await openFilters(<Owner />)
  await select('Équipe', 'Finance')
  await select('Poste', 'Comptable')
  await expect.element(page.getByRole('button', { name: 'Filtres (2)' })).toBeVisible()
  expect(errors.mock.calls).toEqual([])
  errors.mockRestore()
})
