import type { PrintSources, SignatureSources, SourcesInParts } from '../ports/people.ts'
import type { TemplateRecord } from '../ports/records.ts'
import { resolveShared } from '../rules/resolve-signature.ts'
import { templatePrints, type TemplatePrints } from '../rules/version-parts.ts'

const globalTeam = { name: '', is_global: true }

/** Computes the prints of templates that are loaded with all that they show. */
export function printsOf(sources: SignatureSources): PrintSources {
  return {
    organisation: sources.organisation,
    teams: sources.teams,
    templates: sources.templates.map((template) => ({
      id: template.id,
      name: template.name,
      prints: templatePrintsOf(template, sources),
    })),
  }
}

/** Computes the prints of templates that are read in parts. */
export async function printsInParts({
  organisation,
  teams,
  parts,
}: SourcesInParts): Promise<PrintSources> {
  const templates: PrintSources['templates'] = []
  for await (const { templates: part, media } of parts) {
    templates.push(...printsOf({ organisation, teams, templates: part, media }).templates)
  }
  return { organisation, teams, templates }
}

/** Computes the prints of one of these templates. */
export function templatePrintsOf(
  template: TemplateRecord,
  { organisation, media }: Pick<SignatureSources, 'organisation' | 'media'>,
): TemplatePrints {
  const images = new Map(media.map((item) => [item.id, item]))
  return templatePrints(resolveShared(template, organisation, globalTeam, images))
}
