import { expect, it } from 'vitest'
import { listedTeams, teamNames } from './signature-teams.ts'

const team = (name: string, signature_template_id: string | null) => ({
  id: name,
  name,
  signature_template_id,
})
const teams = [team('Ventes', 'salon'), team('Écoles', 'salon'), team('Presse', null)]

it('names the teams that selected a signature and the one that owns it, each once', () => {
  expect(teamNames({ id: 'salon', team_id: null }, teams)).toEqual(['Écoles', 'Ventes'])
  expect(teamNames({ id: 'salon', team_id: 'Ventes' }, teams)).toEqual(['Écoles', 'Ventes'])
  expect(teamNames({ id: 'autre', team_id: 'Presse' }, teams)).toEqual(['Presse'])
  expect(teamNames({ id: 'autre', team_id: null }, teams)).toEqual([])
})

it('counts the teams that do not fit on a line, if there are at least two', () => {
  expect(listedTeams(['A', 'B', 'C', 'D'])).toBe('A, B, C, D')
  expect(listedTeams(['A', 'B', 'C', 'D', 'E'])).toBe('A, B, C et 2 autres')
})
