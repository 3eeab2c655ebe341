import type { Team } from '@org/api/client'
import {
  type Environment,
  failureText,
  isSessionEnd,
  request,
  sendChange,
  storedInstead,
} from '@org/app-kit'
import { put, select } from 'typed-redux-saga'
import { teams, selectTeams } from '#shared/lists/teams.ts'
import { bannersTexts } from './texts.ts'

/** Ids of teams that begin, and that cease, to show a campaign before any other. */
export interface Naming {
  added: readonly string[]
  removed: readonly string[]
}

/** What a form changes of the teams that name a campaign; teams that others add meanwhile stay. */
export function namingChange(before: readonly string[], after: readonly string[]): Naming {
  return {
    added: after.filter((id) => !before.includes(id)),
    removed: before.filter((id) => !after.includes(id)),
  }
}

/**
 * Lets teams show a campaign before any other, or no longer. The campaign itself is saved by then,
 * so that a team that cannot be changed is told of and undoes nothing.
 */
export function* nameCampaign(
  environment: Environment,
  campaignId: string,
  { added, removed }: Naming,
) {
  const { data } = yield* select(selectTeams)
  for (const team of data) {
    const isNamed = team.campaign_id === campaignId
    const isChanged = (isNamed ? removed : added).includes(team.id)
    if (!isChanged) continue
    const isGoingOn = yield* nameInTeam(environment, team, isNamed ? null : campaignId)
    if (!isGoingOn) return
  }
}

/** False once the session has ended. */
function* nameInTeam({ client, notify }: Environment, team: Team, campaignId: string | null) {
  try {
    const saved = yield* sendChange({
      values: { campaign_id: campaignId },
      base: team,
      send: (body, ifMatch) =>
        request((signal) =>
          client.call('updateTeam', { path: { id: team.id }, body }, { signal, ifMatch }),
        ),
    })
    yield* put(teams.actions.put({ item: saved }))
    return true
  } catch (error) {
    if (isSessionEnd(error)) return false
    const stored = storedInstead<Team>(error)
    if (stored) yield* put(teams.actions.put({ item: stored }))
    notify(bannersTexts.notNamed(team.name, failureText(error, 'save')), 'danger')
    return true
  }
}
