import { everything } from '../contract/filter.ts'
import type { PrintSources, SourcesInParts, TemplatePart } from '../ports/people.ts'
import type { OrganisationRecord } from '../ports/records.ts'
import type { ScopedRepositories } from '../ports/repositories.ts'
import { employed } from '../rules/employees.ts'
import { sizeOf } from '../rules/people-group.ts'
import { printContextOf } from './print-context.ts'
import { printsOf } from './prints-of.ts'

type Tables = Pick<ScopedRepositories, 'people' | 'media'>

/**
 * Counts the installed signatures that are current now, but would be outdated after these changes.
 */
export async function countOutdated(
  scoped: Tables,
  changes: Partial<OrganisationRecord>,
): Promise<number> {
  const { groups, sources } = await scoped.people.groups({
    where: employed,
    search: everything,
  })
  const before = printContextOf(sources)
  const installed = groups.filter((group) => before.stateOf(group).is_deployed)
  if (installed.length === 0) return 0
  const current = await scoped.people.sourcesInParts(installed)
  const after = printContextOf(await changedPrints(scoped, current, changes))
  return sizeOf(installed.filter((group) => !after.stateOf(group).is_deployed))
}

/**
 * Computes the prints with the changes applied, including the template and the logo that the
 * changes refer to.
 */
async function changedPrints(
  { people, media }: Tables,
  { organisation: current, teams, parts }: SourcesInParts,
  changes: Partial<OrganisationRecord>,
): Promise<PrintSources> {
  const { signature_template_id, logo_id } = changes
  const logo = logo_id ? await media.get(logo_id) : null
  const organisation = { ...current, ...changes }
  const templates: PrintSources['templates'] = []
  const add = ({ templates: shown, media: images }: TemplatePart) => {
    const all = [...images, ...(logo ? [logo] : [])]
    templates.push(...printsOf({ organisation, teams, templates: shown, media: all }).templates)
  }
  for await (const part of parts) add(part)
  if (signature_template_id) add(await people.sources({ team_id: '', signature_template_id }))
  return { organisation, teams, templates }
}
