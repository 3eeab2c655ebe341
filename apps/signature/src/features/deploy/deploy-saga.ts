import { type Environment, request, selectAuth, takeLeadingBy, trackOperation } from '@org/app-kit'
import type { Action } from '@reduxjs/toolkit'
import { call, delay, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import { teams, selectTeams } from '#shared/lists/teams.ts'
import { deployTexts } from './texts.ts'
import { teamsFlow } from '#features/teams'
import { mailingBody, roundBody } from './round-body.ts'
import { employeesSettled } from '#shared/employees/employee-edits-slice.ts'
import {
  deployOperation,
  deployRequested,
  deployWatchStarted,
  deployWatchStopped,
  messageSent,
  previewClosed,
  previewLoaded,
  previewOperation,
  previewRequested,
  reminderOperation,
  reminderRequested,
} from './deploy-slice.ts'

/** Interval in milliseconds for polling mails that are being sent. */
export const watchInterval = 1500

/** Reloads the data that mails change: first the teams' counts, then the employees on screen. */
function* refreshStates(environment: Environment) {
  yield* teamsFlow.load(environment)
  yield* put(employeesSettled())
}

/**
 * Sends the signature to an employee, a team, a group or everybody. The row or dialog shows the error if this
 * fails.
 */
export function* deploy(environment: Environment, { payload }: ReturnType<typeof deployRequested>) {
  const { client, notify } = environment
  const { target, message, sendAgain, idempotencyKey } = payload
  const body = { deploy_message: message, send_again: sendAgain }
  const organisation = yield* organisationId()
  yield* trackOperation(deployOperation(target), function* () {
    const { queued } = yield* request((signal) => {
      const options = { signal, idempotencyKey }
      if (target.kind === 'group' || target.kind === 'everybody') {
        const group = target.kind === 'group' ? { user_ids: [...target.ids] } : {}
        const path = { id: organisation }
        return client.call('deployUsers', { path, body: { ...body, ...group } }, options)
      }
      const id = target.kind === 'user' ? 'deployUser' : 'deployTeam'
      return client.call(id, { path: { id: target.id }, body }, options)
    })
    notify(deployTexts.queued(queued), 'success')
    yield* put(messageSent(message))
    yield* refreshStates(environment)
  })
}

function* organisationId() {
  return (yield* select(selectAuth))?.organisation_id ?? ''
}

/**
 * Whether an action ends the wait for a preview: the preview's dialog closes, or another preview is
 * requested.
 */
const endsQuestion = (id: string) => (action: Action) =>
  previewRequested.match(action) || (previewClosed.match(action) && action.payload === id)

/**
 * Loads the preview of a round of mails for a dialog, unless the dialog is closed or another
 * preview is requested first.
 */
export function* previewRound(
  { client }: Environment,
  { payload: { id, round, message } }: ReturnType<typeof previewRequested>,
) {
  yield* trackOperation(previewOperation(id), function* () {
    const path = { id: yield* organisationId() }
    const body = roundBody(round, message)
    const { preview } = yield* race({
      preview: request((signal) => client.call('previewDeploy', { path, body }, { signal })),
      ended: take(endsQuestion(id)),
    })
    if (preview) yield* put(previewLoaded({ id, preview }))
  })
}

/** Reminds people who have not installed their signature; the server selects them. */
export function* remind(
  environment: Environment,
  { payload }: ReturnType<typeof reminderRequested>,
) {
  const { client, notify } = environment
  const { teamId, message, idempotencyKey } = payload
  yield* trackOperation(reminderOperation(teamId), function* () {
    const path = { id: yield* organisationId() }
    const body = mailingBody(teamId, message)
    const { queued } = yield* request((signal) =>
      client.call('remindPeople', { path, body }, { signal, idempotencyKey }),
    )
    notify(deployTexts.reminded(queued), 'success')
    yield* put(messageSent(message))
    yield* refreshStates(environment)
  })
}

/** Polls the teams whose mails are being sent. */
export function* watchMails(environment: Environment) {
  for (;;) {
    yield* delay(watchInterval)
    const { data } = yield* select(selectTeams)
    const running = data.filter(({ deploy_queued_count }) => deploy_queued_count > 0)
    if (running.length > 0) {
      yield* teamsFlow.refresh(
        environment,
        running.map(({ id }) => id),
      )
      yield* put(employeesSettled())
    }
  }
}

/**
 * Reloads the teams on each visit, since people install signatures elsewhere. No reload is needed
 * if the teams are still loading for the first time, as when the page is opened directly.
 */
function* refreshTeamsAtVisit() {
  const { loaded, error } = yield* select(selectTeams)
  if (loaded || error !== null) yield* put(teams.actions.loadRequested())
}

/** Polls the mails being sent until the deploy page is left. */
export function* watchWhileOpen(environment: Environment) {
  yield* call(refreshTeamsAtVisit)
  yield* race({
    watching: call(watchMails, environment),
    stopped: take(deployWatchStopped.type),
  })
}

export function* deploySaga(environment: Environment) {
  // A double click must not send twice, but different people and teams are handled concurrently.
  yield* takeLeadingBy(
    deployRequested,
    ({ payload }) => deployOperation(payload.target),
    (action) => deploy(environment, action),
  )
  yield* takeEvery(previewRequested, previewRound, environment)
  yield* takeLeadingBy(
    reminderRequested,
    ({ payload }) => reminderOperation(payload.teamId),
    (action) => remind(environment, action),
  )
  // If the page is opened again before the previous polling has stopped, the new polling replaces
  // it.
  yield* takeLatest(deployWatchStarted.type, watchWhileOpen, environment)
}
