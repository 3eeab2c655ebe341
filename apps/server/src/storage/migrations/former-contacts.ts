import {
  partsIn,
  printContextOf,
  resolveShared,
  type SignatureSources,
  sharedVersion,
  signatureVersion,
  type TemplatePrints,
  type TemplateRecord,
  templatePrints,
  type UserRecord,
  type VersionParts,
} from '@org/api'

type Sources = Pick<SignatureSources, 'organisation' | 'media'>

/**
 * Resolves what people share as releases before `0061-mobile-and-skype` did: everybody got the
 * mobile number and the Skype name of the template.
 */
export function formerShared(
  template: TemplateRecord,
  { organisation, media }: Sources,
  team: { name: string; is_global: boolean },
) {
  const { mobile, skype } = template.signature_data
  const images = new Map(media.map((item) => [item.id, item]))
  return { ...resolveShared(template, organisation, team, images), mobile, skype }
}

const globalTeam = { name: '', is_global: true }

/** Computes the prints of a template as these releases did. */
export const formerPrints = (template: TemplateRecord, sources: Sources): TemplatePrints =>
  templatePrints(formerShared(template, sources, globalTeam))

/** Computes the versions of people and their parts as these releases did. */
export function formerContext(sources: SignatureSources) {
  const prints = printContextOf({
    ...sources,
    templates: sources.templates.map((template) => ({
      id: template.id,
      name: template.name,
      prints: formerPrints(template, sources),
    })),
  })
  const templates = new Map(sources.templates.map((template) => [template.id, template]))
  return {
    versionOf(user: UserRecord): string | null {
      const template = templates.get(prints.templateOf(user)?.id ?? '')
      if (!template) return null
      const team = prints.teams.get(user.team_id) ?? globalTeam
      return signatureVersion(sharedVersion(formerShared(template, sources, team)), user)
    },
    partsOf: (user: UserRecord): VersionParts | null => partsIn(prints, user),
  }
}
