import type { HandlersOf } from '../call/call.ts'
import { checkOrganisation } from '../call/checks.ts'
import { apiError } from '../contract/errors.ts'
import type { organisationDeletionOperations } from '../contract/operations/organisation-deletion.ts'
import { visibleBilling } from '../payments/billing-of.ts'
import { countOf, deleteOwn } from './delete-own.ts'

export const organisationDeletionHandlers: HandlersOf<typeof organisationDeletionOperations> = {
  async previewDeletion({ adapters, caller, path, repositories }) {
    checkOrganisation(caller, path.id)
    const scoped = repositories.within(caller.scope)
    const { users, teams, templates, campaigns, media, storageUse } = scoped
    const billing = await visibleBilling(adapters, scoped, caller.user)
    const subscription = billing?.state.subscription
    return {
      name: (await scoped.organisation.get()).name,
      employees: await countOf(users, { is_external: false }),
      teams: await countOf(teams),
      signatures: await countOf(templates),
      banners: await countOf(campaigns),
      images: await countOf(media),
      storage: await storageUse.used(),
      has_subscription: subscription ? subscription.ends_at === null : false,
    }
  },

  async deleteOrganisation(call) {
    const { caller, path } = call
    checkOrganisation(caller, path.id)
    // A master acts for somebody else, who has not agreed to this.
    if (caller.openerId !== null) throw apiError('FORBIDDEN')
    return deleteOwn(call, 'organisation_deleted')
  },
}
