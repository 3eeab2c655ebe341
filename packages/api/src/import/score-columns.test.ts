import { expect, it } from 'vitest'
import { employeeColumns } from './employee-columns.ts'
import { scoreColumns } from './score-columns.ts'

/** Returns the columns that suit the email, best first. */
function emailColumns(headings: readonly string[], ...cells: string[][]): number[] {
  const rows = cells.map((row, at) => ({ line: at + 2, cells: row }))
  return scoreColumns(headings, rows, employeeColumns)
    .filter(({ field }) => field === 'email')
    .map(({ column }) => column)
}
const filled = ['a@a.fr', 'b@a.fr', 'c@a.fr']

it.each([
  ['an exact heading before one that contains it', ['Mail interne', 'Mail'], [1, 0]],
  ['several words before a contained word', ['Mail interne', 'Adresse mail interne'], [1, 0]],
  ['a favoured word before none', ['Mail interne', 'Mail interne bureau'], [1, 0]],
  ['a clear name before a lesser one', ['UPN', 'Mail'], [1, 0]],
  ['a private column last', ['Adresse mail personnelle', 'Login', 'Mail interne'], [1, 2, 0]],
  ['a second column after the first', ['Mail interne 2', 'Mail interne'], [1, 0]],
  ['columns of somebody else not at all', ['Manager mail', 'Mail vérifié', 'Mail'], [2]],
])('ranks %s', (_, headings, columns) => {
  expect(emailColumns(headings, filled, filled)).toEqual(columns)
})

it('ranks the column that is filled in more rows first in a tie', () => {
  expect(emailColumns(['Mail', 'Mail'], ['a@a.fr', 'b@a.fr'], ['', 'c@a.fr'])).toEqual([1, 0])
})

it('ranks an empty column after plausible ones, and rules out cells that cannot be values', () => {
  expect(emailColumns(['Mail', 'UPN'], ['', 'b@a.fr'])).toEqual([1, 0])
  expect(emailColumns(['Mail', 'UPN'], ['oui', 'b@a.fr'])).toEqual([1])
})
