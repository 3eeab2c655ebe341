import { expect, it } from 'vitest'
import { toggleSorting, type TableSorting } from './sorting.ts'

const byTeam: TableSorting = { key: 'team', direction: 'ascending' }
const byName: TableSorting = { key: 'name', direction: 'ascending' }

it('cycles through ascending, descending and unsorted', () => {
  const ascending = toggleSorting([], 'team', false)
  expect(ascending).toEqual([byTeam])
  const descending = toggleSorting(ascending, 'team', false)
  expect(descending).toEqual([{ key: 'team', direction: 'descending' }])
  expect(toggleSorting(descending, 'team', false)).toEqual([])
})

it('drops the other columns on a plain click', () => {
  expect(toggleSorting([byTeam, byName], 'position', false)).toEqual([
    { key: 'position', direction: 'ascending' },
  ])
})

it('appends a column, and reverses a sorted column in place', () => {
  const both = toggleSorting([byTeam], 'name', true)
  expect(both).toEqual([byTeam, byName])
  const turned = toggleSorting(both, 'team', true)
  expect(turned).toEqual([{ key: 'team', direction: 'descending' }, byName])
  expect(toggleSorting(turned, 'team', true)).toEqual([byName])
})
