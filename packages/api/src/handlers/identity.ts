import { signInByIdentity } from '../accounts/identity-sign-in.ts'
import { apiError } from '../contract/errors.ts'
import type { identityOperations } from '../contract/operations/identity.ts'
import type { HandlersOf } from '../call/call.ts'

export const identityHandlers: HandlersOf<typeof identityOperations> = {
  async loginIdentity({ adapters, body, origin, commit }) {
    const payload = await signInByIdentity(adapters, body, origin, commit)
    if (payload) return { success: true, payload }
    const { type, code, message } = apiError('IDENTITY_REFUSED')
    return { success: false, type, code, message, payload: null }
  },
}
