import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { DataTableCell } from '../cells.ts'
import { DataTable } from '../data-table/data-table.tsx'
import { breakpoints } from '../../theme/tokens.ts'

interface Person {
  name: string
  email: string
  team: string
}

const cells: DataTableCell<Person>[] = [
  { key: 'email', title: 'Email', width: 210 },
  {
    key: 'name',
    title: 'Nom',
    width: 170,
    render: ({ name }) => (
      <span style={{ display: 'flex', gap: 12 }}>
        <span style={{ flex: 'none', width: 28 }} />
        {name}
      </span>
    ),
  },
  { key: 'team', title: 'Équipe', width: 120 },
]
const longEmail = 'marie-charlotte.vandenbroucke-papadimitrakopoulos@maison-lueur.example'
let root: Root
let place: HTMLElement

beforeEach(async () => {
  await page.viewport(1366, 700)
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  place.remove()
})

function show(name: string, width: number, email = 'a@b.example') {
  place.style.width = `${width}px`
  flushSync(() =>
    root.render(
      <DataTable
        label="Employés"
        rows={[{ name, email, team: 'Ressources humaines' }]}
        cells={cells}
        getRowId={(row) => row.email}
        actions={() => <button type="button">Modifier</button>}
      />,
    ),
  )
}
const grid = () => page.getByRole('grid').element() as HTMLElement
const cell = (name: string) => page.getByRole('gridcell', { name }).element() as HTMLElement
const isCards = () => grid().hasAttribute('data-cards')

/** Lines over which a word is spread. */
function linesOf(word: string): number {
  const text = document.createTreeWalker(grid(), NodeFilter.SHOW_TEXT)
  while (text.nextNode()) {
    const start = text.currentNode.textContent?.indexOf(word) ?? -1
    if (start < 0) continue
    const range = document.createRange()
    range.setStart(text.currentNode, start)
    range.setEnd(text.currentNode, start + word.length)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  }
  return 0
}

const names = [
  'Vincent Charpentier',
  'Eleni Papadimitrakopoulos',
  'Anne-Sophie de La Rochefoucauld-Montbel',
  'Hubert Wolfeschlegelsteinhausenbergerdorff',
]

it.each(names)('never breaks a word of "%s", and cuts off no action', async (name) => {
  const longest = name.split(/[ -]/).reduce((a, b) => (b.length > a.length ? b : a))
  for (const width of [1000, 854, 702, 560, 480]) {
    show(name, width)
    await expect.poll(() => grid().scrollWidth).toBeLessThanOrEqual(width)
    expect(linesOf(longest)).toBe(1)
    const action = page.getByRole('button', { name: 'Modifier' }).element()
    const { right } = place.getBoundingClientRect()
    expect(action.getBoundingClientRect().right).toBeLessThanOrEqual(right)
  }
})

it('shows cards as soon as a name would break, and columns once they fit again', async () => {
  show('Hubert Wolfeschlegelsteinhausenbergerdorff', 800)
  await expect.poll(isCards).toBe(false)
  place.style.width = '600px'
  await expect.poll(isCards).toBe(true)
  place.style.width = '800px'
  await expect.poll(isCards).toBe(false)
})

it('shortens a long email instead of widening its column, and names it in a title', async () => {
  show('Zoé Barbier', 720, longEmail)
  await expect.poll(isCards).toBe(false)
  const email = page.getByTitle(longEmail).element() as HTMLElement
  expect(email.scrollWidth).toBeGreaterThan(email.clientWidth)
  expect(cell('Zoé Barbier').offsetHeight).toBeLessThan(60)
  await page.viewport(breakpoints.tablet - 10, 700)
  await expect.poll(() => email.scrollWidth).toBeLessThanOrEqual(email.clientWidth)
})
