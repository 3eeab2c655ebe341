import { recordingFailure } from './record-failed-sign-in.ts'
import type { Session } from '../contract/entities/login-result.ts'
import { ApiError } from '../contract/api-error.ts'
import { apiError } from '../contract/errors.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { Repositories } from '../ports/repositories.ts'
import type { Commit, Origin } from '../call/call.ts'
import { enterByInvitation, invitationNeeded, openInvitation } from './accept-invitation.ts'
import { checkCode } from './check-code.ts'
import { mayRegister } from './may-register.ts'
import { openAccount } from './open-account.ts'

export interface SignIn {
  email: string
  code: string
  /** True when the person wants to administer an organisation, even if another one employs them. */
  register?: boolean | undefined
  /** Token from the link in an invitation mail. A valid code accepts the invitation. */
  invitation?: string | undefined
}

/**
 * Signs in with a code. Returns an error if the code is wrong, expired or already used, if it was
 * tried too often, or if the invitation is invalid. An invalid invitation does not use up the code.
 *
 * A known email opens the account used last, and an unknown email gets a new organisation. With
 * `register`, an email counts as known only if one of its accounts administers an organisation.
 * With an invitation, opens the account that the invitation grants rights to.
 */
export function signIn(
  adapters: Adapters,
  proof: SignIn,
  origin: Origin,
  commit: Commit,
): Promise<Session | ApiError> {
  const { email } = proof
  const { client, product } = origin
  return recordingFailure(adapters, { email, client, product }, () =>
    attempt(adapters, proof, origin, commit),
  )
}

async function attempt(
  adapters: Adapters,
  { email, code, register: wantsOwn = false, invitation: token }: SignIn,
  origin: Origin,
  commit: Commit,
): Promise<Session | ApiError> {
  const { browser, product } = origin
  const checked = await checkCode(adapters, { email, code }, origin)
  if (checked instanceof ApiError) return checked
  return commit(async (inside) => {
    const invitation =
      token === undefined ? null : await openInvitation(adapters, inside, token, { email, product })
    if (invitation instanceof ApiError) return invitation
    if (!invitation && !(await mayOpen(adapters, inside, email, origin))) {
      return origin.isAdminHost ? apiError('NOT_INVITED') : invitationNeeded()
    }
    if (!(await inside.codes.use(checked.number))) return apiError('CODE_REFUSED')
    if (browser !== null) await inside.browsers.remember(email, browser, adapters.clock.now())
    return invitation
      ? enterByInvitation(adapters, inside, invitation, origin)
      : openAccount(adapters, inside, { email, origin, wantsOwn })
  })
}

/** True for a person who has an account or may register. Others need an invitation link. */
async function mayOpen(
  { settings }: Adapters,
  { accounts }: Repositories,
  email: string,
  origin: Origin,
): Promise<boolean> {
  if (mayRegister(settings, origin)) return true
  return (await accounts.byEmail(email, origin.product)).length > 0
}
