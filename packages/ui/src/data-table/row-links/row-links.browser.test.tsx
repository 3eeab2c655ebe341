import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DataTableCell } from '../cells.ts'
import { DataTable } from '../data-table/data-table.tsx'
import { employeeId, employees, type Employee } from '../testing/employees.ts'

const rows = employees(3)
const [first, , last] = rows as [Employee, Employee, Employee]
const cells: readonly DataTableCell<Employee>[] = [
  { key: 'email', title: 'Email', value: ({ id }) => id },
  { key: 'team', title: 'Équipe' },
  {
    key: 'name',
    title: 'Nom',
    value: ({ name }) => name,
    render: ({ id, name }: Employee) => (id === last.id ? name : <a href={`#/${id}`}>{name}</a>),
  },
]

let root: Root
/** Links that were followed, with their modifier keys. */
let followed: string[]

function follow(event: MouseEvent) {
  const link = (event.target as Element).closest('a')
  if (!link) return
  event.preventDefault()
  followed.push(`${event.ctrlKey ? 'Ctrl ' : ''}${link.getAttribute('href')}`)
}

beforeEach(() => {
  followed = []
  const place = document.body.appendChild(document.createElement('div'))
  document.addEventListener('click', follow)
  root = createRoot(place)
  flushSync(() =>
    root.render(
      <DataTable
        label="Employés"
        rows={rows}
        cells={cells}
        getRowId={employeeId}
        hasRowLinks
        isSelectable
        actions={() => <button type="button">Supprimer</button>}
      />,
    ),
  )
})
afterEach(() => {
  document.removeEventListener('click', follow)
  document.getSelection()?.removeAllRanges()
  root.unmount()
})

const teamCell = () => page.getByRole('row').nth(1).getByRole('gridcell').nth(1)

it('follows the link of a clicked row once, with the modifier keys', async () => {
  await userEvent.click(teamCell())
  expect(followed).toEqual([`#/${first.id}`])
  await userEvent.click(teamCell(), { modifiers: ['Control'] })
  expect(followed).toEqual([`#/${first.id}`, `Ctrl #/${first.id}`])
  await userEvent.click(page.getByRole('link', { name: first.name }).first())
  expect(followed).toHaveLength(3)
})

it('does not open a row when its check box or button is clicked', async () => {
  await userEvent.click(page.getByRole('checkbox').nth(1))
  await expect.element(page.getByRole('checkbox').nth(1)).toBeChecked()
  await userEvent.click(page.getByRole('button', { name: 'Supprimer' }).first())
  expect(followed).toEqual([])
})

it('does not open a row while text in it is selected', async () => {
  document.getSelection()?.selectAllChildren(teamCell().element())
  teamCell()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(followed).toEqual([])
})

it('follows the link on Enter in a cell without controls', async () => {
  ;(teamCell().element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect(followed).toEqual([`#/${first.id}`])
})

it('follows the link on Enter in the cell that contains it, and focuses it on F2', async () => {
  const link = page.getByRole('link', { name: first.name }).element() as HTMLElement
  const cell = link.closest<HTMLElement>('[aria-colindex]')
  cell?.focus()
  await userEvent.keyboard('{Enter}')
  expect(followed).toEqual([`#/${first.id}`])
  await userEvent.keyboard('{F2}')
  expect(document.activeElement).toBe(link)
})

it('has the pointer cursor only on rows with a link', () => {
  const cursors = page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => getComputedStyle(row).cursor)
  expect(cursors).toEqual(['pointer', 'pointer', 'auto'])
})
