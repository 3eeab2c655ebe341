import type { InstallData } from '../contract/entities/install-data.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Repositories } from '../ports/repositories.ts'
import { deployState } from '../rules/deploy-state.ts'
import { iconsBaseUrl, mergedSignature } from './merged-signature.ts'
import { loadContext } from './organisation-context.ts'

/** What the install page of one person shows; nothing that the signature itself does not. */
export async function installData(
  adapters: Adapters,
  repositories: Repositories,
  user: UserRecord,
): Promise<InstallData> {
  const { publicUrl } = adapters.settings
  const context = await loadContext(repositories, user.organisation_id)
  const resolved = context.resolve(user)
  const merged = resolved
    ? await mergedSignature(adapters, repositories, context, user, resolved)
    : null
  const team = context.teams.get(user.team_id)
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
      id: user.id,
      email: user.email,
      first_name: user.first_name,
      last_name: user.last_name,
      position: user.position,
      phone_number: user.phone_number,
      is_deployed: deployState(user, resolved?.version ?? null).is_deployed,
    },
    company: {
      name: context.organisation.name,
      website_url: context.organisation.website_url,
    },
    team: team && !team.is_global ? { id: team.id, name: team.name } : null,
    banner_url: merged?.bannerUrl ?? '',
    icons_base_url: iconsBaseUrl(publicUrl),
    public_url: publicUrl,
  }
}
