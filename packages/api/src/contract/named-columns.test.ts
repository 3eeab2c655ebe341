import { expect, it } from 'vitest'
import { parseColumns, writeColumns } from './named-columns.ts'

it('reads and writes a list of columns, with those that fill in', () => {
  const text = 'email.2,email,,full_name,phone_number,email.3'
  const columns = parseColumns(text)
  expect(columns).toEqual({
    columns: [null, 'email', null, 'full_name', 'phone_number', null],
    next: { email: [0, 5] },
  })
  expect(columns && writeColumns({ headingRow: null, ...columns })).toBe(text)
})

it.each(['mail', 'email,email', 'email.2,email.2', 'email.x', 'Email'])('rejects %j', (text) => {
  expect(parseColumns(text)).toBeNull()
})

it('takes the first column that is there as the field’s own', () => {
  expect(parseColumns('email.2')).toEqual({ columns: ['email'] })
})
