import type { Organisation } from '../contract/entities/organisation.ts'
import type { organisationOperations } from '../contract/operations/organisation.ts'
import { visibleBilling } from '../payments/billing-of.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { OrganisationRecord, UserRecord } from '../ports/records.ts'
import type { ScopedRepositories } from '../ports/repositories.ts'
import type { HandlersOf } from '../call/call.ts'
import { checkOrganisation, checkReference, current } from '../call/checks.ts'
import { omitUndefined } from '../call/omit-undefined.ts'
import { recordAct } from '../audit/record-act.ts'
import { countOutdated } from '../merge/count-outdated.ts'
import { organisationView } from '../views/organisation-view.ts'

/** Returns the organisation as this user may see it. */
export async function readOrganisation(
  adapters: Adapters,
  scoped: ScopedRepositories,
  user: UserRecord,
): Promise<Organisation> {
  return view(adapters, scoped, user, await scoped.organisation.get())
}

async function view(
  adapters: Adapters,
  scoped: ScopedRepositories,
  user: UserRecord,
  organisation: OrganisationRecord,
): Promise<Organisation> {
  const { logo_id: logoId } = organisation
  const logo = logoId === null ? null : await scoped.media.get(logoId)
  const billing = await visibleBilling(adapters, scoped, user)
  return organisationView(adapters, organisation, logo, billing)
}

export const organisationHandlers: HandlersOf<typeof organisationOperations> = {
  async getOrganisation({ adapters, caller, path, repositories }) {
    checkOrganisation(caller, path.id)
    const scoped = repositories.within(caller.scope)
    return readOrganisation(adapters, scoped, caller.user)
  },

  async updateOrganisation(call) {
    const { adapters, caller, path, body, ifRevision, commit } = call
    checkOrganisation(caller, path.id)
    return commit(async (inside) => {
      const scoped = inside.within(caller.scope)
      await checkReference(scoped.templates, body.signature_template_id, 'signature_template_id')
      await checkReference(scoped.media, body.logo_id, 'logo_id')
      const result = await scoped.organisation.update(omitUndefined(body), ifRevision)
      const read = () => readOrganisation(adapters, scoped, caller.user)
      const organisation = await current(result, read)
      await recordAct(call, inside, { action: 'company_changed', subject: organisation.name })
      return view(adapters, scoped, caller.user, organisation)
    })
  },

  async countOutdated({ caller, path, body, repositories }) {
    checkOrganisation(caller, path.id)
    const scoped = repositories.within(caller.scope)
    await checkReference(scoped.templates, body.signature_template_id, 'signature_template_id')
    await checkReference(scoped.media, body.logo_id, 'logo_id')
    return { outdated_count: await countOutdated(scoped, omitUndefined(body)) }
  },

  async setOnboarding({ adapters, caller, path, commit }) {
    checkOrganisation(caller, path.id)
    return commit(async (inside) => {
      const scoped = inside.within(caller.scope)
      const organisation = await scoped.organisation.get()
      if (organisation.has_onboarding) return view(adapters, scoped, caller.user, organisation)
      const result = await scoped.organisation.update({ has_onboarding: true })
      return view(
        adapters,
        scoped,
        caller.user,
        await current(result, () => scoped.organisation.get()),
      )
    })
  },
}
