import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../../primitives/button/button.tsx'
import { ConfirmDialog } from '../../primitives/confirm-dialog/confirm-dialog.tsx'
import { DataTable } from '../data-table/data-table.tsx'
import { employeeCells, employeeId, employees } from '../testing/employees.ts'

const rows = employees(3)

/** A table whose bulk action opens a dialog. */
function Table() {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <DataTable
        label="Employés"
        rows={rows}
        cells={employeeCells}
        getRowId={employeeId}
        isSearchable
        isSelectable
        bulkActions={() => <Button onPress={() => setConfirming(true)}>Supprimer</Button>}
      />
      <ConfirmDialog
        title="Les supprimer ?"
        isOpen={isConfirming}
        onConfirm={() => setConfirming(false)}
        onCancel={() => setConfirming(false)}
      />
    </>
  )
}

let root: Root
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root.render(<Table />))
})
afterEach(() => root.unmount())

const button = () => page.getByRole('button', { name: 'Filtres' })
const panel = () => page.getByRole('region', { name: 'Filtres' })
const gridTop = () => page.getByRole('grid').element().getBoundingClientRect().top

it('opens below its button and over the table, without moving the table', async () => {
  const before = gridTop()
  await userEvent.click(button())
  await expect.element(panel()).toBeVisible()
  expect(gridTop()).toBe(before)
  const { top, right } = panel().element().getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(button().element().getBoundingClientRect().bottom)
  expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
})

it('closes on a click on its button or outside, and on Escape, which focuses the button', async () => {
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

it('closes when focus leaves it, but not when focus moves between its button and its fields', async () => {
  ;(button().element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  await expect.element(button()).toHaveFocus()
  await expect.element(panel()).toBeVisible()
  do await userEvent.tab()
  while (panel().query()?.contains(document.activeElement))
  await expect.element(panel()).not.toBeInTheDocument()
  await expect.element(page.getByRole('checkbox').first()).toBeVisible()
})

it('closes when a dialog opens, so that it does not cover the dialog', async () => {
  ;(page.getByRole('checkbox').nth(1).element() as HTMLElement).click()
  const act = page.getByRole('button', { name: 'Supprimer' })
  await userEvent.click(button())
  await expect.element(panel()).toBeVisible()
  // Calls `click()`, because a pointer press would already close the panel.
  ;(act.element() as HTMLElement).click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await expect.element(panel()).not.toBeInTheDocument()
})
