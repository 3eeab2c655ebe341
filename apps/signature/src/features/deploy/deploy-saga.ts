import { type Environment, request, selectAuth, takeLeadingBy, trackOperation } from '@org/app-kit'
import type { Action } from '@reduxjs/toolkit'
import { call, delay, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import { teams, selectTeams } from '#shared/lists/teams.ts'
import { deployTexts } from './texts.ts'
import { teamsFlow } from '#features/teams'
import { mailingBody, roundBody } from './round-body.ts'
import { usersSettled } from '#shared/employees/employee-edits-slice.ts'
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

/** Milliseconds between two looks at mails that are under way. */
export const watchInterval = 1500

/** Reads what mails change: the teams' counts, then whatever rows of employees a screen shows. */
function* refreshStates(environment: Environment) {
  yield* teamsFlow.load(environment)
  yield* put(usersSettled())
}

/** Has the signature sent to one employee or to a team. The row that asked for it shows a failure. */
export function* deploy(environment: Environment, { payload }: ReturnType<typeof deployRequested>) {
  const { client, notify } = environment
  const { target, message, sendAgain, idempotencyKey } = payload
  const body = { deploy_message: message, send_again: sendAgain }
  const organisation = yield* organisationId()
  yield* trackOperation(deployOperation(target), function* () {
    const { queued } = yield* request((signal) => {
      const options = { signal, idempotencyKey }
      if (target.kind === 'group') {
        const group = { ...body, user_ids: [...target.ids] }
        return client.call('deployUsers', { path: { id: organisation }, body: group }, options)
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

/** Whether nobody waits for the answer to that question any more. */
const endsQuestion = (id: string) => (action: Action) =>
  previewRequested.match(action) || (previewClosed.match(action) && action.payload === id)

/**
 * Asks the server what a round of mails would do, which a dialog then shows, unless it was closed or
 * something else was asked meanwhile.
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

/** Reminds those who have not installed; the server decides who they are. */
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

/** Looks again, as long as a mail is under way, at the teams for whose people one is. */
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
      yield* put(usersSettled())
    }
  }
}

/**
 * Installations happen elsewhere: what is shown is as fresh as the visit. The very first load, which
 * an address opened by hand waits for, is as fresh as that by itself.
 */
function* refreshTeamsAtVisit() {
  const { loaded, error } = yield* select(selectTeams)
  if (loaded || error !== null) yield* put(teams.actions.loadRequested())
}

/** Follows the mails until the deploy page is left. */
export function* watchWhileOpen(environment: Environment) {
  yield* call(refreshTeamsAtVisit)
  yield* race({
    watching: call(watchMails, environment),
    stopped: take(deployWatchStopped.type),
  })
}

export function* deploySaga(environment: Environment) {
  // A double click must not send twice; different people and teams go out beside each other.
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
  // Opening the page anew takes over from a watch that its closing has not yet ended.
  yield* takeLatest(deployWatchStarted.type, watchWhileOpen, environment)
}
