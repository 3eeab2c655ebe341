import type { TemplateUsage } from '../contract/entities/template-usage.ts'
import type { PrintContext } from '../merge/print-context.ts'
import type { CountedGroup, Placed } from '../ports/people.ts'
import type { TeamRecord, UserRecord } from '../ports/records.ts'
import { sizeOf } from '../rules/people-group.ts'
import { successorsOf } from '../rules/template-usage.ts'
import { displayName } from '../rules/display-name.ts'

/** Maximum number of names per kind in a response. */
export const namesShown = 20

interface Named {
  id: string
  name: string
}

const firstNames = (all: readonly Named[]) =>
  all.toSorted((a, b) => a.name.localeCompare(b.name, 'fr')).slice(0, namesShown)

/** The teams, and the first people by name, that the caller may see and that use the template. */
export interface VisibleHolders {
  teams: readonly TeamRecord[]
  users: readonly UserRecord[]
}

/**
 * Everyone who might be using a template: all employees of the organisation, and the teams that
 * have selected it.
 */
export interface Holders {
  teams: readonly TeamRecord[]
  people: readonly CountedGroup[]
}

/** Returns who uses a template, and which template they get when it is deleted. */
export function templateUsageView(
  context: PrintContext,
  templateId: string,
  { teams: selectingTeams, people }: Holders,
  visible: VisibleHolders,
): TemplateUsage {
  const { organisation, teams, templates } = context
  const usesTemplate = (holder: Pick<Placed, 'signature_template_id'>) =>
    holder.signature_template_id === templateId
  const successors = successorsOf(templateId, { organisation, teams, people })
  const nameOf = (id: string) => ({ id, name: templates.get(id)?.name ?? '' })
  return {
    template_id: templateId,
    is_default: organisation.signature_template_id === templateId,
    teams: {
      data: firstNames(visible.teams.filter(usesTemplate).map(({ id, name }) => ({ id, name }))),
      total: selectingTeams.filter(usesTemplate).length,
    },
    people: {
      data: firstNames(visible.users.map((user) => ({ id: user.id, name: displayName(user) }))),
      total: sizeOf(people.filter(usesTemplate)),
    },
    users_count: successors.reduce((sum, { count }) => sum + count, 0),
    successors: successors.map(({ source, templateId: next, count }) => ({
      source,
      signature_template: next === null ? null : nameOf(next),
      users_count: count,
    })),
  }
}
