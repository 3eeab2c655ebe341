import { everything } from '../contract/filter.ts'
import type { OrganisationRecord } from '../ports/records.ts'
import type { ScopedRepositories } from '../ports/repositories.ts'
import { employed } from '../rules/employees.ts'
import { sizeOf } from '../rules/people-group.ts'
import type { SignatureSources } from '../ports/people.ts'
import { printContextOf } from './print-context.ts'
import { printsOf } from './prints-of.ts'

/**
 * Counts the installed signatures that are current now, but would be outdated after these changes.
 */
export async function countOutdated(
  scoped: Pick<ScopedRepositories, 'people' | 'media'>,
  changes: Partial<OrganisationRecord>,
): Promise<number> {
  const { groups, sources } = await scoped.people.groups({
    where: employed,
    search: everything,
  })
  const before = printContextOf(sources)
  const installed = groups.filter((group) => before.stateOf(group).is_deployed)
  if (installed.length === 0) return 0
  const after = printContextOf(
    printsOf(await changedSources(scoped, await scoped.people.sources(installed), changes)),
  )
  return sizeOf(installed.filter((group) => !after.stateOf(group).is_deployed))
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
