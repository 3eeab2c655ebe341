import type { TemplateSource } from '../contract/entities/template-usage.ts'
import type { OrganisationRecord, TeamRecord, UserRecord } from '../ports/records.ts'
import { templateIdOf } from './resolve-signature.ts'

interface Holder {
  signature_template_id: string | null
}

/** The rows that determine who uses a template. */
export interface TemplateHolders {
  organisation: Pick<OrganisationRecord, 'signature_template_id'>
  teams: ReadonlyMap<string, Pick<TeamRecord, 'signature_template_id'>>
  people: readonly (Pick<UserRecord, 'team_id' | 'signature_template_id'> & {
    count: number
  })[]
}

/** People who get the same replacement, from the same source, when their template is deleted. */
export interface Successor {
  source: TemplateSource
  templateId: string | null
  count: number
}

/**
 * Returns which templates replace a deleted one and for how many people, the largest group first.
 */
export function successorsOf(
  templateId: string,
  { organisation, teams, people }: TemplateHolders,
): Successor[] {
  const without = ({ signature_template_id: selected }: Holder): Holder => ({
    signature_template_id: selected === templateId ? null : selected,
  })
  const groups = new Map<string, Successor>()
  for (const place of people) {
    const team = teams.get(place.team_id) ?? null
    if (templateIdOf(place, team, organisation) !== templateId) continue
    const next = nextOf(team && without(team), without(organisation))
    const key = `${next.source} ${next.templateId}`
    const group = groups.get(key) ?? { ...next, count: 0 }
    groups.set(key, { ...group, count: group.count + place.count })
  }
  return [...groups.values()].sort((a, b) => b.count - a.count)
}

function nextOf(team: Holder | null, organisation: Holder): Omit<Successor, 'count'> {
  if (team?.signature_template_id) return { source: 'team', templateId: team.signature_template_id }
  const templateId = organisation.signature_template_id
  return { source: templateId === null ? 'none' : 'organisation', templateId }
}
