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

/** Ids of the teams that start to prefer a banner, and of those that stop preferring it. */
export interface PreferringTeams {
  added: readonly string[]
  removed: readonly string[]
}

/**
 * Compares the teams selected in a form before and after an edit. Teams that other users have added
 * in the meantime are in neither result, so they stay.
 */
export function preferringTeamsChange(
  before: readonly string[],
  after: readonly string[],
): PreferringTeams {
  return {
    added: after.filter((id) => !before.includes(id)),
    removed: before.filter((id) => !after.includes(id)),
  }
}

/**
 * Makes teams prefer a banner, or stop preferring it. The banner itself is already saved, so a team
 * that cannot be changed is reported and nothing is rolled back.
 */
export function* updatePreferringTeams(
  environment: Environment,
  bannerId: string,
  { added, removed }: PreferringTeams,
) {
  const { data } = yield* select(selectTeams)
  for (const team of data) {
    const isNamed = team.campaign_id === bannerId
    const isChanged = (isNamed ? removed : added).includes(team.id)
    if (!isChanged) continue
    const isGoingOn = yield* updateTeam(environment, team, isNamed ? null : bannerId)
    if (!isGoingOn) return
  }
}

/** Updates one team. Returns false once the session has ended. */
function* updateTeam({ client, notify }: Environment, team: Team, bannerId: string | null) {
  try {
    const saved = yield* sendChange({
      values: { campaign_id: bannerId },
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
