import { expect, it } from 'vitest'
import { toggleSorting, type TableSorting } from './sorting.ts'

const byTeam: TableSorting = { key: 'team', direction: 'ascending' }
const byName: TableSorting = { key: 'name', direction: 'ascending' }

it('goes from ascending to descending to none', () => {
  const ascending = toggleSorting([], 'team', false)
  expect(ascending).toEqual([byTeam])
  const descending = toggleSorting(ascending, 'team', false)
  expect(descending).toEqual([{ key: 'team', direction: 'descending' }])
  expect(toggleSorting(descending, 'team', false)).toEqual([])
})

it('drops the other columns on a plain press', () => {
  expect(toggleSorting([byTeam, byName], 'position', false)).toEqual([
    { key: 'position', direction: 'ascending' },
  ])
})

it('adds a column after those that are there, and turns it where it stands', () => {
  const both = toggleSorting([byTeam], 'name', true)
  expect(both).toEqual([byTeam, byName])
  const turned = toggleSorting(both, 'team', true)
  expect(turned).toEqual([{ key: 'team', direction: 'descending' }, byName])
  expect(toggleSorting(turned, 'team', true)).toEqual([byName])
})
