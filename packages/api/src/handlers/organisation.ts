import { apiError } from '../contract/errors.ts'
import type { organisationOperations } from '../contract/operations/organisation.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { OrganisationRecord } from '../ports/records.ts'
import type { ScopedRepositories } from '../ports/repositories.ts'
import type { HandlersOf } from '../program/call.ts'
import { checkOrganisation, checkReference, current } from '../program/checks.ts'
import { defined } from '../program/defined.ts'
import { organisationView } from '../views/organisation-view.ts'

async function view(
  { settings }: Adapters,
  scoped: ScopedRepositories,
  organisation: OrganisationRecord,
) {
  const { logo_id: logoId } = organisation
  const logo = logoId === null ? null : await scoped.media.get(logoId)
  return organisationView(settings.publicUrl, organisation, logo)
}

export const organisationHandlers: HandlersOf<typeof organisationOperations> = {
  async getOrganisation({ adapters, caller, path, repositories }) {
    checkOrganisation(caller, path.id)
    const scoped = repositories.within(caller.scope)
    return view(adapters, scoped, await scoped.organisation.get())
  },

  async updateOrganisation({ adapters, caller, path, body, ifRevision, commit }) {
    checkOrganisation(caller, path.id)
    return commit(async (inside) => {
      const scoped = inside.within(caller.scope)
      await checkReference(scoped.templates, body.signature_template_id, 'signature_template_id')
      await checkReference(scoped.media, body.logo_id, 'logo_id')
      const result = await scoped.organisation.update(defined(body), ifRevision)
      const read = async () => view(adapters, scoped, await scoped.organisation.get())
      return view(adapters, scoped, await current(result, read))
    })
  },

  async setOnboarding({ adapters, caller, path, commit }) {
    checkOrganisation(caller, path.id)
    return commit(async (inside) => {
      const scoped = inside.within(caller.scope)
      const organisation = await scoped.organisation.get()
      if (organisation.has_onboarding) return view(adapters, scoped, organisation)
      const result = await scoped.organisation.update({ has_onboarding: true })
      return view(adapters, scoped, await current(result, () => scoped.organisation.get()))
    })
  },

  async resetPaymentMethod() {
    throw apiError('NOT_AVAILABLE')
  },

  async getSetupIntentKey() {
    throw apiError('NOT_AVAILABLE')
  },

  async updatePaymentMethod() {
    throw apiError('NOT_AVAILABLE')
  },
}
