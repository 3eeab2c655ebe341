import { expect, it } from 'vitest'
import { fieldsOf, holds, type Condition } from './condition.ts'

const values: Record<string, unknown> = { role: 'admin', hour: 8, tags: ['vip'], team: null }
const read = (field: string) => values[field]

it.each<[Condition, boolean]>([
  [{ field: 'role', is: 'admin' }, true],
  [{ field: 'role', is: 'member' }, false],
  [{ field: 'tags', is: ['vip'] }, true],
  [{ field: 'role', in: ['member', 'admin'] }, true],
  [{ field: 'role', in: [] }, false],
  [{ field: 'team', not: null }, false],
  [{ field: 'hour', not: 9 }, true],
  [{ and: [] }, true],
  [{ or: [] }, false],
  [
    {
      and: [
        { field: 'role', is: 'admin' },
        { field: 'hour', is: 9 },
      ],
    },
    false,
  ],
  [{ or: [{ and: [{ field: 'hour', is: 8 }] }, { field: 'role', is: 'member' }] }, true],
])('%j: %s', (condition, expected) => {
  expect(holds(condition, read)).toBe(expected)
})

it('lists the fields that a condition depends on', () => {
  const condition: Condition = {
    or: [
      {
        and: [
          { field: 'hour', is: 8 },
          { field: 'role', in: ['admin'] },
        ],
      },
      { field: 'team', not: null },
    ],
  }
  expect(fieldsOf(condition)).toEqual(['hour', 'role', 'team'])
})
