import { type Environment, request, takeLeadingBy, trackOperation } from '@org/app-kit'
import { all, call, delay, put, race, select, take, takeLatest } from 'typed-redux-saga'
import { users } from '../lists/lists.ts'
import { loadTeams, loadUsers } from '../lists/load-lists-saga.ts'
import { selectUsers } from '../state.ts'
import { texts } from '../texts.ts'
import {
  deployOperation,
  deployRequested,
  type DeployTarget,
  deployWatchStarted,
  deployWatchStopped,
} from './deploy-slice.ts'
import { needsMail } from './needs-mail.ts'

/** Milliseconds between two looks at mails that are under way. */
export const watchInterval = 1500

/** Shows at once that the target's mails are under way; the server's rows follow with the next look. */
function* markQueued({ kind, id }: DeployTarget, sendAgain: boolean) {
  const { data } = yield* select(selectUsers)
  for (const user of data) {
    const isMeant = kind === 'user' ? user.id === id : user.team_id === id
    if (!isMeant || !needsMail(user, sendAgain)) continue
    yield* put(
      users.actions.patch({ id: user.id, changes: { deploy_status: 'queued', deploy_error: '' } }),
    )
  }
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
    yield* markQueued(target, sendAgain)
  })
}

/** Reads the employees and the teams again as long as a mail is under way. */
export function* watchMails(environment: Environment) {
  for (;;) {
    yield* delay(watchInterval)
    const { data } = yield* select(selectUsers)
    if (!data.some(({ deploy_status }) => deploy_status === 'queued')) continue
    yield* all([call(loadUsers, environment), call(loadTeams, environment)])
  }
}

/** Follows the mails until the deploy page is left. */
export function* watchWhileOpen(environment: Environment) {
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
