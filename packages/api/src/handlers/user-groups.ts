import { dismiss, losesRights } from '../accounts/dismiss.ts'
import { endRights } from '../accounts/end-rights.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Act } from '../audit/new-entry.ts'
import { apiError } from '../contract/errors.ts'
import type { userGroupOperations } from '../contract/operations/user-groups.ts'
import type { UserRecord } from '../ports/records.ts'
import type { ScopedRepositories } from '../ports/repositories.ts'
import type { HandlersOf } from '../call/call.ts'
import { checkOrganisation, found } from '../call/checks.ts'
import { employed } from '../rules/employees.ts'
import { displayName } from '../rules/display-name.ts'
import { deployPeople, roundOf } from './deploy.ts'

/**
 * Finds the employees with these ids.
 *
 * @throws ApiError NOT_FOUND when the caller may not see one of them, NOT_EMPLOYED for externals
 */
async function employeesOf(
  { users }: ScopedRepositories,
  ids: readonly string[],
): Promise<UserRecord[]> {
  const people = await users.all({ id: [...ids] })
  if (people.length < ids.length) throw apiError('NOT_FOUND')
  if (people.some(({ is_external }) => is_external)) throw apiError('NOT_EMPLOYED')
  return people
}

/**
 * Loads and locks the employees with these ids, so that nobody's rights change during the
 * transaction. It locks in the order of the ids, so that concurrent calls cannot deadlock. Call it
 * inside a transaction.
 */
async function lockedEmployees(
  scoped: ScopedRepositories,
  ids: readonly string[],
): Promise<UserRecord[]> {
  const people: UserRecord[] = []
  for (const id of ids.toSorted()) people.push(found(await scoped.users.get(id)))
  if (people.some(({ is_external }) => is_external)) throw apiError('NOT_EMPLOYED')
  return people
}

/** Returns the name of the person in a group of one; empty for several people. */
const groupName = ([first, ...others]: readonly UserRecord[]) =>
  first && others.length === 0 ? displayName(first) : ''

/** Returns the team that all of these people belong to; null if they belong to several. */
const commonTeam = (people: readonly UserRecord[]) => {
  const [teamId, ...others] = new Set(people.map(({ team_id }) => team_id))
  return teamId !== undefined && others.length === 0 ? teamId : null
}

export const userGroupHandlers: HandlersOf<typeof userGroupOperations> = {
  async moveUsers(call) {
    const { caller, path, body, now, commit } = call
    checkOrganisation(caller, path.id)
    return commit(async (inside) => {
      const scoped = inside.within(caller.scope)
      const team = await scoped.teams.get(body.team_id)
      if (!team) throw apiError('REFERENCE', { payload: { field: 'team_id' } })
      const moved = (await lockedEmployees(scoped, body.user_ids)).filter(
        ({ team_id }) => team_id !== team.id,
      )
      const acts: Act[] = []
      for (const user of moved) {
        const isRightsEnd = losesRights(user, team.id)
        if (isRightsEnd) acts.push(...(await endRights(scoped, user, now)))
        const rights = isRightsEnd ? ({ role: 'member' } as const) : {}
        found(await scoped.users.update(user.id, { team_id: team.id, ...rights }))
      }
      if (moved.length > 0) {
        acts.push({ action: 'employees_moved', team: team.name, item_count: moved.length })
      }
      await recordAct(call, inside, ...acts)
      return { success: true } as const
    })
  },

  async deleteUsers(call) {
    const { caller, path, body, now, commit } = call
    checkOrganisation(caller, path.id)
    return commit(async (inside) => {
      const acts: Act[] = []
      // Lock in id order, so that concurrent calls cannot deadlock.
      for (const id of body.user_ids.toSorted())
        acts.push(...(await dismiss(caller, inside, id, now)))
      await recordAct(call, inside, ...acts)
      return { success: true } as const
    })
  },

  async deployUsers(call) {
    const { caller, path, body, repositories } = call
    checkOrganisation(caller, path.id)
    const scoped = repositories.within(caller.scope)
    const people = body.user_ids
      ? await employeesOf(scoped, body.user_ids)
      : await scoped.users.all(employed)
    if (people.length === 0) throw apiError('EMPTY_TEAM')
    const target = { teamId: commonTeam(people), name: groupName(people) }
    return deployPeople(call, people, target, roundOf(body), { action: 'people_deployed' })
  },
}
