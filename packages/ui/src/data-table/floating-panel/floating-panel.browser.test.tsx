import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DataTable } from '../data-table/data-table.tsx'
import { employeeCells, employeeId, employees } from '../testing/employees.ts'

let root: Root
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() =>
    root.render(
      <DataTable
        label="Employés"
        rows={employees(3)}
        cells={employeeCells}
        getRowId={employeeId}
        isSearchable
      />,
    ),
  )
})
afterEach(() => root.unmount())

const button = () => page.getByRole('button', { name: 'Filtres' })
const panel = () => page.getByRole('region', { name: 'Filtres' })
const gridTop = () => page.getByRole('grid').element().getBoundingClientRect().top

it('opens over the table, which stays where it is', async () => {
  const before = gridTop()
  await userEvent.click(button())
  await expect.element(panel()).toBeVisible()
  expect(gridTop()).toBe(before)
  const { top, right } = panel().element().getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(button().element().getBoundingClientRect().bottom)
  expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
})

it('closes by its button, by Escape, which leads back to the button, and by a press elsewhere', async () => {
  await userEvent.click(button())
  await userEvent.click(button())
  await expect.element(panel()).not.toBeInTheDocument()

  await userEvent.click(button())
  await userEvent.tab()
  expect(panel().element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(panel()).not.toBeInTheDocument()
  await expect.element(button()).toHaveFocus()

  await userEvent.click(button())
  await userEvent.click(page.getByRole('searchbox'))
  await expect.element(panel()).not.toBeInTheDocument()
})
