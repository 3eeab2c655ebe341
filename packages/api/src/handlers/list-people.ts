import type { PeopleState, User } from '../contract/entities/user.ts'
import type { ListQuery, Where } from '../contract/filter.ts'
import { contextOf, loadContext } from '../merge/organisation-context.ts'
import type { Repositories } from '../ports/repositories.ts'
import type { Caller } from '../call/caller.ts'
import {
  deployProgress,
  type DeployState,
  deployState,
  shownStates,
} from '../rules/deploy-state.ts'
import { employed } from '../rules/employees.ts'
import { countedFields } from '../rules/counted-member.ts'
import { userView } from '../views/user-view.ts'

/** Returns one page of the people whom the caller may see. */
export async function listPeople(
  repositories: Repositories,
  caller: Caller,
  { where: requested, ...list }: ListQuery,
): Promise<{ data: User[]; total: number }> {
  const { people } = repositories.within(caller.scope)
  const { status, ...where }: Where = { ...employed, ...requested }
  const isByStatus = list.order.some(({ field }) => field === 'status')
  const states =
    isByStatus || status !== undefined ? await statesOf(repositories, caller, where) : new Map()
  const page = await people.list(
    { ...list, where },
    {
      ...(isByStatus ? { order: { status: progressOf(states) } } : {}),
      // The cast is safe, because the contract rejects values other than states.
      ...(status === undefined ? {} : { only: idsIn(states, [status].flat() as PeopleState[]) }),
    },
  )
  const context = contextOf(page.sources)
  return { data: page.data.map((user) => userView(context, user)), total: page.total }
}

/**
 * Computes the state of everyone who may be listed. States are not stored, because whether a sent
 * version is still current depends on the whole signature.
 */
async function statesOf(repositories: Repositories, caller: Caller, where: Where): Promise<States> {
  const { users } = repositories.within(caller.scope)
  const people = await users.pick([...countedFields, 'id'], where)
  const context = await loadContext(repositories, caller.user.organisation_id, people)
  return new Map(people.map((user) => [user.id, deployState(user, context.versionOf(user))]))
}

type States = ReadonlyMap<string, DeployState>

function progressOf(states: States): Map<string, number> {
  return new Map([...states].map(([id, state]) => [id, deployProgress(state)]))
}

/** Returns the ids of the people in one of the requested states. */
function idsIn(states: States, wanted: readonly PeopleState[]): Set<string> {
  const isWanted = (state: DeployState) => shownStates(state).some((one) => wanted.includes(one))
  return new Set([...states].filter(([, state]) => isWanted(state)).map(([id]) => id))
}
