import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DataTableCell } from '../cells.ts'
import { DataTable } from '../data-table/data-table.tsx'
import { emptyQuery, type TableQuery } from '../query/query.ts'

interface Price {
  id: string
  amount: number
  paid: boolean
  due: Date
}
const cells: DataTableCell<Price>[] = [
  { key: 'id', title: 'Facture' },
  { key: 'amount', title: 'Montant', filter: 'number' },
  { key: 'paid', title: 'Payée', filter: 'choice' },
  { key: 'due', title: 'Échéance', filter: 'date' },
]
const rows: Price[] = [-5, 0.05, 10.04, 10.06, 105].map((amount, index) => ({
  id: `F${index}`,
  amount,
  paid: index % 2 === 0,
  due: new Date(2026, 0, 1 + index),
}))
let root: Root

beforeEach(() => {
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
})

async function open(query?: TableQuery, onQueryChange?: (query: TableQuery) => void) {
  const show = (controlled?: TableQuery) =>
    flushSync(() =>
      root.render(
        <DataTable
          label="Factures"
          rows={rows}
          cells={cells}
          getRowId={({ id }: Price) => id}
          query={controlled}
          onQueryChange={onQueryChange}
        />,
      ),
    )
  show(query)
  await userEvent.click(page.getByRole('button', { name: 'Filtres' }))
  return show
}
const shown = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.textContent)
const least = () => page.getByRole('spinbutton', { name: 'Au moins' })
const most = () => page.getByRole('spinbutton', { name: 'Au plus' })

it.each([
  ['10.05', ['F3', 'F4']],
  ['0.05', ['F1', 'F2', 'F3', 'F4']],
  ['.05', ['F1', 'F2', 'F3', 'F4']],
  ['-0.5', ['F1', 'F2', 'F3', 'F4']],
  ['1e2', ['F4']],
  ['010.050', ['F3', 'F4']],
])('accepts %s while it is typed', async (typed, ids) => {
  await open()
  await userEvent.type(least(), typed)
  expect((least().element() as HTMLInputElement).value).toBe(typed)
  await expect.poll(shown).toEqual(ids)
})

it('keeps both bounds if the query updates late, and adopts changes made elsewhere', async () => {
  const requested: TableQuery[] = []
  const show = await open(emptyQuery, (query) => requested.push(query))
  await userEvent.type(least(), '10.0')
  await userEvent.type(most(), '20')
  expect(requested.at(-1)?.filters).toEqual({ amount: { kind: 'number', min: 10, max: 20 } })
  for (const query of requested) show(query)
  expect((least().element() as HTMLInputElement).value).toBe('10.0')
  expect((most().element() as HTMLInputElement).value).toBe('20')
  show(emptyQuery)
  await expect.element(least()).toHaveValue(null)
  show({ ...emptyQuery, filters: { amount: { kind: 'number', min: 7.5 } } })
  await expect.element(least()).toHaveValue(7.5)
})

it('limits years to four digits', async () => {
  const requested: TableQuery[] = []
  await open(undefined, (query) => requested.push(query))
  const first = page.getByRole('group', { name: 'Échéance' }).getByLabelText('Du')
  // Focuses without a click, because a click would select the part of the date under the pointer.
  const field = first.element() as HTMLInputElement
  field.focus()
  await userEvent.keyboard('020220265')
  await expect
    .poll(() => requested.at(-1)?.filters['due'])
    .toMatchObject({
      from: expect.stringMatching(/^\d{4}-02-02$/),
    })
})

it('offers booleans with the labels that the cells show', async () => {
  await open()
  const group = page.getByRole('group', { name: 'Payée' })
  await userEvent.click(group.getByText('Non'))
  expect(shown()).toEqual(['F1', 'F3'])
  await userEvent.click(group.getByText('Oui'))
  expect(shown()).toHaveLength(5)
})
