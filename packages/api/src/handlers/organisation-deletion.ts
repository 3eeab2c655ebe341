import { recordAct } from '../audit/record-act.ts'
import type { HandlersOf } from '../call/call.ts'
import { checkOrganisation } from '../call/checks.ts'
import { apiError } from '../contract/errors.ts'
import type { organisationDeletionOperations } from '../contract/operations/organisation-deletion.ts'
import { deletionJob } from '../jobs/deletion-job.ts'
import { visibleBilling } from '../payments/billing-of.ts'

/** A list that is only counted. */
const counted = { search: { terms: [], fields: [], phones: [] }, order: [], limit: 1, offset: 0 }
const all = { ...counted, where: {} }

export const organisationDeletionHandlers: HandlersOf<typeof organisationDeletionOperations> = {
  async previewDeletion({ adapters, caller, path, repositories }) {
    checkOrganisation(caller, path.id)
    const scoped = repositories.within(caller.scope)
    const { users, teams, templates, campaigns, media, storageUse } = scoped
    const billing = await visibleBilling(adapters, scoped, caller.user)
    const subscription = billing?.state.subscription
    return {
      employees: (await users.list({ ...counted, where: { is_external: false } })).total,
      teams: (await teams.list(all)).total,
      signatures: (await templates.list(all)).total,
      banners: (await campaigns.list(all)).total,
      images: (await media.list(all)).total,
      storage: await storageUse.used(),
      has_subscription: subscription ? subscription.ends_at === null : false,
    }
  },

  async deleteOrganisation(call) {
    const { caller, path, body, now, commit } = call
    checkOrganisation(caller, path.id)
    // A master acts for somebody else, who has not agreed to this.
    if (caller.openerId !== null) throw apiError('FORBIDDEN')
    return commit(async (inside) => {
      const { name } = await inside.within(caller.scope).organisation.get()
      if (body.name.trim() !== name.trim()) {
        throw apiError('WRONG_NAME', { payload: { field: 'name' } })
      }
      if (await inside.deletions.begin(path.id, now)) {
        await recordAct(call, inside, { action: 'organisation_deleted', subject: name })
        await inside.jobs.add([deletionJob({ organisationId: path.id, step: 'payments' }, 0, now)])
      }
      return { success: true } as const
    })
  },
}
