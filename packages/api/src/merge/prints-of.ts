import type { PrintSources, SignatureSources } from '../ports/people.ts'
import type { MediaRecord, OrganisationRecord, TemplateRecord } from '../ports/records.ts'
import { resolveShared } from '../rules/resolve-signature.ts'
import { templatePrints, type TemplatePrints } from '../rules/version-parts.ts'

const globalTeam = { name: '', is_global: true }

/** Computes the prints of templates that are loaded with all that they show. */
export function printsOf(sources: SignatureSources): PrintSources {
  const media = new Map(sources.media.map((item) => [item.id, item]))
  return {
    organisation: sources.organisation,
    teams: sources.teams,
    templates: sources.templates.map((template) => ({
      id: template.id,
      name: template.name,
      prints: printsOfTemplate(template, sources.organisation, media),
    })),
  }
}

function printsOfTemplate(
  template: TemplateRecord,
  organisation: OrganisationRecord,
  media: ReadonlyMap<string, MediaRecord>,
): TemplatePrints {
  return templatePrints(resolveShared(template, organisation, globalTeam, media))
}
