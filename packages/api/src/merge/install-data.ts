import type { InstallData } from '../contract/entities/install-data.ts'
import { variantAddress, variantFor } from '../media/variant.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Repositories } from '../ports/repositories.ts'
import { campaignsFor, iconsBaseUrl, mergedSignature } from './merged-signature.ts'
import { loadContext, type OrganisationContext } from './organisation-context.ts'

/**
 * Returns the data of a person's install page: the merged signature, the person's fields, the
 * company, the team and the install key.
 */
export async function installData(
  adapters: Adapters,
  repositories: Repositories,
  user: UserRecord,
  installKey: string | null,
): Promise<InstallData> {
  const { publicUrl } = adapters.settings
  const context = await loadContext(repositories, user.organisation_id, user)
  const resolved = context.resolve(user)
  const merged = resolved
    ? await mergedSignature(adapters, {
        user,
        resolved,
        campaigns: await campaignsFor(repositories, context, user),
      })
    : null
  const team = context.teams.get(user.team_id)
  const { is_deployed, has_old_version } = context.stateOf(user)
  return {
    signature:
      resolved && merged
        ? {
            id: resolved.template.id,
            name: resolved.template.name,
            version: resolved.version,
            signatureData: JSON.stringify(merged.data),
          }
        : null,
    user: {
      email: user.email,
      first_name: user.first_name,
      last_name: user.last_name,
      position: user.position,
      phone_number: user.phone_number,
      mobile_number: user.mobile_number,
      is_deployed,
      has_old_version,
    },
    company: {
      name: context.organisation.name,
      website_url: context.organisation.website_url,
      country: context.organisation.country,
      logo: await companyLogo(adapters, context),
    },
    shows_mobile:
      user.mobile_number !== '' || (resolved?.template.signature_data.mobile.trim() ?? '') !== '',
    team: team && !team.is_global ? { id: team.id, name: team.name } : null,
    banner_url: merged?.bannerUrl ?? '',
    icons_base_url: iconsBaseUrl(publicUrl),
    public_url: publicUrl,
    install_key: installKey,
  }
}

/** Maximum size of the company logo at the top of the page, in CSS pixels. */
const logoBox = { width: 160, height: 48 }

async function companyLogo(
  { settings, secrets }: Adapters,
  { organisation, media }: OrganisationContext,
): Promise<InstallData['company']['logo']> {
  const logo = media.get(organisation.logo_id ?? '')
  if (!logo) return null
  const scale = Math.min(logoBox.width / logo.width, logoBox.height / logo.height, 1)
  const width = Math.max(1, Math.round(logo.width * scale))
  const height = Math.max(1, Math.round(logo.height * scale))
  const variant = { ...variantFor(logo, width, 0), kind: 'logo' } as const
  return {
    path: await variantAddress(settings.publicUrl, secrets, logo.id, variant),
    width,
    height,
  }
}
