import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { DataTableCell } from '../cells.ts'
import { DataTable } from '../data-table/data-table.tsx'

interface Fruit {
  id: string
}
const cells: DataTableCell<Fruit>[] = [{ key: 'id', title: 'Fruit' }]
const load = async () => ({ rows: [{ id: 'poire' }, { id: 'prune' }], total: 2 })
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

const show = (amend?: (rows: readonly Fruit[]) => readonly Fruit[]) =>
  act(() =>
    root.render(
      <DataTable
        label="Fruits"
        cells={cells}
        getRowId={({ id }: Fruit) => id}
        load={load}
        amend={amend}
      />,
    ),
  )

it('shows and counts edits that the server does not have yet', async () => {
  show()
  await expect.element(page.getByRole('row', { name: 'prune' })).toBeVisible()
  show((rows) => [{ id: 'figue' }, ...rows.filter(({ id }) => id !== 'prune')])
  await expect.element(page.getByRole('row', { name: 'figue' })).toBeVisible()
  expect(page.getByRole('row', { name: 'prune' }).query()).toBeNull()
  expect(page.getByRole('grid').element().getAttribute('aria-rowcount')).toBe('3')
  show()
  await expect.element(page.getByRole('row', { name: 'prune' })).toBeVisible()
})
