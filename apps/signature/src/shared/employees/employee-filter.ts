import type { Filter, PeopleState, Team } from '@org/api/client'
import { pageWindow } from '@org/app-kit/pages'
import type { TableFilter, TableQuery } from '@org/ui/data-table'
import { peopleTexts } from '../texts.ts'

/** The API fields to sort by for each column. */
const orders: Readonly<Record<string, readonly string[]>> = {
  email: ['email'],
  name: ['last_name', 'first_name', 'email'],
  position: ['position', 'last_name', 'first_name'],
  team: ['team', 'last_name', 'first_name'],
  signature: ['signature', 'last_name', 'first_name'],
  status: ['status', 'last_name', 'first_name'],
}

/** The default order, used when no column is sorted: alphabetical by last name. */
const usualOrder = ['last_name', 'first_name', 'email']

/** Maximum number of sort fields in one request. */
const maxSortFields = 5

/** A state by which employees can be filtered. */
export type StateName = PeopleState & keyof typeof peopleTexts.states

/** The states by which employees can be filtered, in the order of a signature's lifecycle. */
export const stateNames = Object.keys(peopleTexts.states) as StateName[]

/** Returns the API filter for a page of the employees' table. */
export function employeeFilter(
  { search, filters, sorting, page }: TableQuery,
  { teamId, teams }: { teamId: string | null; teams: readonly Team[] },
): Filter {
  const order = sorting.flatMap(({ key, direction }) =>
    (orders[key] ?? []).map((field) => (direction === 'descending' ? `-${field}` : field)),
  )
  const selectedTeams = choiceOf(filters['team'])
  const selectedStates = choiceOf(filters['status'])
  const ofTeam =
    teamId !== null
      ? { team_id: teamId }
      : selectedTeams && {
          team_id: teams
            .filter(
              ({ name, is_global }) =>
                selectedTeams.includes(name) ||
                (is_global && selectedTeams.includes(peopleTexts.defaultTeam)),
            )
            .map(({ id }) => id),
        }
  const inState = selectedStates && {
    status: stateNames.filter((state) => selectedStates.includes(peopleTexts.states[state])),
  }
  const where = {
    ...ofTeam,
    ...inState,
    ...(choiceOf(filters['position'])?.length && { position: '' }),
    ...(choiceOf(filters['phone_number'])?.length && { phone_number: '' }),
  }
  return {
    ...(Object.keys(where).length > 0 && { where }),
    ...(search.trim() === '' ? {} : { search: search.trim().slice(0, 200) }),
    order: (order.length > 0 ? order : usualOrder).slice(0, maxSortFields),
    ...pageWindow(page),
  }
}

const choiceOf = (filter: TableFilter | undefined) =>
  filter?.kind === 'choice' ? filter.values : null
