import { within } from 'storybook/test'

/** Lists the rows under the headings. */
export function rowsOf(canvas: { getByRole: (role: string) => HTMLElement }): HTMLElement[] {
  return within(canvas.getByRole('grid')).getAllByRole('row').slice(1)
}

/** Lists the text of the first cell of each row. */
export function namesOf(canvas: { getByRole: (role: string) => HTMLElement }): string[] {
  const grid = canvas.getByRole('grid')
  return within(grid)
    .queryAllByRole('rowheader')
    .map((cell) => cell.textContent ?? '')
}

/** Lists the text of each heading, in order. */
export function headingsOf(canvas: { getByRole: (role: string) => HTMLElement }): string[] {
  return within(canvas.getByRole('grid'))
    .getAllByRole('columnheader')
    .map((cell) => cell.getAttribute('aria-label') ?? cell.textContent ?? '')
}
