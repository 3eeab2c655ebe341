import { expect, it } from 'vitest'
import { successorsOf } from './template-usage.ts'

const chose = (signature_template_id: string | null) => ({
  signature_template_id,
})
const person = (team_id: string, own: string | null = null) => ({
  team_id,
  ...chose(own),
  count: 1,
})

it('replaces a deleted template with the one of the team, else with the one of the organisation', () => {
  const holders = {
    organisation: chose('company'),
    teams: new Map([
      ['sales', chose('sales')],
      ['studio', chose(null)],
    ]),
    people: [
      person('sales', 'own'),
      person('studio', 'own'),
      person('studio', 'own'),
      person('studio'),
    ],
  }
  expect(successorsOf('own', holders)).toEqual([
    { source: 'organisation', templateId: 'company', count: 2 },
    { source: 'team', templateId: 'sales', count: 1 },
  ])
})

it('falls back to no template if neither the team nor the organisation has selected another one', () => {
  const holders = {
    organisation: chose('company'),
    teams: new Map([
      ['sales', chose('company')],
      ['studio', chose(null)],
    ]),
    people: [
      person('sales'),
      person('sales', 'company'),
      person('studio'),
      person('studio', 'own'),
    ],
  }
  expect(successorsOf('company', holders)).toEqual([{ source: 'none', templateId: null, count: 3 }])
})

it('returns nothing for an unused template', () => {
  const teams = new Map([['sales', chose('sales')]])
  const holders = {
    organisation: chose('company'),
    teams,
    people: [person('sales')],
  }
  expect(successorsOf('company', holders)).toEqual([])
})
