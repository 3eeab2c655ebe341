import { type Environment, request, takeLeadingBy, trackOperation } from '@org/app-kit'
import { call, delay, put, race, select, take, takeLatest } from 'typed-redux-saga'
import { teams } from '../lists/lists.ts'
import { loadTeams, refreshTeams } from '../lists/load-lists-saga.ts'
import { selectTeams } from '../state.ts'
import { texts } from '../texts.ts'
import { usersSettled } from '../users/user-edits-slice.ts'
import {
  deployOperation,
  deployRequested,
  deployWatchStarted,
  deployWatchStopped,
  messageSent,
} from './deploy-slice.ts'

/** Milliseconds between two looks at mails that are under way. */
export const watchInterval = 1500

/** Reads what mails change: the teams' counts, then whatever rows of employees a screen shows. */
function* refreshStates(environment: Environment) {
  yield* loadTeams(environment)
  yield* put(usersSettled())
}

/** Has the signature sent to one employee or to a team. The row that asked for it shows a failure. */
export function* deploy(environment: Environment, { payload }: ReturnType<typeof deployRequested>) {
  const { client, notify } = environment
  const { target, message, sendAgain, idempotencyKey } = payload
  const parts = {
    path: { id: target.id },
    body: { deploy_message: message, send_again: sendAgain },
  }
  yield* trackOperation(deployOperation(target), function* () {
    const { queued } = yield* request((signal) =>
      client.call(target.kind === 'user' ? 'deployUser' : 'deployTeam', parts, {
        signal,
        idempotencyKey,
      }),
    )
    notify(texts.deploy.queued(queued), 'success')
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
      yield* refreshTeams(
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
  // Opening the page anew takes over from a watch that its closing has not yet ended.
  yield* takeLatest(deployWatchStarted.type, watchWhileOpen, environment)
}
