import {
  accountLinks,
  accountLinkToken,
  endLink,
  masterWhoAsks,
  setMaster,
} from '../accounts/account-links.ts'
import { accountViews } from '../accounts/other-accounts.ts'
import { apiError } from '../contract/errors.ts'
import type { accountLinkOperations } from '../contract/operations/account-links.ts'
import type { HandlersOf } from '../program/call.ts'
import type { Caller } from '../program/caller.ts'
import { found } from '../program/checks.ts'

/** The owner of the account; its links are no matter of a master who has it open. */
function ownerOf({ user, openerId }: Caller) {
  if (openerId !== null) throw apiError('FORBIDDEN')
  return user
}

export const accountLinkHandlers: HandlersOf<typeof accountLinkOperations> = {
  async listAccountLinks({ caller, repositories }) {
    return accountLinks(repositories, ownerOf(caller))
  },

  async createAccountLink({ adapters, caller }) {
    return accountLinkToken(adapters, ownerOf(caller))
  },

  async readAccountLink({ adapters, caller, body, repositories }) {
    const master = await masterWhoAsks(adapters, repositories, body.token, ownerOf(caller))
    return found((await accountViews(repositories.accounts, [master]))[0])
  },

  async acceptAccountLink({ adapters, caller, body, commit }) {
    const owner = ownerOf(caller)
    return commit(async (inside) => {
      const master = await masterWhoAsks(adapters, inside, body.token, owner)
      await setMaster(inside, owner, master.id)
      return accountLinks(inside, { ...owner, master_user: master.id })
    })
  },

  async endAccountLink({ caller, query, commit }) {
    const owner = ownerOf(caller)
    return commit(async (inside) => {
      await endLink(inside, owner, query.account_id)
      return accountLinks(inside, found(await inside.accounts.byId(owner.id)))
    })
  },
}
