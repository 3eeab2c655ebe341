import type { Team } from '@org/api/client'
import { emptyQuery } from '@org/ui/data-table'
import { expect, it } from 'vitest'
import { employeeFilter } from './employee-filter.ts'

const teams = [
  { id: 'sales', name: 'Commercial' },
  { id: 'studio', name: 'Studio' },
  { id: 'all', name: 'Toute la société', is_global: true },
] as Team[]
const everywhere = { teamId: null, teams }

it('requests the given page in the default order', () => {
  const page = { index: 3, size: 20 as const }
  expect(employeeFilter({ ...emptyQuery, page }, everywhere)).toEqual({
    order: ['last_name', 'first_name', 'email'],
    limit: 20,
    offset: 60,
  })
})

it('sorts the name column by last name, like the default order', () => {
  const sorting = [
    { key: 'name', direction: 'descending' as const },
    { key: 'email', direction: 'ascending' as const },
  ]
  expect(employeeFilter({ ...emptyQuery, sorting }, everywhere).order).toEqual([
    '-last_name',
    '-first_name',
    '-email',
    'email',
  ])
  const byTeam = [{ key: 'team', direction: 'descending' as const }]
  expect(employeeFilter({ ...emptyQuery, sorting: byTeam }, everywhere).order).toEqual([
    '-team',
    '-last_name',
    '-first_name',
  ])
})

it('filters by the selected teams, or only by the team that the screen is restricted to', () => {
  const filters = { team: { kind: 'choice' as const, values: ['Studio', 'Commercial'] } }
  const query = { ...emptyQuery, filters, search: ' roy ' }
  expect(employeeFilter(query, everywhere)).toMatchObject({
    where: { team_id: ['sales', 'studio'] },
    search: 'roy',
  })
  expect(employeeFilter(query, { teamId: 'studio', teams }).where).toEqual({ team_id: 'studio' })
})

it('filters by the selected states, also in a team', () => {
  const values = ['Installé', 'Échec de l’envoi']
  const query = { ...emptyQuery, filters: { status: { kind: 'choice' as const, values } } }
  expect(employeeFilter(query, everywhere).where).toEqual({ status: ['failed', 'installed'] })
  expect(employeeFilter(query, { teamId: 'studio', teams }).where).toEqual({
    team_id: 'studio',
    status: ['failed', 'installed'],
  })
})

it('finds nobody in a deleted team', () => {
  const filters = { team: { kind: 'choice' as const, values: ['Ancienne'] } }
  expect(employeeFilter({ ...emptyQuery, filters }, everywhere).where).toEqual({ team_id: [] })
})

it.each([
  ['position', 'Poste vide', { position: '' }],
  ['phone_number', 'Téléphone vide', { phone_number: '' }],
  ['team', 'Équipe par défaut', { team_id: ['all'] }],
])('finds people with an empty field or in the default team: %s', (key, value, where) => {
  const filters = { [key]: { kind: 'choice' as const, values: [value] } }
  expect(employeeFilter({ ...emptyQuery, filters }, everywhere).where).toEqual(where)
  const none = { [key]: { kind: 'choice' as const, values: [] } }
  const all = employeeFilter({ ...emptyQuery, filters: none }, everywhere).where ?? {}
  expect(all).not.toHaveProperty('position')
  expect(all).not.toHaveProperty('phone_number')
})
