import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ThemeProvider } from '../../theme/index.ts'
import { DataTable } from '../data-table/data-table.tsx'
import { employeeCells, employeeId, employees } from '../testing/employees.ts'

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
