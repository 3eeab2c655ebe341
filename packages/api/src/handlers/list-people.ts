import type { PeopleState, User } from '../contract/entities/user.ts'
import type { ListQuery, Where } from '../contract/filter.ts'
import { groupFields, pageOfGroups } from '../merge/page-of-groups.ts'
import { versionContextOf } from '../merge/version-context.ts'
import type { Repositories } from '../ports/repositories.ts'
import type { Caller } from '../call/caller.ts'
import { employed } from '../rules/employees.ts'
import { userView } from '../views/user-view.ts'

/** Returns one page of the people whom the caller may see. */
export async function listPeople(
  repositories: Repositories,
  caller: Caller,
  { where: requested, ...list }: ListQuery,
): Promise<{ data: User[]; total: number }> {
  const { people } = repositories.within(caller.scope)
  const { status, ...where }: Where = { ...employed, ...requested }
  const query = { ...list, where }
  const isByGroup = status !== undefined || list.order.some(({ field }) => groupFields.has(field))
  // The cast is safe, because the contract rejects values other than states.
  const states = status === undefined ? null : ([status].flat() as PeopleState[])
  const page = isByGroup ? await pageOfGroups(people, query, states) : await people.list(query)
  const context = versionContextOf(page.sources)
  return { data: page.data.map((user) => userView(context, user)), total: page.total }
}
