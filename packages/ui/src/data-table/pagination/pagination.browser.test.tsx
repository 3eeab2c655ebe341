import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ThemeProvider } from '../../theme/index.ts'
import { DataTable } from '../data-table/data-table.tsx'
import type { LoadRows } from '../source/table-source.ts'
import { respond } from '../testing/employee-server.ts'
import { employeeCells, employeeId, employees, type Employee } from '../testing/employees.ts'

const rows = employees(60)

let place: HTMLElement
let root: Root

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})

afterEach(() => {
  root.unmount()
  place.remove()
})

const table = (label: string) => (
  <DataTable label={label} rows={rows} cells={employeeCells} getRowId={employeeId} />
)

it.each([
  ['fr-FR', 'Pagination : Employés', 'Pagination : Anciens'],
  ['en-GB', 'Pagination: Employés', 'Pagination: Anciens'],
])('labels each table’s pagination in %s', async (locale, first, second) => {
  flushSync(() =>
    root.render(
      <ThemeProvider locale={locale}>
        {table('Employés')}
        {table('Anciens')}
      </ThemeProvider>,
    ),
  )
  const landmarks = page.getByRole('navigation')
  await expect.element(landmarks.first()).toHaveAccessibleName(first)
  await expect.element(landmarks.last()).toHaveAccessibleName(second)
})

it('goes one page with each quick click, before the server responds', async () => {
  const requested: number[] = []
  const load: LoadRows<Employee> = async (query) => {
    requested.push(query.page.index)
    return respond(query)
  }
  flushSync(() =>
    root.render(
      <DataTable label="Employés" load={load} cells={employeeCells} getRowId={employeeId} />,
    ),
  )
  const next = page.getByRole('button', { name: 'Page suivante' })
  const clickFiveTimes = () => {
    for (let click = 0; click < 5; click++) (next.element() as HTMLElement).click()
  }
  await expect.element(page.getByText('1 – 50 sur 312')).toBeVisible()
  clickFiveTimes()
  await expect.element(page.getByText('251 – 300 sur 312')).toBeVisible()
  clickFiveTimes()
  await expect.element(page.getByText('301 – 312 sur 312')).toBeVisible()
  await expect.element(next).toBeDisabled()
  expect(requested).toEqual([0, 5, 6])
})
