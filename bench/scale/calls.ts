import type { Filter } from '@org/api/contract'
import type { LoadRequest } from '../server/load.ts'
import { firstNames, lastNames } from './names.ts'

export interface ScaleCall {
  name: string
  /** Median in milliseconds. */
  goal: number
  /** Sent in turn, so that no response can be one that was kept. */
  requests: (organisationId: string) => LoadRequest[]
}

const listGoal = 150
const reportGoal = 300

/** Number of different requests of a call. */
const variants = 40
const numbers = Array.from({ length: variants }, (_, index) => index)

const employees = (filter: Filter, id: string): LoadRequest => {
  const query = encodeURIComponent(JSON.stringify({ limit: 50, ...filter }))
  return { path: `/api/organisation/${id}/users?filter=${query}` }
}

function list(name: string, filterOf: (number: number) => Filter): ScaleCall {
  return {
    name: `employees, ${name}`,
    goal: listGoal,
    requests: (id) => numbers.map((number) => employees(filterOf(number), id)),
  }
}

/** Near the beginning, as people page through a list. */
const page = (number: number) => number * 50
const ordered = (order: Filter['order']) => (number: number) => ({ order, offset: page(number) })
const nameOf = (names: readonly string[], number: number) => names[number % names.length] ?? ''

export const calls: readonly ScaleCall[] = [
  list('by name', ordered(['last_name', 'first_name', 'email'])),
  list('by name, last first', ordered(['-last_name', '-first_name', '-email'])),
  list('by first name', ordered('first_name')),
  list('by email', ordered('email')),
  list('by position', ordered('position')),
  list('newest first', ordered('-created_at')),
  list('oldest first', ordered('created_at')),
  list('by team', ordered(['team', 'last_name', 'first_name'])),
  list('by signature', ordered(['signature', 'last_name', 'first_name'])),
  list('by state', ordered(['status', 'last_name', 'first_name'])),
  list('by name from 90,000', (number) => ({ offset: 90_000 + page(number) })),
  list('by email from 50,000', (number) => ({ order: 'email', offset: 50_000 + page(number) })),
  list('of a team', (number) => ({ where: { team_id: `team-${10 + number}` } })),
  list('of half of all', (number) => ({
    where: { team_id: 'demo-team-global' },
    offset: page(number),
  })),
  list('with a template', (number) => ({
    where: { signature_template_id: `template-${10 + number}` },
  })),
  ...(['none', 'failed', 'sent', 'installed', 'old_version'] as const).map((status) =>
    list(`in the state ${status}`, (number) => ({ where: { status }, offset: page(number) })),
  ),
  list('administrators', () => ({ where: { role: ['admin', 'team_admin'] } })),
  list('search, a last name', (number) => ({ search: nameOf(lastNames, 3 * number) })),
  list('search, first and last name', (number) => ({
    search: `${nameOf(firstNames, number)} ${nameOf(lastNames, 3 * number)}`,
  })),
  list('search, an address', (number) => ({ search: `.${1000 + number}@maison` })),
  list('search, two letters', (number) => ({ search: nameOf(lastNames, number).slice(0, 2) })),
  list('search, a number', (number) => ({ search: `06 ${10 + number} 34 5` })),
  list('search, nobody', (number) => ({ search: `introuvable ${number}` })),
  {
    name: 'search in everything',
    goal: listGoal,
    requests: (id) =>
      numbers.map((number) => ({
        path: `/api/organisation/${id}/search?words=${encodeURIComponent(nameOf(lastNames, number))}`,
      })),
  },
  {
    name: 'teams',
    goal: listGoal,
    requests: (id) =>
      numbers.map((number) => {
        const filter = encodeURIComponent(JSON.stringify({ limit: 50, offset: (number % 10) * 50 }))
        return { path: `/api/organisation/${id}/teams?filter=${filter}` }
      }),
  },
  {
    name: 'adoption',
    goal: reportGoal,
    requests: (id) => [{ path: `/api/organisation/${id}/adoption` }],
  },
  {
    name: 'deploy preview',
    goal: reportGoal,
    requests: (id) => [{ path: `/api/organisation/${id}/deploy-preview`, body: '{}' }],
  },
  {
    name: 'preview of a reminder',
    goal: reportGoal,
    requests: (id) => [
      {
        path: `/api/organisation/${id}/deploy-preview`,
        body: JSON.stringify({ is_reminder: true }),
      },
    ],
  },
]
