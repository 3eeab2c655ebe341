import {
  accountLinks,
  accountLinkToken,
  endLink,
  requestingMaster,
  setMaster,
} from '../accounts/account-links.ts'
import type { Act } from '../audit/new-entry.ts'
import { recordAct, recordIn } from '../audit/record-act.ts'
import { ownerOf } from '../accounts/owner-of.ts'
import { accountViews } from '../accounts/other-accounts.ts'
import type { accountLinkOperations } from '../contract/operations/account-links.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Repositories } from '../ports/repositories.ts'
import type { HandlersOf } from '../call/call.ts'
import { found } from '../call/checks.ts'

/** Creates the audit entry for the master whom `master` replaces; none if nobody is replaced. */
async function endOfFormer(
  inside: Repositories,
  { id, organisation_id: organisationId }: UserRecord,
  master: UserRecord,
): Promise<Act[]> {
  // This read takes a lock. If two masters are accepted at the same time, the second call finds the
  // first master and replaces it.
  const account = found(await inside.within({ organisationId }).users.get(id))
  if (account.master_user === null || account.master_user === master.id) return []
  const former = await inside.accounts.byId(account.master_user)
  return former ? [{ action: 'master_ended', subject: former.email }] : []
}

export const accountLinkHandlers: HandlersOf<typeof accountLinkOperations> = {
  async listAccountLinks({ caller, repositories }) {
    return accountLinks(repositories, ownerOf(caller))
  },

  async createAccountLink({ adapters, caller }) {
    return accountLinkToken(adapters, ownerOf(caller))
  },

  async readAccountLink({ adapters, caller, body, repositories }) {
    const master = await requestingMaster(adapters, repositories, body.token, ownerOf(caller))
    return found((await accountViews(repositories.accounts, [master]))[0])
  },

  async acceptAccountLink(call) {
    const { adapters, caller, body, commit } = call
    const owner = ownerOf(caller)
    return commit(async (inside) => {
      const master = await requestingMaster(adapters, inside, body.token, owner)
      const ended = await endOfFormer(inside, owner, master)
      await setMaster(inside, owner, master.id)
      await recordAct(call, inside, ...ended, { action: 'master_accepted', subject: master.email })
      return accountLinks(inside, { ...owner, master_user: master.id })
    })
  },

  async endAccountLink(call) {
    const { adapters, caller, origin, query, commit } = call
    const owner = ownerOf(caller)
    return commit(async (inside) => {
      const { account, masterEmail } = await endLink(inside, owner, query.account_id)
      const ended = { action: 'master_ended', subject: masterEmail } as const
      const actor = { user: owner, client: origin.client }
      // Add the entry to the audit log of the organisation whose account the master could open, no
      // matter who ends the link.
      await recordIn(adapters, inside, account.organisation_id, actor, ended)
      return accountLinks(inside, found(await inside.accounts.byId(owner.id)))
    })
  },
}
