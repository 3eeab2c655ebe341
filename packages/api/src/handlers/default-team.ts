import type { Repositories } from '../ports/repositories.ts'
import type { Caller } from '../call/caller.ts'
import { found } from '../call/checks.ts'

/** Returns the id of the team for a new employee when the request names none. */
export async function defaultTeamId(repositories: Repositories, caller: Caller): Promise<string> {
  if (caller.scope.teamId !== undefined) return caller.scope.teamId
  const [team] = await repositories.within(caller.scope).teams.all({ is_global: true })
  return found(team).id
}
