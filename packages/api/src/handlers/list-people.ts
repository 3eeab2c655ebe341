import type { User } from '../contract/entities/user.ts'
import type { ListQuery } from '../contract/filter.ts'
import { loadContext, type OrganisationContext } from '../merge/organisation-context.ts'
import type { Repositories } from '../ports/repositories.ts'
import type { Caller } from '../program/caller.ts'
import { deployProgress, deployState } from '../rules/deploy-state.ts'
import { type CountedMember, countedFields } from '../views/team-view.ts'
import { userView } from '../views/user-view.ts'

/** A page of the people that the caller may see. */
export async function listPeople(
  repositories: Repositories,
  caller: Caller,
  list: ListQuery,
): Promise<{ data: User[]; total: number }> {
  const { users } = repositories.within(caller.scope)
  const context = await loadContext(repositories, caller.user.organisation_id)
  // Whether what was sent is still current follows from the whole signature, which no column holds.
  const isByStatus = list.order.some(({ field }) => field === 'status')
  const computed = isByStatus
    ? { status: progressOf(context, await users.pick([...countedFields, 'id'], list.where)) }
    : {}
  const page = await users.list(list, computed)
  return { data: page.data.map((user) => userView(context, user)), total: page.total }
}

function progressOf(
  context: OrganisationContext,
  people: readonly (CountedMember & { id: string })[],
): Map<string, number> {
  return new Map(
    people.map((user) => [user.id, deployProgress(deployState(user, context.versionOf(user)))]),
  )
}
