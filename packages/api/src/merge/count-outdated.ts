import type { SignatureSources } from '../ports/people.ts'
import type { OrganisationRecord } from '../ports/records.ts'
import type { ScopedRepositories } from '../ports/repositories.ts'
import { employed } from '../rules/employees.ts'
import { countedFields } from '../rules/counted-member.ts'
import { contextOf } from './organisation-context.ts'

/**
 * Counts the installed signatures that are current now, but would be outdated after these changes.
 */
export async function countOutdated(
  scoped: Pick<ScopedRepositories, 'users' | 'people' | 'media'>,
  changes: Partial<OrganisationRecord>,
): Promise<number> {
  const members = await scoped.users.pick(countedFields, employed)
  const sources = await scoped.people.sources(members)
  const before = contextOf(sources)
  const installed = members.filter((user) => before.versionOf(user) === user.installed_version)
  if (installed.length === 0) return 0
  const after = contextOf(await changedSources(scoped, sources, changes))
  return installed.filter((user) => after.versionOf(user) !== user.installed_version).length
}

/**
 * Returns the sources with the changes applied, including the template and the logo that the
 * changes refer to.
 */
async function changedSources(
  { people, media }: Pick<ScopedRepositories, 'people' | 'media'>,
  sources: SignatureSources,
  changes: Partial<OrganisationRecord>,
): Promise<SignatureSources> {
  const { signature_template_id, logo_id } = changes
  const named = signature_template_id
    ? await people.sources([{ team_id: '', signature_template_id }])
    : null
  const logo = logo_id ? await media.get(logo_id) : null
  return {
    teams: sources.teams,
    organisation: { ...sources.organisation, ...changes },
    templates: [...sources.templates, ...(named?.templates ?? [])],
    media: [...sources.media, ...(named?.media ?? []), ...(logo ? [logo] : [])],
  }
}
