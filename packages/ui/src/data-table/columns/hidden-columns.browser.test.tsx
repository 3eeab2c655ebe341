import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DataTableCell } from '../cells.ts'
import { DataTable } from '../data-table/data-table.tsx'
import { employeeId, employees, type Employee } from '../testing/employees.ts'

const cells: DataTableCell<Employee>[] = [
  { key: 'name', title: 'Nom' },
  { key: 'team', title: 'Équipe', filter: 'text' },
  { key: 'position', title: 'Poste', isHidden: true },
  { key: 'email', title: 'Email', isHidden: true, isSearchable: true },
]
let root: Root

beforeEach(() => {
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  localStorage.clear()
})

const show = (count: number) =>
  flushSync(() =>
    root.render(
      <DataTable
        label="Employés"
        rows={employees(count)}
        cells={cells}
        getRowId={employeeId}
        isSearchable
        isAdjustable
      />,
    ),
  )
const search = (text: string) => userEvent.fill(page.getByRole('searchbox'), text)
const rowCount = () => Number(page.getByRole('grid').element().getAttribute('aria-rowcount')) - 1
// The visible check box covers the input, so no pointer can reach it.
const toggle = (title: string) =>
  (page.getByRole('checkbox', { name: `Afficher ${title}` }).element() as HTMLElement).click()

// The table searches 64 rows during rendering, and 3,200 rows in the background.
it.each([64, 3200])(
  'does not search a column that the user has hidden (%i rows)',
  async (count) => {
    show(count)
    await search('finance')
    await expect.poll(rowCount).toBe(count / 4)
    await userEvent.click(page.getByRole('button', { name: 'Colonnes' }))
    toggle('Équipe')
    await expect.poll(rowCount).toBe(0)
    toggle('Équipe')
    await expect.poll(rowCount).toBe(count / 4)
  },
)

it('searches a column declared as hidden once the user shows it', async () => {
  show(64)
  await search('comptable')
  await expect.poll(rowCount).toBe(0)
  await userEvent.click(page.getByRole('button', { name: 'Colonnes' }))
  toggle('Poste')
  await expect.poll(rowCount).toBe(16)
})

it('searches a hidden column with `isSearchable`', async () => {
  show(64)
  await search('maison-lueur')
  await expect.poll(rowCount).toBe(64)
  await search('introuvable')
  await expect.poll(rowCount).toBe(0)
})

it('keeps filtering by a column after it is hidden', async () => {
  show(64)
  await userEvent.click(page.getByRole('button', { name: 'Filtres' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Équipe contient' }), 'finance')
  await expect.poll(rowCount).toBe(16)
  await userEvent.click(page.getByRole('button', { name: 'Colonnes' }))
  toggle('Équipe')
  await expect.element(page.getByRole('columnheader', { name: 'Équipe' })).not.toBeInTheDocument()
  expect(rowCount()).toBe(16)
})

it('shows a column with `isAlwaysShown` even if it was hidden before', async () => {
  localStorage.setItem('ph-table:always', JSON.stringify({ columnVisibility: { name: false } }))
  const kept = cells.map((cell) => ({ ...cell, isAlwaysShown: cell.key === 'name' }))
  flushSync(() =>
    root.render(
      <DataTable
        label="Employés"
        rows={employees(3)}
        cells={kept}
        getRowId={employeeId}
        isAdjustable
        rememberAs="always"
      />,
    ),
  )
  await expect.element(page.getByRole('columnheader', { name: 'Nom' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Colonnes' }))
  await expect.element(page.getByRole('checkbox', { name: 'Afficher Nom' })).toBeDisabled()
  await expect.element(page.getByRole('checkbox', { name: 'Afficher Équipe' })).toBeEnabled()
})
