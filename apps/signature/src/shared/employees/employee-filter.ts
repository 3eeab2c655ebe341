import type { Filter, PeopleState, Team } from '@org/api/client'
import type { TableFilter, TableQuery } from '@org/ui/data-table'
import { peopleTexts } from './texts.ts'

/** Fields of the API by the column that is ordered by them. */
const orders: Readonly<Record<string, readonly string[]>> = {
  email: ['email'],
  name: ['last_name', 'first_name', 'email'],
  team: ['team', 'last_name', 'first_name'],
  signature: ['signature', 'last_name', 'first_name'],
  status: ['status', 'last_name', 'first_name'],
}

/** Without an order of the reader's: as a directory lists people. */
const usualOrder = ['last_name', 'first_name', 'email']

/** Fields that one question may be ordered by. */
const most = 5

/** A state by which people are filtered. */
export type StateName = PeopleState & keyof typeof peopleTexts.states

/** The states by which people are filtered, in the order in which a signature comes about. */
export const stateNames = Object.keys(peopleTexts.states) as StateName[]

/** What the API is asked for a page of the employees' table. */
export function userFilter(
  { search, filters, sorting, page }: TableQuery,
  { teamId, teams }: { teamId: string | null; teams: readonly Team[] },
): Filter {
  const order = sorting.flatMap(({ key, direction }) =>
    (orders[key] ?? []).map((field) => (direction === 'descending' ? `-${field}` : field)),
  )
  const chosenTeams = choiceOf(filters['team'])
  const chosenStates = choiceOf(filters['status'])
  const ofTeam =
    teamId !== null
      ? { team_id: teamId }
      : chosenTeams && {
          team_id: teams.filter(({ name }) => chosenTeams.includes(name)).map(({ id }) => id),
        }
  const inState = chosenStates && {
    status: stateNames.filter((state) => chosenStates.includes(peopleTexts.states[state])),
  }
  return {
    ...(ofTeam || inState ? { where: { ...ofTeam, ...inState } } : {}),
    ...(search.trim() === '' ? {} : { search: search.trim().slice(0, 200) }),
    order: (order.length > 0 ? order : usualOrder).slice(0, most),
    limit: page.size,
    offset: page.index * page.size,
  }
}

const choiceOf = (filter: TableFilter | undefined) =>
  filter?.kind === 'choice' ? filter.values : null
