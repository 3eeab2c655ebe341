import { within } from 'storybook/test'

/** The rows under the headings. */
export function rowsOf(canvas: { getByRole: (role: string) => HTMLElement }): HTMLElement[] {
  return within(canvas.getByRole('grid')).getAllByRole('row').slice(1)
}

/** The first cell of each row, as text. */
export function namesOf(canvas: { getByRole: (role: string) => HTMLElement }): string[] {
  const grid = canvas.getByRole('grid')
  return within(grid)
    .queryAllByRole('rowheader')
    .map((cell) => cell.textContent ?? '')
}

/** The headings in their order, as text. */
export function headingsOf(canvas: { getByRole: (role: string) => HTMLElement }): string[] {
  return within(canvas.getByRole('grid'))
    .getAllByRole('columnheader')
    .map((cell) => cell.getAttribute('aria-label') ?? cell.textContent ?? '')
}
