import type { SearchResult } from '@org/api/client'
import { expect, it } from 'vitest'
import { searchGroups } from './search-groups.ts'

const some = (total: number) => ({ data: [{ id: 'one', name: 'Salon', detail: '' }], total })
const found: SearchResult = {
  users: some(7),
  teams: some(12),
  templates: some(6),
  campaigns: some(30),
}

it('links each kind of result to the list of all results of that kind', () => {
  expect(searchGroups(found, 'été à lyon', null).map(({ all }) => all)).toEqual([
    { to: '/users?search=%C3%A9t%C3%A9%20%C3%A0%20lyon', text: 'Voir les 7 employés' },
    { to: '/teams?search=%C3%A9t%C3%A9%20%C3%A0%20lyon', text: 'Voir les 12 équipes' },
    { to: '/signatures?search=%C3%A9t%C3%A9%20%C3%A0%20lyon', text: 'Voir les 6 signatures' },
    { to: '/banners?search=%C3%A9t%C3%A9%20%C3%A0%20lyon', text: 'Voir les 30 bannières' },
  ])
})

it('restricts the links to the selected team, and leaves out kinds without results', () => {
  const groups = searchGroups({ ...found, teams: { data: [], total: 0 } }, 'salon', 'sales')
  expect(groups.map(({ all }) => all.to)).toEqual([
    '/team/sales/users?search=salon',
    '/team/sales/signatures?search=salon',
    '/team/sales/banners?search=salon',
  ])
})
