import { otherAccounts } from '../accounts/other-accounts.ts'
import { sendCode } from '../accounts/send-code.ts'
import { startSession } from '../accounts/sessions.ts'
import { signIn } from '../accounts/sign-in.ts'
import { apiError } from '../contract/errors.ts'
import type { authOperations } from '../contract/operations/auth.ts'
import type { HandlersOf } from '../program/call.ts'
import { found } from '../program/checks.ts'

export const authHandlers: HandlersOf<typeof authOperations> = {
  async logout({ caller, query, repositories }) {
    if (query.revoke_token === true) await repositories.tokens.removeOfUser(caller.user.id)
    else await repositories.tokens.remove(caller.tokenHash)
    return { success: true }
  },

  async loginOtherAccount({ adapters, caller, query, repositories, commit }) {
    const accounts = await otherAccounts(repositories, caller.user)
    const account = found(accounts.find((other) => other.id === query.account_id))
    return commit(async (inside) => {
      const user = found(await inside.accounts.byId(account.id))
      await inside.tokens.remove(caller.tokenHash)
      return { success: true, payload: await startSession(adapters, inside, user, 'login') }
    })
  },

  async sendMagicLink({ adapters, query, client }) {
    await sendCode(adapters, query.email, client)
    return { success: true }
  },

  async loginMagicLink({ adapters, query, client, commit }) {
    const payload = await signIn(adapters, query, client, commit)
    if (payload) return { success: true, payload }
    const { type, code, message } = apiError('CODE_REFUSED')
    return { success: false, type, code, message, payload: null }
  },
}
