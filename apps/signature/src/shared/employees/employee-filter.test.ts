import type { Team } from '@org/api/client'
import { emptyQuery } from '@org/ui/data-table'
import { expect, it } from 'vitest'
import { userFilter } from './employee-filter.ts'

const teams = [
  { id: 'sales', name: 'Commercial' },
  { id: 'studio', name: 'Studio' },
] as Team[]
const everywhere = { teamId: null, teams }

it('asks for the page, in the order of a directory', () => {
  const page = { index: 3, size: 20 as const }
  expect(userFilter({ ...emptyQuery, page }, everywhere)).toEqual({
    order: ['last_name', 'first_name', 'email'],
    limit: 20,
    offset: 60,
  })
})

it('orders names by the last name, as the directory does', () => {
  const sorting = [
    { key: 'name', direction: 'descending' as const },
    { key: 'email', direction: 'ascending' as const },
  ]
  expect(userFilter({ ...emptyQuery, sorting }, everywhere).order).toEqual([
    '-last_name',
    '-first_name',
    '-email',
    'email',
  ])
  const byTeam = [{ key: 'team', direction: 'descending' as const }]
  expect(userFilter({ ...emptyQuery, sorting: byTeam }, everywhere).order).toEqual([
    '-team',
    '-last_name',
    '-first_name',
  ])
})

it('filters by the chosen teams, and by the team of the screen alone', () => {
  const filters = { team: { kind: 'choice' as const, values: ['Studio', 'Commercial'] } }
  const query = { ...emptyQuery, filters, search: ' roy ' }
  expect(userFilter(query, everywhere)).toMatchObject({
    where: { team_id: ['sales', 'studio'] },
    search: 'roy',
  })
  expect(userFilter(query, { teamId: 'studio', teams }).where).toEqual({ team_id: 'studio' })
})

it('filters by the chosen states, in a team too', () => {
  const values = ['Installé', 'Échec de l’envoi']
  const query = { ...emptyQuery, filters: { status: { kind: 'choice' as const, values } } }
  expect(userFilter(query, everywhere).where).toEqual({ status: ['failed', 'installed'] })
  expect(userFilter(query, { teamId: 'studio', teams }).where).toEqual({
    team_id: 'studio',
    status: ['failed', 'installed'],
  })
})

it('finds nobody in a team that is gone', () => {
  const filters = { team: { kind: 'choice' as const, values: ['Ancienne'] } }
  expect(userFilter({ ...emptyQuery, filters }, everywhere).where).toEqual({ team_id: [] })
})
