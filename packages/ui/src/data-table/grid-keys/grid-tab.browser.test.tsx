import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DataTable } from '../data-table/data-table.tsx'
import { employeeId, employees, type Employee } from '../testing/employees.ts'

const cells = [
  { key: 'name', title: 'Nom' },
  { key: 'team', title: 'Équipe' },
] as const
const rows = employees(4)
const actions = ({ name }: Employee) => (
  <>
    <button type="button">Modifier {name}</button>
    <button type="button">Supprimer {name}</button>
  </>
)

/** Describes the focused element: a cell by row and column, anything else by its text. */
function focused(): string {
  const element = document.activeElement as HTMLElement
  const row = element.closest('[role="row"]')?.getAttribute('aria-rowindex')
  const column = element.getAttribute('aria-colindex')
  return column ? `${row}:${column}` : (element.textContent ?? '')
}

it('is one tab stop, remembers the last cell, and lets Tab move between a cell’s controls', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  flushSync(() =>
    root.render(
      <StrictMode>
        <button type="button">Avant</button>
        <DataTable
          label="Employés"
          rows={rows}
          cells={cells}
          getRowId={employeeId}
          actions={actions}
        />
        <button type="button">Après</button>
      </StrictMode>,
    ),
  )
  const path: string[] = []
  const press = async (keys: string) => {
    await userEvent.keyboard(keys)
    path.push(focused())
  }
  place.querySelector('button')?.focus()
  await press('{Tab}')
  await press('{ArrowDown}')
  await press('{Tab}')
  await press('{Shift>}{Tab}{/Shift}')
  await press('{Shift>}{Tab}{/Shift}')
  expect(path).toEqual(['1:1', '2:1', 'Après', '2:1', 'Avant'])

  path.length = 0
  await press('{Tab}')
  await press('{End}')
  await press('{Enter}')
  await press('{Tab}')
  await press('{Tab}')
  await press('{Shift>}{Tab}{/Shift}')
  await press('{F2}')
  await press('{Shift>}{Tab}{/Shift}')
  expect(path).toEqual([
    '2:1',
    '2:3',
    'Modifier Éloïse Martin',
    'Supprimer Éloïse Martin',
    'Après',
    '2:3',
    'Modifier Éloïse Martin',
    'Avant',
  ])
  root.unmount()
  place.remove()
})

it('shows a focused heading on a phone, even if it has no controls', async () => {
  await page.viewport(390, 844)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const unsorted = [{ key: 'name', title: 'Nom', isSortable: false }] as const
  flushSync(() =>
    root.render(<DataTable label="Employés" rows={rows} cells={unsorted} getRowId={employeeId} />),
  )
  const heading = page.getByRole('columnheader', { name: 'Nom' }).element()
  const width = () => heading.getBoundingClientRect().width
  const hidden = width()
  await userEvent.tab()
  expect(document.activeElement).toBe(heading)
  expect(width()).toBeGreaterThan(hidden)
  expect(getComputedStyle(heading).clipPath).toBe('none')
  root.unmount()
  place.remove()
})
