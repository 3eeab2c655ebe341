import { type Environment, request, saveOperation } from '@org/app-kit'
import { createAction } from '@reduxjs/toolkit'
import { takeLeading } from 'typed-redux-saga'
import { coachingPorts } from '#shared/ports/coaching-ports.ts'
import { coachesTexts } from './texts.ts'

/** The values of the form that invites a coach. */
export interface InvitationValues {
  email: string
  isAdmin: boolean
}

export const inviteOperation = 'coaches/invite'

export const inviteRequested = createAction<{ values: InvitationValues; idempotencyKey: string }>(
  'coaches/inviteRequested',
)

/** The action that the form's page dispatches, and the operation whose progress the page shows. */
export const inviteFlow = {
  requests: { create: inviteRequested },
  operations: { create: inviteOperation },
}

/** Sends an invitation. If that fails, the form shows why. */
function* invite(environment: Environment, { payload }: ReturnType<typeof inviteRequested>) {
  const { values, idempotencyKey } = payload
  yield* saveOperation(environment, inviteOperation, coachesTexts.sending, function* () {
    const { id } = yield* request((signal) =>
      coachingPorts(environment).coaches.invite(values, { signal, idempotencyKey }),
    )
    return id
  })
}

export function* inviteSaga(environment: Environment) {
  // A double click must not send two mails.
  yield* takeLeading(inviteRequested, invite, environment)
}
