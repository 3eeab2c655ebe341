import { otherAccounts, sessionOwner } from '../accounts/other-accounts.ts'
import { sendCode } from '../accounts/send-code.ts'
import { endSessions, startSession } from '../accounts/sessions.ts'
import { signIn } from '../accounts/sign-in.ts'
import { recordSignIn } from '../audit/record-act.ts'
import { ApiError } from '../contract/api-error.ts'
import type { authOperations } from '../contract/operations/auth.ts'
import type { HandlersOf } from '../call/call.ts'
import { found } from '../call/checks.ts'

export const authHandlers: HandlersOf<typeof authOperations> = {
  async logout({ caller, query, commit }) {
    const { user, openerId, tokenHash } = caller
    return commit(async (inside) => {
      if (query.revoke_token !== true) await inside.tokens.remove(tokenHash)
      else await endSessions(inside, await sessionOwner(inside.accounts, user, openerId))
      return { success: true } as const
    })
  },

  async loginOtherAccount({ adapters, caller, query, origin, repositories, commit }) {
    const { user: from, openerId, tokenHash, signedInAt } = caller
    const { client, device } = origin
    const accounts = await otherAccounts(repositories, from, openerId)
    const account = found(accounts.find((other) => other.id === query.account_id))
    return commit(async (inside) => {
      const user = found(await inside.accounts.byId(account.id))
      const person = await sessionOwner(inside.accounts, from, openerId)
      const opener = user.email === person.email ? null : person.id
      await inside.tokens.remove(tokenHash)
      const whose = { client, openedBy: opener === null ? '' : person.email }
      await recordSignIn(adapters, inside, user, whose, { action: 'account_opened' })
      const start = { action: 'login', device, openerId: opener, signedInAt } as const
      return { success: true, payload: await startSession(adapters, inside, user, start) }
    })
  },

  async sendMagicLink({ adapters, query, origin }) {
    await sendCode(adapters, query, origin)
    return { success: true }
  },

  async loginMagicLink({ adapters, query, origin, commit }) {
    const result = await signIn(adapters, query, origin, commit)
    if (!(result instanceof ApiError)) return { success: true, payload: result }
    const { type, code, message } = result
    return { success: false, type, code, message, payload: null }
  },
}
