import type { Team } from '@org/api/client'
import {
  DeletedError,
  type Environment,
  failureText,
  isSessionEnd,
  optimistic,
  request,
  saveOperation,
  selectAuth,
  sendChange,
  sendDeletion,
  storedInstead,
  takeLeadingBy,
} from '@org/app-kit'
import { createAction } from '@reduxjs/toolkit'
import { all, call, put, select, takeLeading } from 'typed-redux-saga'
import { teams } from '../lists/lists.ts'
import { loadTeams, loadUsers } from '../lists/load-lists-saga.ts'
import { selectTeams, selectTemplates } from '../state.ts'
import { texts } from '../texts.ts'
import { temporaryTeam } from './temporary-team.ts'

export interface TeamValues {
  name: string
  signature_template_id: string | null
}

export const createTeamOperation = 'teams/create'
export const updateTeamOperation = (id: string) => `teams/update/${id}`

export const teamCreateRequested = createAction<{ values: TeamValues; idempotencyKey: string }>(
  'teams/createRequested',
)
export const teamUpdateRequested = createAction<{
  id: string
  values: TeamValues
  /** The team that was edited, so that somebody else's change is not overwritten unseen. */
  base: Team
}>('teams/updateRequested')
export const teamDeleteRequested = createAction<{
  id: string
  /** The team that its members join. */
  moveTo: string
}>('teams/deleteRequested')

/** Creates a team: a temporary entry first, replaced by the server's or taken away on failure. */
export function* createTeam(
  environment: Environment,
  { payload }: ReturnType<typeof teamCreateRequested>,
) {
  const { client, newKey } = environment
  const auth = yield* select(selectAuth)
  if (!auth) return
  const temporaryId = newKey()
  const { data } = yield* select(selectTeams)
  yield* saveOperation(environment, createTeamOperation, texts.save, () =>
    optimistic({
      apply: teams.actions.put({
        item: temporaryTeam(temporaryId, payload.values),
        index: data.length,
      }),
      restore: teams.actions.remove(temporaryId),
      *send() {
        const created = yield* request((signal) =>
          client.call(
            'createTeam',
            { path: { id: auth.organisation_id }, body: payload.values },
            { signal, idempotencyKey: payload.idempotencyKey },
          ),
        )
        yield* put(teams.actions.replace({ id: temporaryId, item: created }))
        return created.id
      },
    }),
  )
}

/**
 * Changes a team at once and sends it; the former entry comes back on failure. The list need not hold
 * it: somebody may have deleted it, which only the server can tell.
 */
export function* updateTeam(
  environment: Environment,
  { payload }: ReturnType<typeof teamUpdateRequested>,
) {
  const { client } = environment
  const { id, values, base } = payload
  const { data } = yield* select(selectTeams)
  const former = data.find((team) => team.id === id) ?? base
  const templates = yield* select(selectTemplates)
  const template = templates.data.find((other) => other.id === values.signature_template_id)
  const changes = {
    ...values,
    signature_template: template ? { id: template.id, name: template.name } : null,
  }
  const saveTexts = { ...texts.save, failed: texts.saveError }
  const isSaved = yield* saveOperation(environment, updateTeamOperation(id), saveTexts, () =>
    optimistic({
      apply: teams.actions.patch({ id, changes }),
      restore: (error) =>
        error instanceof DeletedError
          ? teams.actions.remove(id)
          : teams.actions.patch({ id, changes: storedInstead<Team>(error) ?? former }),
      *send() {
        const saved = yield* sendChange({
          values,
          base,
          send: (body, ifMatch) =>
            request((signal) =>
              client.call('updateTeam', { path: { id }, body }, { signal, ifMatch }),
            ),
          deleted: texts.teams.deletedMeanwhile,
        })
        yield* put(teams.actions.put({ item: saved }))
      },
    }),
  )
  // Another template means another version for each member.
  if (isSaved) yield* loadUsers(environment)
}

/** Removes a team at once; the row comes back where it stood on failure. */
export function* deleteTeam(
  environment: Environment,
  { payload }: ReturnType<typeof teamDeleteRequested>,
) {
  const { client, notify } = environment
  const { id, moveTo } = payload
  const { data } = yield* select(selectTeams)
  const index = data.findIndex((team) => team.id === id)
  const former = data[index]
  if (!former) return
  try {
    yield* optimistic({
      apply: teams.actions.remove(id),
      restore: teams.actions.put({ item: former, index }),
      send: () =>
        sendDeletion(() =>
          request((signal) =>
            client.call('deleteTeam', { path: { id }, query: { move_to: moveTo } }, { signal }),
          ),
        ),
    })
    notify(texts.deleted, 'success')
    // Its members have moved.
    yield* all([call(loadTeams, environment), call(loadUsers, environment)])
  } catch (error) {
    if (!isSessionEnd(error)) notify(texts.notDeleted(failureText(error, 'delete')), 'danger')
  }
}

export function* teamsSaga(environment: Environment) {
  // A double click on Save must not create the team twice.
  yield* takeLeading(teamCreateRequested, createTeam, environment)
  // Different teams may be changed or deleted at the same time, one team only once.
  yield* takeLeadingBy(
    teamUpdateRequested,
    ({ payload }) => payload.id,
    (action) => updateTeam(environment, action),
  )
  yield* takeLeadingBy(
    teamDeleteRequested,
    ({ payload }) => payload.id,
    (action) => deleteTeam(environment, action),
  )
}
