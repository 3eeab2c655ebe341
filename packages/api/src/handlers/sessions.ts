import { openSessions, ownSessions } from '../accounts/open-sessions.ts'
import type { sessionOperations } from '../contract/operations/sessions.ts'
import type { HandlersOf } from '../call/call.ts'
import { found } from '../call/checks.ts'

export const sessionHandlers: HandlersOf<typeof sessionOperations> = {
  async listSessions({ caller, repositories, now }) {
    return openSessions(repositories, caller, now)
  },

  async endSession({ caller, path, now, commit }) {
    return commit(async (inside) => {
      const { tokens } = await ownSessions(inside, caller, now)
      await inside.tokens.remove(found(tokens.find(({ id }) => id === path.id)).hash)
      return openSessions(inside, caller, now)
    })
  },

  async endOtherSessions({ caller, now, commit }) {
    return commit(async (inside) => {
      const { tokens } = await ownSessions(inside, caller, now)
      const others = tokens.filter(({ hash }) => hash !== caller.tokenHash)
      for (const { hash } of others) await inside.tokens.remove(hash)
      return openSessions(inside, caller, now)
    })
  },
}
