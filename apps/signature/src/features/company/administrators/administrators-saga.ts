import { type AdministratorRole, maxLimit, type User } from '@org/api/client'
import {
  type Environment,
  errorMessage,
  explained,
  failureText,
  isSessionEnd,
  request,
  saveOperation,
  selectAuth,
  takeLeadingBy,
  trackOperation,
  userLoaded,
} from '@org/app-kit'
import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import { call, delay, put, race, select, take, takeLatest, takeLeading } from 'typed-redux-saga'
import { users } from '#shared/lists/users.ts'
import { administratorsTexts } from '../texts.ts'
import {
  administratorRemoved,
  administratorsFailed,
  administratorsLoaded,
  administratorsRequested,
  invitationRemoved,
  invitationStored,
  selectAdministrators,
} from './administrators-slice.ts'

export interface InvitationValues {
  email: string
  role: AdministratorRole
  /** The team to administer; omitted for the whole company. */
  team_id?: string
}

export const inviteOperation = 'administrators/invite'
export const sendAgainOperation = (id: string) => `administrators/send/${id}`

export const inviteRequested = createAction<{ values: InvitationValues; idempotencyKey: string }>(
  'administrators/inviteRequested',
)
/** Payload: the invitation's id. */
export const sendAgainRequested = createAction<string>('administrators/sendAgainRequested')
/** Payload: the invitation's id. */
export const revokeRequested = createAction<string>('administrators/revokeRequested')
export const withdrawRequested = createAction<User>('administrators/withdrawRequested')
/**
 * Dispatched when the card opens or closes. While it is open, the state of mails being sent is
 * polled.
 */
export const administratorsOpened = createAction('administrators/opened')
export const administratorsClosed = createAction('administrators/closed')

/** Interval in milliseconds for polling mails that are being sent. */
export const watchInterval = 1500

export function* loadAdministrators({ client }: Environment) {
  const auth = yield* select(selectAuth)
  if (!auth) return
  const path = { id: auth.organisation_id }
  const where = { role: ['admin', 'team_admin'], is_external: [true, false] }
  const order = ['last_name', 'first_name', 'email']
  try {
    const [people, invitations] = yield* request((signal) =>
      Promise.all([
        client.call(
          'listUsers',
          { path, query: { filter: { where, order, limit: maxLimit } } },
          { signal },
        ),
        client.call(
          'listInvitations',
          { path, query: { filter: { order: 'email', limit: maxLimit } } },
          { signal },
        ),
      ]),
    )
    yield* put(administratorsLoaded({ people: people.data, invitations: invitations.data }))
  } catch (error) {
    if (!isSessionEnd(error)) yield* put(administratorsFailed(errorMessage(error)))
  }
}

/** Sends an invitation. The dialog shows the error if this fails. */
export function* invite(environment: Environment, { payload }: ReturnType<typeof inviteRequested>) {
  const { client } = environment
  const auth = yield* select(selectAuth)
  if (!auth) return
  const call = { path: { id: auth.organisation_id }, body: payload.values }
  const { idempotencyKey } = payload
  yield* saveOperation(environment, inviteOperation, administratorsTexts.sending, function* () {
    const invitation = yield* request((signal) =>
      client.call('createInvitation', call, { signal, idempotencyKey }),
    )
    yield* put(invitationStored(invitation))
    return invitation.id
  })
}

export function* sendAgain(
  { client, notify }: Environment,
  { payload: id }: ReturnType<typeof sendAgainRequested>,
) {
  const outcome = yield* trackOperation(sendAgainOperation(id), function* () {
    const invitation = yield* request((signal) =>
      client.call('sendInvitation', { path: { id } }, { signal }),
    )
    yield* put(invitationStored(invitation))
  })
  if (outcome.status === 'succeeded') notify(administratorsTexts.sentAgain, 'success')
  if (outcome.status === 'failed') notify(explained(outcome.message, 'action'), 'danger')
}

/**
 * Applies a change immediately, then sends it. If sending fails, the lists are reloaded from the
 * server.
 */
function* assume(environment: Environment, change: UnknownAction, send: () => Generator) {
  yield* put(change)
  try {
    yield* send()
  } catch (error) {
    if (isSessionEnd(error)) return
    environment.notify(failureText(error, 'action'), 'danger')
    yield* put(administratorsRequested())
  }
}

export function* revoke(
  environment: Environment,
  { payload: id }: ReturnType<typeof revokeRequested>,
) {
  const { client, notify } = environment
  yield* assume(environment, invitationRemoved(id), function* () {
    yield* request((signal) => client.call('revokeInvitation', { path: { id } }, { signal }))
    notify(administratorsTexts.revoked, 'success')
    yield* put(administratorsRequested())
  })
}

export function* withdraw(
  environment: Environment,
  { payload: { id } }: ReturnType<typeof withdrawRequested>,
) {
  const { client, notify } = environment
  yield* assume(environment, administratorRemoved(id), function* () {
    const person = yield* request((signal) =>
      client.call('withdrawRights', { path: { id } }, { signal }),
    )
    notify(administratorsTexts.withdrawn, 'success')
    yield* put(users.actions.patch({ id, changes: person }))
    const auth = yield* select(selectAuth)
    // The current user is no longer an administrator and loses access to the administrators'
    // screens.
    if (auth?.user_id === id) yield* put(userLoaded(person))
    // Invitations sent by that person were revoked along with the rights.
    else yield* put(administratorsRequested())
  })
}

/** Loads the lists, then polls them while a mail is being sent. */
export function* watchMails() {
  yield* put(administratorsRequested())
  for (;;) {
    yield* delay(watchInterval)
    const { invitations } = yield* select(selectAdministrators)
    if (invitations.some(({ mail_status }) => mail_status === 'queued')) {
      yield* put(administratorsRequested())
    }
  }
}

function* watchWhileOpen() {
  yield* race({
    watching: call(watchMails),
    closed: take(administratorsClosed.type),
  })
}

export function* administratorsSaga(environment: Environment) {
  // A newer request replaces a running one, which may predate the last change.
  yield* takeLatest(administratorsRequested, loadAdministrators, environment)
  yield* takeLatest(administratorsOpened.type, watchWhileOpen)
  // A double click must not invite twice.
  yield* takeLeading(inviteRequested, invite, environment)
  // Requests for different invitations and people run concurrently. A request is ignored while one
  // of the same kind is running for the same invitation or person.
  yield* takeLeadingBy(
    sendAgainRequested,
    ({ payload }) => payload,
    (action) => sendAgain(environment, action),
  )
  yield* takeLeadingBy(
    revokeRequested,
    ({ payload }) => payload,
    (action) => revoke(environment, action),
  )
  yield* takeLeadingBy(
    withdrawRequested,
    ({ payload }) => payload.id,
    (action) => withdraw(environment, action),
  )
}
